import type { ReactNode } from 'react'
import { Arrow } from '../icon/icon.tsx'
import styles from './neighbours.module.css'

/** `lang`: of the title where it is not the page's. */
type Neighbour = { to: string; title: string; lang?: string | undefined }

type NeighboursProps = {
  /** What they are: "Сусідні новини". */
  label: string
  previous: (Neighbour & { label: string }) | null
  next: (Neighbour & { label: string }) | null
}

/** What stands before and after this page in its list. */
export function Neighbours({ label, previous, next }: NeighboursProps): ReactNode {
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && <NeighbourLink {...previous} direction="previous" />}
      {next && <NeighbourLink {...next} direction="next" />}
    </nav>
  )
}

type NeighbourLinkProps = Neighbour & { label: string; direction: 'previous' | 'next' }

function NeighbourLink({ to, title, lang, label, direction }: NeighbourLinkProps): ReactNode {
  return (
    <a
      className={`gap2 start ${direction === 'next' ? styles.next : ''}`}
      href={to}
      rel={direction === 'previous' ? 'prev' : 'next'}
    >
      <span className="target aside strong">
        {direction === 'previous' && <Arrow isBack />}
        {label}
        {direction === 'next' && <Arrow />}
      </span>
      <span className="title named" lang={lang}>
        {title}
      </span>
    </a>
  )
}
