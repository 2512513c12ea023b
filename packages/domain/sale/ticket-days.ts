import type { Forum } from '../forum/forum.ts'
import type { Instant } from '../record/record.ts'
import type { Ticket } from '../ticket/ticket.ts'

/**
 * Days on which a ticket admits: the editor's (only the first if there is no last), otherwise the edition's; null: unknown. `ticket` undefined: the
 * whole edition.
 */
export function ticketDays(
  ticket: Pick<Ticket, 'validFrom' | 'validUntil'> | undefined,
  edition: Pick<Forum, 'start' | 'end'>,
): { start: Instant; end: Instant | null } | null {
  if (ticket && ticket.validFrom !== null) return { start: ticket.validFrom, end: ticket.validUntil }
  return edition.start === null ? null : { start: edition.start, end: edition.end }
}
