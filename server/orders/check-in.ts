// The door of the forum: is this ticket good, and has it been used?
import type { IssuedTicket } from '#domain/order/order.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { orderCopyDelivery } from '../records/record-channel.ts'
import type { Database } from '../storage/database.ts'
import { ticketsWhere } from './order-rows.ts'
import type { TicketTokens } from './ticket-token.ts'

export type CheckIn =
  | { state: 'valid'; ticket: IssuedTicket }
  /** `usedAt`: milliseconds since 1970 of its first use. */
  | { state: 'used'; usedAt: number; ticket: IssuedTicket }
  | { state: 'cancelled'; ticket: IssuedTicket }
  | { state: 'unknown' }

/** Marks the ticket as used when it is good: of two doors that see it at once, one lets it in. `forumYear`: of the forum that stands open. */
export async function checkIn(
  { database, outbox, tokens }: { database: Database; outbox: Pick<Outbox, 'add'>; tokens: TicketTokens },
  token: string,
  forumYear: number,
  now: number,
): Promise<CheckIn> {
  const read = tokens.read(token)
  if (!read || read.forumYear !== forumYear) return { state: 'unknown' }
  return database.transaction(async (tx): Promise<CheckIn> => {
    const marking = "UPDATE ticket SET used_at = ? WHERE id = ? AND state = 'valid' AND used_at IS NULL"
    const isFirst = (await tx.run(marking, now, read.ticketId)).changes === 1
    const [ticket] = await ticketsWhere(tx, 'WHERE id = ?', read.ticketId)
    if (!ticket) return { state: 'unknown' }
    if (ticket.state === 'cancelled') return { state: 'cancelled', ticket }
    if (isFirst) await outbox.add(tx, ticket.orderId, [orderCopyDelivery(ticket.orderId)], now)
    return isFirst ? { state: 'valid', ticket } : { state: 'used', usedAt: ticket.usedAt ?? now, ticket }
  })
}
