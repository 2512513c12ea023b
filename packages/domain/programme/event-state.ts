import type { Instant } from '../record/record.ts'
import { dateAt, minuteOfDay } from '../time/kyiv-time.ts'
import type { Held } from './programme.ts'

export type EventState = 'past' | 'now' | 'next'

type Timed = { start: Instant | null; end: Instant | null }

/** Whether an interruption holds it at `now`. */
export function isHeldAt(held: Held | undefined, now: Instant): held is Held {
  return held !== undefined && now >= held.since && (held.until === null || now < held.until)
}

/** What holds one of these events at `now`: the time of their hall stands still since then; null: nothing does. */
export const holdIn = (events: readonly { held?: Held }[], now: Instant): Held | null =>
  events.find(({ held }) => isHeldAt(held, now))?.held ?? null

/** Assumed length of an event without end, milliseconds. */
export const assumedLength = 45 * 60_000

/** The end to show: null if missing or not after the start. */
export function statedEnd({ start, end }: Timed): Instant | null {
  return end !== null && (start === null || end > start) ? end : null
}

/** An event's times as pages show them: its start, its stated end, and what interrupts it. */
export const shownTimes = <Start extends Instant | null>(event: { start: Start; end: Instant | null; held?: Held }) => ({
  start: event.start,
  end: statedEnd(event),
  ...(event.held && { held: event.held }),
})

/** End of a night, minutes: an event that ends earlier belongs to the day on which it began. */
const nightUntil = 6 * 60

/** The end of an event over several Kyiv days, for which a time alone would mislead; null for others. */
export function endOnLaterDay(event: Timed): Instant | null {
  const end = statedEnd(event)
  if (event.start === null || end === null || dateAt(end) === dateAt(event.start)) return null
  const isNight = end - event.start < 24 * 3_600_000 && minuteOfDay(end) <= nightUntil
  return isNight ? null : end
}

/** State of an event at `now` (ms): it includes its start and excludes its end. */
export function stateOf(event: Timed, now: Instant): EventState {
  if (event.start === null || now < event.start) return 'next'
  return now < (statedEnd(event) ?? event.start + assumedLength) ? 'now' : 'past'
}

/** Elapsed share of a running event, 0 to 1; null: its end is unknown. */
export function shareDone(event: Timed, now: Instant): number | null {
  const end = statedEnd(event)
  if (event.start === null || end === null) return null
  return Math.min(Math.max((now - event.start) / (end - event.start), 0), 1)
}
