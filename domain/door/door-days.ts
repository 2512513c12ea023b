// Kyiv days on which doors are open to a ticket.
import type { Forum } from '../forum/forum.ts'
import { dateAt, parseMoment } from '../programme/kyiv-time.ts'
import type { Instant } from '../record.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { ticketDays } from '../ticket/ticket-days.ts'

/** Both included, `YYYY-MM-DD`. */
export type DoorDays = { first: string; last: string }

/** The days of a kind of ticket (undefined: of no known kind, and so of the whole edition); null while nobody knows them. */
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

/** When phones forget who has a ticket: a day after the last day; null: nobody knows which that is. */
export function forgottenAt(days: DoorDays | null): Instant | null {
  const midnight = days && parseMoment(days.last)
  return midnight === null ? null : midnight + 2 * 24 * 3_600_000
}
