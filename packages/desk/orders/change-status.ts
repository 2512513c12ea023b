// Status changes of an order. Each one adds its mails in the same transaction.
import { createHash } from 'node:crypto'
import type { IssuedTicket, Order, OrderStatus } from '@forum/domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { accountsOf, orderWith, ticketsOf } from './find-orders.ts'
import { takeOfferAgain } from './held-for-waiting.ts'
import type { OrderChangeContext } from './order-context.ts'

/** Returns true if the order had one of the statuses in `from` and now has `to`. */
export async function changeStatus(
  tx: Transaction,
  id: string,
  to: OrderStatus,
  from: readonly OrderStatus[],
  now: number,
): Promise<boolean> {
  const { changes } = await tx.run(
    `UPDATE ticket_order SET status = ?, placed_from = CASE WHEN total = 0 AND ? = 'paid' THEN placed_from END, paid_at = CASE WHEN ? = 'paid' THEN ? ELSE paid_at END
     WHERE id = ? AND status IN (${from.map(() => '?').join(', ')})`,
    to,
    to,
    to,
    now,
    id,
    ...from,
  )
  return changes === 1
}

/** Marks an unpaid order as paid, issues its tickets and mails them. null: it was paid or cancelled before. */
export async function payOrder(
  tx: Transaction,
  id: string,
  { outbox, deliveries, now }: OrderChangeContext,
): Promise<Order | null> {
  if (!(await changeStatus(tx, id, 'paid', ['awaiting_payment', 'failed', 'cancelled'], now()))) return null
  await takeOfferAgain(tx, id)
  const order = await orderWith(tx, id)
  const tickets = await issueTickets(tx, order, now())
  await outbox.add(tx, id, deliveries.paid(order, tickets, await accountsOf(tx, id)), now())
  return order
}

/** After a cancellation or refund: voids the tickets and tells buyer and attendees. */
export async function cancelTickets(
  tx: Transaction,
  id: string,
  { outbox, deliveries, now }: OrderChangeContext,
): Promise<Order> {
  const good = (await ticketsOf(tx, id)).filter(({ state }) => state === 'valid')
  await tx.run("UPDATE ticket SET state = 'cancelled' WHERE order_id = ?", id)
  const order = await orderWith(tx, id)
  await outbox.add(tx, id, deliveries.cancelled(order, good), now())
  return order
}

async function issueTickets(tx: Transaction, order: Order, now: number): Promise<IssuedTicket[]> {
  const seats = order.lines.flatMap(({ title, attendees }) => attendees.map((attendee) => ({ title, attendee })))
  for (const [seat, { title, attendee }] of seats.entries())
    await insertTicket(tx, {
      ...keysOf(order, seat),
      orderId: order.id,
      seat,
      title,
      attendee,
      forumYear: order.forumYear,
      issuedAt: now,
    })
  return ticketsOf(tx, order.id)
}

/**
 * Made from the order's own unguessable key: when an older backup was restored and the order is paid once more, the tickets in people's mailboxes are
 * valid again.
 */
function keysOf({ pageKey }: Order, seat: number): Pick<IssuedTicket, 'id' | 'pageKey'> {
  const digest = createHash('sha256').update(`ticket ${pageKey} ${seat}`).digest()
  const id = digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { id, pageKey: digest.subarray(16).toString('base64url') }
}

type NewTicket = Omit<IssuedTicket, 'state' | 'usedAt'>

export function insertTicket(tx: Transaction, { id, orderId, seat, pageKey, title, attendee, forumYear, issuedAt }: NewTicket) {
  const of = { order_id: orderId, forum_year: forumYear, page_key: pageKey }
  return insert(tx, 'ticket', { id, ...of, seat, title, attendee: JSON.stringify(attendee), issued_at: issuedAt })
}
