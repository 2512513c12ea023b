import type { Instant } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { assumedLength, statedEnd } from './event-state.ts'
import type { ProgrammeEvent } from './programme.ts'

type Timed = Pick<ProgrammeEvent, 'start' | 'end'>

/** Hours of each Kyiv day (`YYYY-MM-DD`), by date: from its first item, mostly the registration, to the end of the last one. Days without times are left out. */
export function dayHours(events: readonly Timed[]): ReadonlyMap<string, { start: Instant; end: Instant }> {
  const hours = new Map<string, { start: Instant; end: Instant }>()
  for (const { start, end } of events) {
    if (start === null) continue
    const date = dateAt(start)
    const known = hours.get(date) ?? { start, end: start }
    const until = statedEnd({ start, end }) ?? start + assumedLength
    hours.set(date, { start: Math.min(known.start, start), end: Math.max(known.end, until) })
  }
  return new Map([...hours].sort(([one], [other]) => (one < other ? -1 : 1)))
}
