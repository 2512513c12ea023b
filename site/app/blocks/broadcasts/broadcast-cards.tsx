// Broadcasts side by side, one column each: what it is, where, in which language, and, when given, what runs in it.
import '@forum/design/styles/parts/swipe.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { airState } from '@forum/domain/programme/broadcast.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { RoomMark } from '../room-mark/room-mark.tsx'
import { Text } from '../text/text.tsx'
import styles from './broadcast-cards.module.css'
import { type BroadcastView, isNamedAfterRoom, type RunningView } from './broadcast-view.ts'
import { RunningOrder } from './running-order.tsx'
import { StateTag } from './state-tag.tsx'

type Card = BroadcastView & { running?: readonly RunningView[] }

export function BroadcastCards({ broadcasts, now }: { broadcasts: readonly Card[]; now: Instant }) {
  return (
    <ul role="list" className={`swipe ${styles.cards}`}>
      {broadcasts.map((broadcast) => (
        <li key={broadcast.slug}>
          <BroadcastCard broadcast={broadcast} now={now} />
        </li>
      ))}
    </ul>
  )
}

function BroadcastCard({ broadcast, now }: { broadcast: Card; now: Instant }) {
  const locale = useLocale()
  const { slug, year, title, room, when, language, running, hasRecording } = broadcast
  const state = airState(broadcast.times, now)
  return (
    <>
      <p className="below4">
        <StateTag state={state} hasRecording={hasRecording} />
      </p>
      <Text as="h3" of={title}>
        {(words) => <a href={localePath(locale, pathWithin.broadcast(year, slug))}>{words}</a>}
      </Text>
      {room && (
        <p className="cluster small strong above3">
          <RoomMark number={room.number} />
          {!isNamedAfterRoom(broadcast) && <Text of={room.name} asWritten />}
          <Language name={language} />
        </p>
      )}
      {!room && language && (
        <p className="cluster small strong above3">
          <Language name={language} />
        </p>
      )}
      {when && (
        <p className={`figure above4 ${styles.when}`}>
          <time dateTime={when.startIso}>{when.start}</time>
          {when.end && (
            <>
              –<time dateTime={when.endIso ?? undefined}>{when.end}</time>
            </>
          )}
          <span>{noBreak(when.date)}</span>
        </p>
      )}
      {running && running.length > 0 && <RunningOrder running={running} now={now} variant="narrow" />}
    </>
  )
}

function Language({ name }: { name: string }) {
  const { broadcast } = useWords()
  return name && <span className="quiet">{broadcast.localePath(name)}</span>
}
