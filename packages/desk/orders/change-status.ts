// Status changes of an order. Each one adds its mails in the same transaction.
import { createHash } from 'node:crypto'
import type { IssuedTicket, Order, OrderStatus } from '@forum/domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { insertAll, placesFor, portionsOf, runFor } from '../storage/many.ts'
import { accountsOfAll, ordersWith, orderWith, ticketsOf, ticketsOfAll } from './find-orders.ts'
import { takeOffersAgain } from './held-for-waiting.ts'
import type { OrderChangeContext } from './order-context.ts'

/** Returns true if the order had one of the statuses in `from` and now has `to`. */
export async function changeStatus(
  tx: Transaction,
  id: string,
  to: OrderStatus,
  from: readonly OrderStatus[],
  now: number,
): Promise<boolean> {
  return (await changeStatuses(tx, [id], to, from, now)) === 1
}

/** The same of many orders. Returns how many were changed. */
const changeStatuses = (tx: Transaction, ids: readonly string[], to: OrderStatus, from: readonly OrderStatus[], now: number) =>
  runFor(
    tx,
    ids,
    `UPDATE ticket_order SET status = ?, placed_from = CASE WHEN total = 0 AND ? = 'paid' THEN placed_from END, paid_at = CASE WHEN ? = 'paid' THEN ? ELSE paid_at END
     WHERE status IN (${placesFor(from)}) AND id IN (@)`,
    ...[to, to, to, now, ...from],
  )

const unpaid = ['awaiting_payment', 'failed', 'cancelled'] as const

/** Marks an unpaid order as paid, issues its tickets and mails them. null: it was paid or cancelled before. */
export async function payOrder(tx: Transaction, id: string, context: OrderChangeContext): Promise<Order | null> {
  if (!(await changeStatus(tx, id, 'paid', unpaid, context.now()))) return null
  return (await issueTickets(tx, [id], context))[0] ?? null
}

/** The same for many unpaid orders, by few statements. Throws when one of them is not unpaid. */
export async function payOrders(tx: Transaction, ids: readonly string[], context: OrderChangeContext): Promise<void> {
  if ((await changeStatuses(tx, ids, 'paid', unpaid, context.now())) !== ids.length)
    throw new Error('an order is paid that was not paid before')
  for (const part of portionsOf(ids)) await issueTickets(tx, part, context)
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

/** Returns the orders, which are paid now. */
async function issueTickets(
  tx: Transaction,
  ids: readonly string[],
  { outbox, deliveries, now }: OrderChangeContext,
): Promise<Order[]> {
  await takeOffersAgain(tx, ids)
  const orders = await ordersWith(tx, ids)
  await insertTickets(
    tx,
    orders.flatMap((order) => newTickets(order, now())),
  )
  const tickets = Map.groupBy(await ticketsOfAll(tx, ids), ({ orderId }) => orderId)
  const accounts = await accountsOfAll(tx, ids)
  const told = orders.map((order) => ({
    ownerId: order.id,
    deliveries: deliveries.paid(order, tickets.get(order.id) ?? [], accounts(order.id)),
  }))
  await outbox.addAll(tx, told, now())
  return orders
}

function newTickets(order: Order, issuedAt: number): NewTicket[] {
  const { id: orderId, forumYear, lines } = order
  const seats = lines.flatMap(({ title, attendees }) => attendees.map((attendee) => ({ title, attendee })))
  return seats.map((each, seat) => ({ ...each, ...keysOf(order, seat), orderId, seat, forumYear, issuedAt }))
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

export function insertTickets(tx: Transaction, tickets: readonly NewTicket[]): Promise<void> {
  const rows = tickets.map(({ id, orderId, seat, pageKey, title, attendee, forumYear, issuedAt }) => {
    const of = { order_id: orderId, forum_year: forumYear, page_key: pageKey }
    return { id, ...of, seat, title, attendee: JSON.stringify(attendee), issued_at: issuedAt }
  })
  return insertAll(tx, 'ticket', rows)
}
