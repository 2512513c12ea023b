import type { ReactNode, SVGAttributes } from 'react'
import styles from './icon.module.css'

/** Drawings in the line of the motif; each is decoration beside words. */
const drawings = {
  share: 'M3 12c7 0 9-7 18-7M3 12h18M3 12c7 0 9 7 18 7',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  find: 'M16 16l6 6M10 3a7 7 0 100 14 7 7 0 000-14z',
  copy: 'M8 8h13v13H8zM4 16H3V3h13v1',
  done: 'M3 13l6 6L21 5',
  close: 'M4 4l16 16M20 4L4 20',
  burger: 'M0 4h24M0 12h24M0 20h24',
  caret: 'M5 9l7 7 7-7',
  star: 'M12 2.5l2.9 6.2 6.6.9-4.8 4.7 1.2 6.7L12 17.8 6.1 21l1.2-6.7L2.5 9.6l6.6-.9z',
} as const

export type IconName = keyof typeof drawings

type IconProps = SVGAttributes<SVGSVGElement> & { name: IconName; hidden?: boolean }

export function Icon({ name, className, hidden = false, ...attributes }: IconProps): ReactNode {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      {...attributes}
      {...(hidden && { hidden: true })}
    >
      <path d={drawings[name]} />
    </svg>
  )
}

/** Three strands that meet: the arrow of every "more" link. */
export function Arrow({ isBack = false }: { isBack?: boolean }): ReactNode {
  return (
    <svg
      className={isBack ? `${styles.arrow} ${styles.back}` : styles.arrow}
      viewBox="0 0 26 14"
      width="26"
      height="14"
      aria-hidden="true"
    >
      <path d="M0 1c9 0 13 6 25 6M0 13c9 0 13-6 25-6M0 7h25" />
    </svg>
  )
}
