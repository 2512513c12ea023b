import type { CSSProperties, ReactNode } from 'react'
import { emLength } from '../motto/motto-fit.ts'
import styles from './initials.module.css'
import { initialsOf } from './initials-of.ts'

/** Instead of a photograph that was never sent: the initials of `name`, cut by the lines of the sheaf. It fills its plate, and says nothing. */
export function Initials({ name }: { name: string }): ReactNode {
  const letters = initialsOf(name)
  return (
    <span
      className={styles.initials}
      style={{ '--letters': Math.round(emLength(letters) * 100) / 100 } as CSSProperties}
      aria-hidden="true"
    >
      <span>{letters}</span>
    </span>
  )
}
