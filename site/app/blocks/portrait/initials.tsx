import type { CSSProperties, ReactNode } from 'react'
import { emLength } from '../motto/motto-fit.ts'
import styles from './initials.module.css'
import { initialsOf } from './initials-of.ts'

type InitialsProps = {
  name: string
  /** Below the letters: the number that the person brings. */
  figure?: string | undefined
  /** Wheat: speaks today, or leads. */
  isLit?: boolean
  /** Unlike an earlier plate with the same initials. */
  isInverse?: boolean | undefined
}

/** Placeholder for a missing photo: initials cut by lines of the pattern. Decorative: the number is said on the person's page. */
export function Initials({ name, figure, isLit = false, isInverse = false }: InitialsProps): ReactNode {
  const letters = initialsOf(name)
  const names = [styles.initials, isLit && styles.lit, isInverse && styles.inverse]
  const sizes = {
    '--letters': Math.round(emLength(letters) * 100) / 100,
    ...(figure && { '--figure': Math.round(emLength(figure) * 100) / 100, '--up': '20cqi' }),
  }
  return (
    <span className={names.filter(Boolean).join(' ')} style={sizes as CSSProperties} aria-hidden="true">
      <span>{letters}</span>
      {figure && <b>{figure}</b>}
    </span>
  )
}
