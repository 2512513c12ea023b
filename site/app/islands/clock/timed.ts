import type { Drawn } from '@forum/design/attributes/attributes.ts'
import type { SessionTimes } from '@forum/site/app/blocks/session-moment/moment-text.ts'

/** The session times in the attributes that the server wrote (`timedData`). */
export function timesIn({ dataset: { start, end } }: Drawn): SessionTimes {
  return { start: Number(start), end: end ? Number(end) : null }
}
