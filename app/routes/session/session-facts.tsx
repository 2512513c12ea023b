import type { ReactNode } from 'react'
import { pathWithin } from '#domain/address/paths.ts'
import type { Instant } from '#domain/record.ts'
import { EventActions } from '../../blocks/facts/event-actions.tsx'
import { Facts, FormatFact, RoomFact, TimeFact } from '../../blocks/facts/facts.tsx'
import type { SessionView } from './session-view.ts'

/** When, where and in what form; what is not known has no cell. */
export function SessionFacts({ view, now }: { view: SessionView; now: Instant }): ReactNode {
  const { year, slug, starKey, title, sharedTime, when, room, venue, format } = view
  const paths = { page: pathWithin.session(year, slug), calendar: pathWithin.sessionCalendar(year, slug) }
  const actions = (
    <EventActions star={{ year, key: starKey }} title={title} time={sharedTime} place={room?.name ?? null} paths={paths} />
  )
  return (
    <Facts actions={actions}>
      {when && <TimeFact when={when} now={view.notice?.isCancelled ? null : now} />}
      {room && <RoomFact room={room} venue={venue} />}
      <FormatFact format={format} />
    </Facts>
  )
}
