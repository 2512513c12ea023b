// The door of the forum: is this ticket good, and has it been used?
import type { Database } from '../storage/database.ts'
import { type IssuedTicket, type TicketRow, ticketOf } from './order-rows.ts'
import type { TicketTokens } from './ticket-token.ts'

export type CheckIn =
  | { state: 'valid'; ticket: IssuedTicket }
  /** `usedAt`: milliseconds since 1970 of its first use. */
  | { state: 'used'; usedAt: number; ticket: IssuedTicket }
  | { state: 'cancelled'; ticket: IssuedTicket }
  | { state: 'unknown' }

/** Marks the ticket as used when it is good: of two doors that see it at once, one lets it in. `forumYear`: of the forum that stands open. */
export function checkIn(database: Database, tokens: TicketTokens, token: string, forumYear: number, now: number): CheckIn {
  const read = tokens.read(token)
  if (!read || read.forumYear !== forumYear) return { state: 'unknown' }
  return database.transaction(() => {
    const isFirst =
      database.run("UPDATE ticket SET used_at = ? WHERE id = ? AND state = 'valid' AND used_at IS NULL", now, read.ticketId)
        .changes === 1
    const row = database.one<TicketRow>('SELECT * FROM ticket WHERE id = ?', read.ticketId)
    if (!row) return { state: 'unknown' }
    const ticket = ticketOf(row)
    if (ticket.state === 'cancelled') return { state: 'cancelled', ticket }
    return isFirst ? { state: 'valid', ticket } : { state: 'used', usedAt: ticket.usedAt ?? now, ticket }
  })
}
