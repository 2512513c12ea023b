import type { Forum } from '../forum/forum.ts'
import type { Instant } from '../record.ts'
import type { Ticket } from './ticket.ts'

/**
 * The days on which a ticket lets somebody in: those that its editor named (without a last one: the first alone), else those of its edition;
 * null while nobody knows them. What is of no kind (`ticket` undefined) is of the whole edition.
 */
export function ticketDays(
  ticket: Pick<Ticket, 'validFrom' | 'validUntil'> | undefined,
  edition: Pick<Forum, 'start' | 'end'>,
): { start: Instant; end: Instant | null } | null {
  if (ticket && ticket.validFrom !== null) return { start: ticket.validFrom, end: ticket.validUntil }
  return edition.start === null ? null : { start: edition.start, end: edition.end }
}
