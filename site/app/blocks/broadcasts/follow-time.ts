import { data } from '@forum/design/attributes/attributes.ts'
import type { BroadcastTimes } from '@forum/domain/programme/broadcast.ts'
import { assumedLength } from '@forum/domain/programme/event-state.ts'
import type { Instant } from '@forum/domain/record/record.ts'

const day = 24 * 3_600_000

/**
 * Attributes of an element whose parts (`data-part`) show the state of these broadcasts: updated every minute from the day before the first one to
 * the end of the last (site/app/islands/follow-time). `now`: server time of rendering.
 */
export function followTime(broadcasts: readonly { times: BroadcastTimes }[], now: Instant): object {
  const times = broadcasts.flatMap(({ times: { start, end } }) =>
    start === null ? [] : [{ start, end: end ?? start + assumedLength }],
  )
  const until = Math.max(...times.map(({ end }) => end))
  if (times.length === 0 || until < now) return {}
  const from = Math.min(...times.map(({ start }) => start)) - day
  return data({ 'data-module': 'follow-time', 'data-now': now, 'data-from': from, 'data-until': until })
}
