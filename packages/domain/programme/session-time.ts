import type { Instant } from '../record/record.ts'
import { clockText } from '../time/kyiv-time.ts'
import { endOnLaterDay, statedEnd } from './event-state.ts'

/** "16 жовтня, 11:00–12:15": Kyiv time of a session; over several days with both dates (`dateOf`). */
export function sessionTime(
  times: { start: Instant; end: Instant | null },
  date: string,
  dateOf: (instant: Instant) => string,
): string {
  const start = clockText(times.start)
  const end = statedEnd(times)
  if (end === null) return `${date}, ${start}`
  const later = endOnLaterDay(times)
  return later === null ? `${date}, ${start}–${clockText(end)}` : `${date}, ${start} – ${dateOf(later)}, ${clockText(later)}`
}
