import type { ReactNode } from 'react'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { stateOf } from '#domain/programme/event-state.ts'
import type { Instant } from '#domain/record.ts'
import { Text } from '../../blocks/text/text.tsx'
import { useWords } from '../../locale.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { DateText, Time } from './shown-zone.tsx'
import type { SideEventView } from './side-event-view.ts'
import styles from './side-events.module.css'

/** What happens around the forum: a plain list; one registers for what is not over. */
export function SideEvents({ events, now }: { events: readonly SideEventView[]; now: Instant }): ReactNode {
  const { programme: words } = useWords()
  if (events.length === 0) return null
  return (
    <section className="section" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{words.sideEvents}</h2>
        </div>
        <ol className={styles.rows}>
          {events.map((event) => (
            <li key={`${wordsOf(event.title)} ${event.start}`} className={styles.row}>
              <p className={styles.when}>{event.start !== null && <When start={event.start} end={event.end} />}</p>
              <Text as="h3" className={styles.title} of={event.title} />
              <Text as="p" className={styles.place} of={event.location ?? ''} asWritten />
              {event.registration && stateOf(event, now) !== 'past' && (
                <div className={styles.link}>
                  <MoreLink to={event.registration}>
                    {words.register}
                    <span className="visuallyHidden">: {wordsOf(event.title)}</span>
                  </MoreLink>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function When({ start, end }: { start: Instant; end: Instant | null }): ReactNode {
  return (
    <>
      <b>
        <DateText at={start} />
      </b>
      <span>
        <Time at={start} />
        {end !== null && (
          <>
            –<Time at={end} />
          </>
        )}
      </span>
    </>
  )
}
