import type { CSSProperties, ReactNode } from 'react'
import { emLength } from '../motto/motto-fit.ts'
import styles from './initials.module.css'
import { initialsOf } from './initials-of.ts'

/** Placeholder for a missing photo: initials cut by lines of the pattern. Decorative. */
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
