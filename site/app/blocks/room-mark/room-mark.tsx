import type { ReactNode } from 'react'
import styles from './room-mark.module.css'

/** Rooms are marked by a number of bars, not by colour (product.md, 8.6). */
export function RoomMark({ number, variant = 'small' }: { number: number; variant?: 'small' | 'edge' }): ReactNode {
  return (
    <span className={`${styles.mark} ${variant === 'small' ? styles.small : ''}`} aria-hidden="true">
      {Array.from({ length: Math.min(Math.max(number, 1), 8) }, (_, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are all alike.
        <i key={bar} />
      ))}
    </span>
  )
}
