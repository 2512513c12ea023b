// The current or next session of an edition.
import type { Instant } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { stateOf } from './event-state.ts'
import type { ProgrammeEvent } from './programme.ts'
import { inTimeOrder, isSession } from './reading-order.ts'

/** `later`: on another day. */
export type GoingOn = { is: 'now' | 'today' | 'later'; session: ProgrammeEvent & { start: Instant } }

/** The session that runs at `now` (ms), otherwise the next one; null: none. Breaks and cancelled sessions do not count. */
export function goingOn(events: readonly ProgrammeEvent[], now: Instant): GoingOn | null {
  const sessions = inTimeOrder(events).flatMap((event) => {
    const { start } = event
    return start !== null && isSession(event) && !event.isCancelled ? [{ ...event, start }] : []
  })
  const running = sessions.find((session) => stateOf(session, now) === 'now')
  if (running) return { is: 'now', session: running }
  const next = sessions.find(({ start }) => start > now)
  return next ? { is: dateAt(next.start) === dateAt(now) ? 'today' : 'later', session: next } : null
}
