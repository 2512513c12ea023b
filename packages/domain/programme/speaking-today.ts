// Who is on stage today, for plates of people (product.md, 8.5).
import type { Instant, RecordId } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { shownTimes, stateOf } from './event-state.ts'
import type { Held, ProgrammeEvent } from './programme.ts'
import { isSession } from './reading-order.ts'

/** `now`: for when this was asked. */
export type Appearing = { start: Instant; end: Instant | null; held?: Held; now: Instant }

/** By person, of the sessions that begin on today's Kyiv day: the running one, otherwise the next, otherwise the last. Cancelled ones do not count. */
export function speakingToday(events: readonly ProgrammeEvent[], now: Instant): Map<RecordId, Appearing> {
  const today = dateAt(now)
  const found = new Map<RecordId, Appearing>()
  for (const event of events.filter(isSession)) {
    const { start, isCancelled, moderatorIds, speakerIds } = event
    if (start === null || isCancelled || dateAt(start) !== today) continue
    for (const id of [...moderatorIds, ...speakerIds]) {
      const known = found.get(id)
      const one = { ...shownTimes({ ...event, start }), now }
      if (!known || rank(known) > rank(one)) found.set(id, one)
    }
  }
  return found
}

/** Lower comes first: running, then by how soon it starts, then by how late it was. */
function rank({ now, ...times }: Appearing): number {
  const state = stateOf(times, now)
  if (state === 'now') return -1
  return state === 'next' ? times.start - now : Number.MAX_SAFE_INTEGER - times.start
}
