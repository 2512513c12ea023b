import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/remark.css'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import type { Moved } from '@forum/domain/programme/changes.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { ReactNode } from 'react'
import { RoomMark } from '../room-mark/room-mark.tsx'
import type { SessionTimes } from '../session-moment/moment-text.ts'
import { SessionMoment, timedData, useClock } from '../session-moment/session-moment.tsx'
import { ShareButton } from '../share/share-button.tsx'
import type { ShareItem } from '../share/share-links.ts'
import { Clock, OwnTime } from '../shown-zone/shown-zone.tsx'
import { type Star, StarButton } from '../stars/star-button.tsx'
import { Text } from '../text/text.tsx'
import sheet from './event-rows.css?inline'

export type EventRow = {
  key: string
  /** `HH:MM`, and ISO 8601. */
  time: string
  /** End as `HH:MM`, if shown. */
  until?: string | undefined
  dateTime?: string | undefined
  title: LocalText
  /** Its page; without one the row is plain text. */
  to?: string | undefined
  /** A place outside the halls has no number. */
  room?: { name: string; number?: number } | undefined
  /** Name of a place outside the venue. */
  away?: string | undefined
  /** Names or role, one per line. */
  aside: readonly string[]
  isBreak?: boolean
  /** Cancelled. */
  isCancelled?: boolean
  /** Moved to another time or hall. */
  moved?: Moved
  /** Adds a share button. */
  share?: ShareItem | undefined
  /** Adds a star button. */
  star?: Star | undefined
  /** Adds its current state, if the list has `now`. */
  times?: SessionTimes | undefined
  /** Notes; a row with a list has space for conflicts (islands/clash). */
  notes?: readonly string[] | undefined
}

type EventRowsProps = {
  rows: readonly EventRow[]
  /** Server time. */
  now?: Instant
  /** In a frame on another site: links open outside it, and there are no scripts. */
  isInFrame?: boolean
}

/** Rows of sessions: time, title, room, people (product.md, 8.7). */
export function EventRows({ rows, now, isInFrame = false }: EventRowsProps): ReactNode {
  const clock = useClock(rows.some(({ times }) => times) ? now : undefined)
  return (
    <ol role="list" className="eventRows list" {...clock}>
      <Sheet of={sheet} />
      {rows.map((row) => (
        <li
          key={row.key}
          className={row.isBreak ? 'eventBreak' : isInFrame ? undefined : classOf(row)}
          {...(row.times &&
            now !== undefined && {
              ...timedData(row.times),
              ...data({ 'data-room': row.room?.number, 'data-away': row.away }),
            })}
        >
          {row.to ? (
            <a className="eventRow" href={row.to} {...(isInFrame && { target: '_blank', rel: 'noopener' })}>
              <Cells row={row} now={now} />
            </a>
          ) : (
            <div className="eventRow">
              <Cells row={row} now={now} />
            </div>
          )}
          {!isInFrame && (row.share || row.star) && (
            <span className="eventActions screenOnly">
              {row.share && <ShareButton item={row.share} variant="icon" />}
              {row.star && <StarButton star={row.star} title={row.title} />}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Space for the buttons. */
function classOf({ share, star }: EventRow): string | undefined {
  if (share && star) return 'eventActing eventActingTwice'
  return share || star ? 'eventActing' : undefined
}

function Cells({ row, now }: { row: EventRow; now: Instant | undefined }): ReactNode {
  const { changes } = useWords()
  const moved = row.times && now !== undefined && stateOf(row.times, now) !== 'past' && row.moved
  return (
    <>
      <div className={row.times ? 'eventClock eventTimed' : 'eventClock'}>
        {row.time && (
          <time className="eventTime figure" dateTime={row.dateTime}>
            <Clock text={row.time} />
            {row.until && (
              <span className="eventUntil">
                –<Clock text={row.until} />
              </span>
            )}
          </time>
        )}
        {row.times && <OwnTime at={row.times.start} until={row.times.end} />}
        {row.times && now !== undefined && <SessionMoment times={row.times} now={now} />}
      </div>
      <span className="eventTitle title">
        {row.isCancelled && <b className="bad">{changes.cancelled}</b>}
        {moved && <b className="eventMoved">{changes[moved]}</b>}
        <Text className="named" of={row.title} {...(row.isCancelled && { as: 's' })} />
        {row.notes && (
          <span>
            {row.notes.map((note) => (
              <span key={note} className="remark">
                {note}
              </span>
            ))}
            <span {...data({ 'data-notes': '' })} />
          </span>
        )}
      </span>
      {row.room && (
        <span className="eventRoom small strong">
          {row.room.number !== undefined && <RoomMark number={row.room.number} />}
          {row.room.name}
        </span>
      )}
      {row.aside.length > 0 && (
        <span className="eventAside aside">
          {row.aside.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </>
  )
}
