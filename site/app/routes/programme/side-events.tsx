import '@forum/design/styles/parts/cells.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin, sideEventsAnchor } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { RoomMark } from '@forum/site/app/blocks/room-mark/room-mark.tsx'
import { DateText, Time } from '@forum/site/app/blocks/shown-zone/shown-zone.tsx'
import { StarButton } from '@forum/site/app/blocks/stars/star-button.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { ReactNode } from 'react'
import type { SideEventView } from './side-event-view.ts'
import styles from './side-events.module.css'

type SideEventsProps = { year: number; events: readonly SideEventView[]; now: Instant }

/** Side events as a plain list, with registration links if not over. */
export function SideEvents({ year, events, now }: SideEventsProps): ReactNode {
  const locale = useLocale()
  const { changes, programme: words } = useWords()
  if (events.length === 0) return null
  return (
    <section id={sideEventsAnchor} className="section" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{words.sideEvents}</h2>
        </div>
        <ol role="list" className="list">
          {events.map((event) => (
            <li key={event.key} className={`cells ${styles.row}`}>
              <div>
                {event.start === null ? <p className="aside">{words.untimed}</p> : <When start={event.start} end={event.end} />}
              </div>
              <div>
                {event.isCancelled && <p className="small strong bad">{changes.cancelled}</p>}
                <Text as="h3" of={event.title}>
                  {(title) => (
                    <a href={localePath(locale, pathWithin.sideEvent(year, event.slug))}>
                      {event.isCancelled ? <s>{title}</s> : title}
                    </a>
                  )}
                </Text>
                <About event={event} />
              </div>
              <div>
                <Where event={event} />
                <div className={`cluster small screenOnly ${styles.link}`}>
                  {stateOf(event, now) !== 'past' && <StarButton star={{ year, key: event.starKey }} title={event.title} />}
                  {event.registration && stateOf(event, now) !== 'past' && (
                    <MoreLink to={event.registration}>
                      {words.register}
                      <span className="visuallyHidden">{`: ${wordsOf(event.title)}`}</span>
                    </MoreLink>
                  )}
                </div>
              </div>
              {event.image && (
                <div className={`notPhone screenOnly ${styles.picture}`}>
                  <Cover file={event.image} ratio="photo" sizes="192px" largest={480} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Room, and the editor's place. */
function Where({ event: { room, location } }: { event: SideEventView }): ReactNode {
  return (
    <div className="aside">
      {room && (
        <Text as="p" of={room.name} asWritten>
          {(name) => (
            <>
              <RoomMark number={room.number} /> {name}
            </>
          )}
        </Text>
      )}
      {location && <Text as="p" of={location} asWritten />}
    </div>
  )
}

/** Description, format and people. */
function About({ event: { format, description, people } }: { event: SideEventView }): ReactNode {
  const form = [format.kind, format.languages].filter(Boolean).join(', ')
  return (
    <div className="gap2 small above2">
      {form && <p className="quiet">{form}</p>}
      {description && <RichText of={description} />}
      {people.length > 0 && <People people={people} />}
    </div>
  )
}

function People({ people }: { people: SideEventView['people'] }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  return (
    <ul role="list" className="cluster strong">
      {people.map(({ slug, name, isModerator }) => (
        <li key={slug}>
          <a className="underlined" href={localePath(locale, pathWithin.speaker(slug))}>
            <Text of={name} asWritten />
          </a>
          {isModerator && <span className="quiet">, {words.moderatorTag.toLowerCase()}</span>}
        </li>
      ))}
    </ul>
  )
}

function When({ start, end }: { start: Instant; end: Instant | null }): ReactNode {
  return (
    <>
      <p className="figure dial">
        <DateText at={start} />
      </p>
      <p className="aside">
        <Time at={start} />
        {end !== null && (
          <>
            –<Time at={end} />
          </>
        )}
      </p>
    </>
  )
}
