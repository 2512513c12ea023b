import type { BroadcastTimes } from '#domain/programme/broadcast.ts'
import { assumedLength } from '#domain/programme/event-state.ts'
import type { Instant } from '#domain/record.ts'

const day = 24 * 3_600_000

/**
 * For the element in which parts (`data-part`) say where these broadcasts stand: from the day before the first to the end of the last they are
 * drawn anew every minute (app/islands/follow-time). `now`: the server's clock when the page was made.
 */
export function followTime(broadcasts: readonly { times: BroadcastTimes }[], now: Instant): object {
  const times = broadcasts.flatMap(({ times: { start, end } }) =>
    start === null ? [] : [{ start, end: end ?? start + assumedLength }],
  )
  const until = Math.max(...times.map(({ end }) => end))
  if (times.length === 0 || until < now) return {}
  const from = Math.min(...times.map(({ start }) => start)) - day
  return { 'data-module': 'follow-time', 'data-now': now, 'data-from': from, 'data-until': until }
}
