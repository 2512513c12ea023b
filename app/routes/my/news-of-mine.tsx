import type { ReactNode } from 'react'
import { wordsOf } from '#domain/localisation/local-text.ts'
import type { SessionKey } from '#domain/programme/selection.ts'
import { useLastVisit } from '../../blocks/programme-change/use-last-visit.ts'
import { useWords } from '../../page-facts.tsx'
import type { MyView } from './my-view.ts'
import styles from './route.module.css'

/** What of the starred sessions changed since this browser was here; nothing at the first visit. */
export function NewsOfMine({
  view: { year, days, told, now },
  chosen,
}: {
  view: MyView
  chosen: readonly SessionKey[]
}): ReactNode {
  const { changes: words } = useWords()
  const last = useLastVisit(year, now)
  const news = days
    .flatMap(({ items }) => items)
    .filter(({ key = '' }) => chosen.includes(key) && last !== null && (told[key]?.at ?? 0) > last)
  if (news.length === 0) return null
  return (
    <div className="wrap">
      <div className={styles.news} role="status">
        <p>{words.sinceLast}</p>
        <ul>
          {news.map(({ key = '', title }) => (
            <li key={key}>
              <b>{wordsOf(title)}</b>: {told[key]?.lines.join('. ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
