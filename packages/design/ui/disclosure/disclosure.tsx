import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

type DisclosureProps = {
  /** What is opened: a heading, or words. */
  title: ReactNode
  /** Beside the title, in quiet words. */
  note?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** A row that opens to show more below it; rows stand one below the other between lines. */
export function Disclosure({ title, note, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>
        {title}
        {note && <span className="aside strong">{note}</span>}
        <Icon name="caret" />
      </summary>
      <div className="below6">{children}</div>
    </details>
  )
}
