import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { EventRows } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import type { ReactNode } from 'react'
import type { MyView } from './my-view.ts'

/** Sessions by day, then without a time. In one's own programme the browser shows only the starred ones. */
export function ChosenDays({ view: { days, untimed, now } }: { view: MyView }): ReactNode {
  const { programme: words } = useWords()
  return (
    <>
      {days.map(({ date, title, rows }) => (
        <section key={date} className="wrap" {...data({ 'data-chosen': '' })}>
          <h2 className="capital above6 below4">{title}</h2>
          <EventRows rows={rows} now={now} />
        </section>
      ))}
      {untimed.length > 0 && (
        <section className="wrap" {...data({ 'data-chosen': '' })}>
          <h2 className="capital above6 below4">{words.untimed}</h2>
          <EventRows rows={untimed} />
        </section>
      )}
    </>
  )
}

/** Changes of chosen sessions since this browser's last visit; empty at the first visit. */
export function NewsOfMine({ view: { news } }: { view: MyView }): ReactNode {
  const { changes: words } = useWords()
  if (news.length === 0) return null
  return (
    <div className="wrap">
      <div className="notice above4" role="status" {...data({ 'data-news': '' })} hidden>
        <p className="strong">{words.sinceLast}</p>
        <ul role="list">
          {news.map(({ key, title, at, lines }) => (
            <li key={key} {...data({ 'data-key': key, 'data-at': at })}>
              <b>{wordsOf(title)}</b>: {lines.join('. ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
