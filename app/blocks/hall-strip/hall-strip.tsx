import { type ReactNode, useEffect, useRef, useState } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { dateAt } from '#domain/programme/kyiv-time.ts'
import { hallsAt } from '#domain/programme/moment.ts'
import type { Instant } from '#domain/record.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { RoomMark } from '../room-mark/room-mark.tsx'
import { momentText } from '../session-moment/session-moment.tsx'
import { Time } from '../shown-zone/shown-zone.tsx'
import { StarButton } from '../stars/star-button.tsx'
import { Text } from '../text/text.tsx'
import styles from './hall-strip.module.css'
import type { HallStripView } from './hall-strip-view.ts'

type Halls = NonNullable<ReturnType<typeof hallsAt<HallStripView['sessions'][number]>>>

type HallStripProps = {
  strip: HallStripView
  now: Instant
  /** Where the whole of it is, in words and as an address or a fragment. */
  more: { to: string; label: string }
}

/** What is on now and what comes next in each hall. Each has room for both, so that nothing moves when one ends. */
export function HallStrip({ strip, now, more }: HallStripProps): ReactNode {
  const { moments: words } = useWords()
  const halls = hallsAt(strip.sessions, [...strip.rooms.keys()], now)
  if (!halls) return null
  return (
    <section className={styles.strip} aria-labelledby="now-and-next">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="now-and-next">{words.strip}</h2>
          <a href={more.to}>{more.label}</a>
        </div>
        <ul className={styles.halls}>
          {halls.map((hall) => {
            const room = strip.rooms[hall.room]
            return (
              <li key={hall.room}>
                <p className={styles.room}>
                  {room && room.number > 0 && <RoomMark number={room.number} />}
                  {room && <Text of={room.name} asWritten />}
                </p>
                <Slot session={hall.now} year={strip.year} now={now} isNow />
                <Slot session={hall.next} year={strip.year} now={now} />
              </li>
            )
          })}
        </ul>
        <Spoken halls={halls} strip={strip} now={now} />
      </div>
    </section>
  )
}

type SlotProps = { session: HallStripView['sessions'][number] | null; year: number; now: Instant; isNow?: boolean }

function Slot({ session, year, now, isNow = false }: SlotProps): ReactNode {
  const locale = useLocale()
  const { moments: words } = useWords()
  return (
    <div className={isNow && session ? `${styles.slot} ${styles.now}` : styles.slot}>
      {session ? (
        <>
          <p className={styles.when}>
            {isNow ? (
              momentText(session, now, locale)
            ) : (
              <>
                {words.next}, <Time at={session.start} isDated={dateAt(session.start) !== dateAt(now)} />
              </>
            )}
          </p>
          <Text as="p" className={styles.title} of={session.title}>
            {(title) => <a href={localePath(locale, pathWithin.session(year, session.slug))}>{title}</a>}
          </Text>
          <StarButton star={{ year, key: session.key }} title={session.title} className={styles.star} />
        </>
      ) : (
        <p className={styles.nothing}>
          {isNow ? words.now : words.next}: {words.nothing}
        </p>
      )}
    </div>
  )
}

/** ms between two announcements at least. */
const silence = 60_000

/** Says what has begun to those who do not see it; nothing while nothing changes. */
function Spoken({ halls, strip, now }: { halls: Halls; strip: HallStripView; now: Instant }): ReactNode {
  const { moments: words } = useWords()
  const running = halls.flatMap(({ room, now: session }) =>
    session ? [`${wordsOf(strip.rooms[room]?.name)}, ${wordsOf(session.title)}`] : [],
  )
  const text = running.join('; ')
  const said = useRef({ text, at: 0 })
  const [spoken, speak] = useState('')
  useEffect(() => {
    if (text === said.current.text || now - said.current.at < silence) return
    said.current = { text, at: now }
    speak(text)
  }, [text, now])
  return (
    <p className="visuallyHidden" aria-live="polite">
      {spoken && words.spoken(spoken)}
    </p>
  )
}
