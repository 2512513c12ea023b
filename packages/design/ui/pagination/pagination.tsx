// Links to the pages of a long list. Every word is a prop.
import '@forum/design/styles/parts/tabs.css'
import '@forum/design/styles/parts/turn.css'
import type { ReactNode } from 'react'
import { Arrow } from '../icon/icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  current: number
  count: number
  /** Address of a page. */
  to: (page: number) => string
  words: { pages: string; page: string; previous: string; next: string }
}

/** Previous, numbers, next; nothing when there is one page. */
export function Pagination({ current, count, to, words }: PaginationProps): ReactNode {
  if (count < 2) return null
  return (
    <nav className="turn above7" aria-label={words.pages}>
      <div>
        {current > 1 && (
          <a className="target more" href={to(current - 1)} rel="prev">
            <Arrow isBack />
            <span>{words.previous}</span>
          </a>
        )}
      </div>
      <ol role="list" className={`cluster tabs ${styles.numbers}`}>
        {pageNumbers(current, count).map((number, index, all) =>
          number === null ? (
            <li key={`after ${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a href={to(number)} aria-current={number === current ? 'page' : undefined}>
                <span className="visuallyHidden">{words.page} </span>
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      <div>
        {current < count && (
          <a className="target more" href={to(current + 1)} rel="next">
            <span>{words.next}</span>
            <Arrow />
          </a>
        )}
      </div>
    </nav>
  )
}
