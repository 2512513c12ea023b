import type { Drawn } from '@forum/design/attributes/attributes.ts'
import type { SessionTimes } from '@forum/site/app/blocks/session-moment/moment-text.ts'

/** The session times in the attributes that the server wrote (`timedData`). */
export function timesIn({ dataset: { start, end, held } }: Drawn): SessionTimes {
  const times = { start: Number(start), end: end ? Number(end) : null }
  if (!held) return times
  const [since = 0, until = null] = held.split(' ').map(Number)
  return { ...times, held: { since, until } }
}
