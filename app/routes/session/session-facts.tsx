import type { ReactNode } from 'react'
import type { Instant } from '#domain/record.ts'
import { Facts, FormatFact, RoomFact, TimeFact } from '../../blocks/facts/facts.tsx'
import { SessionActions } from './session-actions.tsx'
import type { SessionView } from './session-view.ts'

/** When, where and in what form; what is not known has no cell. */
export function SessionFacts({ view, now }: { view: SessionView; now: Instant }): ReactNode {
  const { when, room, venue, format } = view
  return (
    <Facts actions={<SessionActions view={view} />}>
      {when && <TimeFact when={when} now={view.notice?.isCancelled ? null : now} />}
      {room && <RoomFact room={room} venue={venue} />}
      <FormatFact format={format} />
    </Facts>
  )
}
