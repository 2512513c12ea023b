// The accounts of an edition: each order with its payments, refunds and tickets. Used for statistics and reports.
import { type Account, accountOf } from '@forum/domain/order/account.ts'
import type { IssuedTicket } from '@forum/domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { ordersWhere, paymentsWhere, refundsWhere, ticketsWhere } from './order-rows.ts'

/** `tickets`: the valid ticket of each seat. A seat whose attendee was replaced has only its newest one. */
export type Book = Account & { tickets: readonly IssuedTicket[] }

/** All orders of an edition by number. Within a transaction they are a consistent snapshot. Throws a StorageFault. */
export const booksOfYear = (tx: Transaction, forumYear: number): Promise<Book[]> => booksWhere(tx, 'forum_year = ?', forumYear)

/** Orders of all editions that received money which may have bought nothing. Throws a StorageFault. */
export const booksInVain = (tx: Transaction): Promise<Book[]> =>
  booksWhere(
    tx,
    `id IN (SELECT order_id FROM payment WHERE state = 'paid'
            AND (receipts_since IS NULL OR ticket_order.status NOT IN ('paid', 'refunded')))`,
  )

/** Paid orders of all editions that were cancelled since. Throws a StorageFault. */
export const booksRevoked = (tx: Transaction): Promise<Book[]> => booksWhere(tx, "status = 'refunded'")

async function booksWhere(tx: Transaction, which: string, ...values: number[]): Promise<Book[]> {
  const ofThese = `WHERE order_id IN (SELECT id FROM ticket_order WHERE ${which})`
  const [orders, payments, refunds, tickets] = await Promise.all([
    ordersWhere(tx, `WHERE ${which} ORDER BY forum_year, sequence`, ...values),
    paymentsWhere(tx, `${ofThese} ORDER BY created_at, reference`, ...values),
    refundsWhere(tx, `${ofThese} ORDER BY created_at, id`, ...values),
    ticketsWhere(tx, `${ofThese} AND replaced_at IS NULL ORDER BY seat`, ...values),
  ])
  const [paymentsOf, refundsOf, ticketsOf] = [byOrder(payments), byOrder(refunds), byOrder(tickets)]
  return orders.map((order) => ({
    ...accountOf(order, { payments: paymentsOf(order.id), refunds: refundsOf(order.id) }),
    tickets: ticketsOf(order.id),
  }))
}

function byOrder<Row extends { orderId: string }>(rows: readonly Row[]): (id: string) => readonly Row[] {
  const found = Map.groupBy(rows, ({ orderId }) => orderId)
  return (id) => found.get(id) ?? []
}
