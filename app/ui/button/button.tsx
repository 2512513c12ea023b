import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = { look?: 'wheat' | 'outlined'; size?: 'large' | 'small' }

/** Class names of a button, for elements that are buttons by nature. */
export function buttonClass({ look = 'wheat', size = 'large' }: Look = {}): string {
  return [styles.button, look === 'outlined' && styles.outlined, size === 'small' && styles.small].filter(Boolean).join(' ')
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, ...look }: Look & { to: string; children: ReactNode }) {
  return (
    <Link className={buttonClass(look)} to={to}>
      {children}
    </Link>
  )
}
