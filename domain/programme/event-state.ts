import type { Instant } from '../record.ts'
import { dateAt, minuteOfDay } from './kyiv-time.ts'

export type EventState = 'past' | 'now' | 'next'

type Timed = { start: Instant | null; end: Instant | null }

/** How long an event is taken to last when the editor gave no end, in milliseconds. */
export const assumedLength = 45 * 60_000

/** The end that may be shown: null when there is none, or when it does not come after the start (an editor's slip). */
export function statedEnd({ start, end }: Timed): Instant | null {
  return end !== null && (start === null || end > start) ? end : null
}

/** A night ends with it: an event that is over by then belongs to the day on which it began. */
const nightUntil = 6 * 60

/** The end of an event that runs over several Kyiv days, so that a time of day alone would mislead; null for all others. */
export function endOnLaterDay(event: Timed): Instant | null {
  const end = statedEnd(event)
  if (event.start === null || end === null || dateAt(end) === dateAt(event.start)) return null
  const isNight = end - event.start < 24 * 3_600_000 && minuteOfDay(end) <= nightUntil
  return isNight ? null : end
}

/** Where an event stands at `now` (ms): it runs from its start up to, and not including, its end. */
export function stateOf(event: Timed, now: Instant): EventState {
  if (event.start === null || now < event.start) return 'next'
  return now < (statedEnd(event) ?? event.start + assumedLength) ? 'now' : 'past'
}

/** How much of a running event has passed at `now`, 0 to 1; null when its end is not known. */
export function shareDone(event: Timed, now: Instant): number | null {
  const end = statedEnd(event)
  if (event.start === null || end === null) return null
  return Math.min(Math.max((now - event.start) / (end - event.start), 0), 1)
}
