// What stands below the heading of a session's page, or a side event's: when, where and in what form; beside it what a visitor does with it.
import '@forum/design/styles/parts/terms.css'
import { useWords } from '@forum/design/page/page-facts.tsx'
import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { ReactNode } from 'react'
import { RoomName } from '../room-mark/room-name.tsx'
import type { SessionFormat } from '../session-format/session-format.ts'
import { SessionMoment, timedData, useClock } from '../session-moment/session-moment.tsx'
import { Clock, OwnTime } from '../shown-zone/shown-zone.tsx'
import { Text } from '../text/text.tsx'
import styles from './facts.module.css'
import type { WhenView } from './when.ts'

/** Facts as `children`, nothing if none is known; `actions`: buttons, one below the other. */
export function Facts({ children, actions }: { children: ReactNode; actions: ReactNode }): ReactNode {
  return (
    <div className={`split at10 grid ${styles.facts}`}>
      {children && <dl className="terms">{children}</dl>}
      <div className={`buttons screenOnly ${styles.actions} gap2`}>{actions}</div>
    </div>
  )
}

/** `now` null: no current state, because it is cancelled. */
export function TimeFact({ when, now }: { when: WhenView; now: Instant | null }): ReactNode {
  const { programme: words } = useWords()
  const start = Date.parse(when.start.iso)
  const end = when.end && Date.parse(when.end.iso)
  const times = { start, end, ...(when.held && { held: when.held }) }
  const clock = useClock(now ?? undefined)
  return (
    <div {...clock}>
      <dt>{words.time}</dt>
      <dd className={`figure ${styles.time}`}>
        <time dateTime={when.start.iso}>
          <Clock text={when.start.text} />
        </time>
        {when.end && (
          <>
            –
            <time dateTime={when.end.iso}>
              <Clock text={when.end.text} />
            </time>
          </>
        )}
      </dd>
      <dd className="capital">
        {when.date}
        <OwnTime at={start} until={end} />
        {now !== null && (
          <span className={styles.moment} {...timedData(times)}>
            <SessionMoment times={times} now={now} />
          </span>
        )}
      </dd>
    </div>
  )
}

type RoomFactProps = { room: { name: LocalText; number: number }; venue: LocalText | null }

/** Hall and venue. */
export function RoomFact({ room, venue }: RoomFactProps): ReactNode {
  const { programme: words } = useWords()
  return (
    <div>
      <dt>{words.room}</dt>
      <RoomName room={room} />
      {venue && <Text as="dd" of={venue} asWritten />}
    </div>
  )
}

/** The editor's place; says if it is outside the venue. */
export function PlaceFact({ place, isAway }: { place: LocalText; isAway: boolean }): ReactNode {
  const { programme: words } = useWords()
  return (
    <div>
      <dt>{words.place}</dt>
      <Text as="dd" of={place} asWritten />
      {isAway && <dd className="capital">{words.outsideVenue}</dd>}
    </div>
  )
}

type FormatFactProps = { format: SessionFormat; topic: { title: LocalText; to: string | null } | null }

/** Kind, length, languages and topic; the topic leads to others of its kind. */
export function FormatFact({ format, topic }: FormatFactProps): ReactNode {
  if (!format.kind && !format.languages && !topic) return null
  return (
    <div>
      <dt>{format.title}</dt>
      {format.kind && <dd className="capital">{format.kind}</dd>}
      {format.languages && <dd className="capital">{format.languages}</dd>}
      {topic && (
        <Text as="dd" of={topic.title}>
          {(title) =>
            topic.to ? (
              <a className="underlined" href={topic.to}>
                {title}
              </a>
            ) : (
              title
            )
          }
        </Text>
      )}
    </div>
  )
}
