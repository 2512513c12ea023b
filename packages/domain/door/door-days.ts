// Days (Kyiv) on which a ticket admits.
import type { Forum } from '../forum/forum.ts'
import type { Instant } from '../record/record.ts'
import { ticketDays } from '../sale/ticket-days.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { dateAt, parseMoment } from '../time/kyiv-time.ts'

/** Inclusive, `YYYY-MM-DD`. */
export type DoorDays = { first: string; last: string }

/** Days of a ticket kind (undefined: unknown kind, so the whole edition); null: unknown. */
export function doorDays(
  ticket: Pick<Ticket, 'validFrom' | 'validUntil'> | undefined,
  edition: Pick<Forum, 'start' | 'end'>,
): DoorDays | null {
  const days = ticketDays(ticket, edition)
  if (!days) return null
  const first = dateAt(days.start)
  const last = dateAt(days.end ?? days.start)
  return { first, last: last < first ? first : last }
}

/** When phones delete attendees' data: a day after the last day; null: unknown. */
export function forgottenAt(days: DoorDays | null): Instant | null {
  const midnight = days && parseMoment(days.last)
  return midnight === null ? null : midnight + 2 * 24 * 3_600_000
}
