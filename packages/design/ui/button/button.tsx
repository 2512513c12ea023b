import type { ReactNode } from 'react'
import styles from './button.module.css'

type Variant = { variant?: 'wheat' | 'outlined'; size?: 'large' | 'small' }

/** What makes a button a quiet one. */
export const outlinedClass = styles.outlined

/** Class names of a button, for elements that are buttons by nature. */
export function buttonClass({ variant = 'wheat', size = 'large' }: Variant = {}): string {
  return [`screenOnly ${styles.button}`, variant === 'outlined' && outlinedClass, size === 'small' && styles.small]
    .filter(Boolean)
    .join(' ')
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, ...variant }: Variant & { to: string; children: ReactNode }) {
  return (
    <a className={buttonClass(variant)} href={to}>
      {children}
    </a>
  )
}
