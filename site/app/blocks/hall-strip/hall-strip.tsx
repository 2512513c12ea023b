import { data } from '@forum/design/attributes/attributes.ts'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import swipe from '@forum/design/styles/parts/swipe.css?inline'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { hallsAt } from '@forum/domain/programme/moment.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText, dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { ReactNode } from 'react'
import { RoomMark } from '../room-mark/room-mark.tsx'
import { SessionMoment, timedData, useClock } from '../session-moment/session-moment.tsx'
import { Time } from '../shown-zone/shown-zone.tsx'
import { StarButton } from '../stars/star-button.tsx'
import { Text } from '../text/text.tsx'
import sheet from './hall-strip.css?inline'
import type { HallStripView } from './hall-strip-view.ts'
import { pauseText } from './pause-text.ts'

type HallStripProps = {
  strip: HallStripView
  now: Instant
  /** Link to the whole programme: address or fragment. */
  more: { to: string; label: string }
}

/** Current and next session in each hall. Later ones are rendered hidden (islands/clock). Each hall has space for two sessions, to avoid layout shift. */
export function HallStrip({ strip, now, more }: HallStripProps): ReactNode {
  const { moments: words } = useWords()
  const clock = useClock(now)
  const halls = hallsAt(strip.sessions, [...strip.rooms.keys()], now)
  if (!halls) return null
  return (
    <section className="screenOnly hallStrip" aria-labelledby="now-and-next" {...data({ 'data-halls': '' })} {...clock}>
      <Sheet of={swipe + sheet} />
      <div className="wrap">
        <div className="between below4 hallHead">
          <h2 id="now-and-next">{words.strip}</h2>
          <a className="target underlined small strong" href={more.to}>
            {more.label}
          </a>
        </div>
        <ul role="list" className="swipe hallList">
          {halls.map((hall) => {
            const room = strip.rooms[hall.room]
            const sessions = strip.sessions.filter((one) => one.room === hall.room || one.room === null)
            return (
              <li key={hall.room} {...data({ 'data-hall': '' })}>
                <p className="small strong hallRoom">
                  {room && room.number > 0 && <RoomMark number={room.number} />}
                  {room && <Text of={room.name} asWritten />}
                </p>
                <Pause is="now" isSaid={hall.now === null} next={hall.next} />
                {sessions.map((session) => {
                  const is = session === hall.now ? 'now' : session === hall.next ? 'next' : ''
                  return <Slot key={session.key} is={is} session={session} year={strip.year} now={now} />
                })}
                <Pause is="next" isSaid={hall.next === null} next={null} />
              </li>
            )
          })}
        </ul>
        <p className="visuallyHidden" aria-live="polite" {...data({ 'data-spoken': words.spoken })} />
      </div>
    </section>
  )
}

type SlotProps = { is: 'now' | 'next' | ''; session: HallStripView['sessions'][number]; year: number; now: Instant }

function Slot({ is, session, year, now }: SlotProps): ReactNode {
  const locale = useLocale()
  const { moments: words } = useWords()
  const { kind, title, key } = session
  return (
    <div
      className="hallSlot"
      {...data({ 'data-slot': is, 'data-kind': kind, 'data-shared': session.room === null ? '' : undefined })}
      hidden={is === ''}
      {...timedData(session)}
    >
      <When session={session} now={now} />
      <Text as="p" className="hallTitle" of={title}>
        {(text) =>
          kind === 'break' ? (
            <>
              {text}
              {session.end !== null && ` ${filled(words.until, { time: clockText(session.end) })}`}
            </>
          ) : (
            <a href={localePath(locale, pathWithin.session(year, session.slug))}>{text}</a>
          )
        }
      </Text>
      {kind === 'session' && <StarButton star={{ year, key }} title={title} className="hallStar" />}
    </div>
  )
}

function When({ session, now }: Pick<SlotProps, 'session' | 'now'>): ReactNode {
  const { changes, moments: words } = useWords()
  const time = <Time at={session.start} isDated={dateAt(session.start) !== dateAt(now)} />
  if (session.kind === 'cancelled') {
    return (
      <p className="hallWhen">
        {time} · {changes.cancelled}
      </p>
    )
  }
  return (
    <p className="hallWhen">
      <SessionMoment className="hallMoment" times={session} now={now} />
      <span className="hallComing">
        {words.next}, {time}
      </span>
    </p>
  )
}

type PauseProps = { is: 'now' | 'next'; isSaid: boolean; next: HallStripView['sessions'][number] | null }

function Pause({ is, isSaid, next }: PauseProps): ReactNode {
  const { moments: words } = useWords()
  return (
    <div className="hallSlot" {...data({ 'data-none': is })} hidden={!isSaid}>
      <p className="quiet hallWhen" {...data({ 'data-until': words.noneUntil, 'data-over': words.over })}>
        {pauseText(next, words)}
      </p>
    </div>
  )
}
