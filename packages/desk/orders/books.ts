// The accounts of an edition: each order with its payments, refunds and tickets. Used for statistics and reports.
import { type Account, accountOf, type ShareIncome } from '@forum/domain/order/account.ts'
import type { IssuedTicket } from '@forum/domain/order/order.ts'
import { vatByLine } from '@forum/domain/order/vat.ts'
import { type Transfer, waitingSum } from '@forum/domain/transfer/transfer.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { foundFor } from '../storage/many.ts'
import { namedRow } from '../storage/row.ts'
import { transfersWhere } from '../transfers/transfer-rows.ts'
import { ordersWhere, paymentsWhere, refundsWhere, ticketsWhere } from './order-rows.ts'

/** `tickets`: the valid ticket of each seat. A seat whose attendee was replaced has only its newest one. */
export type Book = Account & { tickets: readonly IssuedTicket[] }

/** All orders of an edition by number. Within a transaction they are a consistent snapshot. Throws a StorageFault. */
export const booksOfYear = (tx: Transaction, forumYear: number): Promise<Book[]> => booksWhere(tx, 'forum_year = ?', forumYear)

/**
 * Orders by invoice with a sum, of an edition: all, some (their ids), or those whose buyer has this code, and perhaps a few others. Throws a
 * StorageFault.
 */
export function booksOfInvoices(
  tx: Transaction,
  forumYear: number,
  of: { ids: readonly string[] } | { code: string } | null = null,
): Promise<Book[]> {
  const invoices = "method = 'bank' AND total > 0"
  const all = `forum_year = ? AND ${invoices}`
  if (of === null) return booksWhere(tx, all, forumYear)
  // SQLite would walk through the edition instead of looking the ids up.
  if ('ids' in of) return foundFor(of.ids, (ids, places) => booksWhere(tx, `${invoices} AND id IN (${places})`, ...ids))
  return booksWhere(tx, `${all} AND buyer LIKE ?`, forumYear, `%${JSON.stringify(of.code)}%`)
}

/** Orders of all editions that received money which may have bought nothing. Throws a StorageFault. */
export const booksInVain = (tx: Transaction): Promise<Book[]> =>
  booksWhere(
    tx,
    `id IN (SELECT order_id FROM payment JOIN ticket_order AS bought ON bought.id = order_id WHERE state = 'paid'
            AND (receipts_since IS NULL OR bought.status NOT IN ('paid', 'refunded')))`,
  )

/** Paid orders of all editions that were cancelled since. Throws a StorageFault. */
export const booksRevoked = (tx: Transaction): Promise<Book[]> => booksWhere(tx, "status = 'refunded'")

async function booksWhere(tx: Transaction, which: string, ...values: (number | string)[]): Promise<Book[]> {
  const ofThese = `WHERE order_id IN (SELECT id FROM ticket_order WHERE ${which})`
  const [orders, payments, refunds, tickets, shares] = await Promise.all([
    ordersWhere(tx, `WHERE ${which} ORDER BY forum_year, sequence`, ...values),
    paymentsWhere(tx, `${ofThese} ORDER BY created_at, reference`, ...values),
    refundsWhere(tx, `${ofThese} ORDER BY created_at, id`, ...values),
    ticketsWhere(tx, `${ofThese} AND replaced_at IS NULL ORDER BY seat`, ...values),
    shareIncomes(tx, which, values),
  ])
  const [paymentsOf, refundsOf, ticketsOf] = [byOrder(payments), byOrder(refunds), byOrder(tickets)]
  const sharesOf = byOrder(shares)
  return orders.map((order) => ({
    ...accountOf(order, { payments: paymentsOf(order.id), refunds: refundsOf(order.id), shares: sharesOf(order.id) }),
    tickets: ticketsOf(order.id),
  }))
}

/** What transfers brought for these orders. */
function shareIncomes(
  tx: Transaction,
  which: string,
  values: (number | string)[],
): Promise<(ShareIncome & { orderId: string })[]> {
  return tx.all(
    namedRow({ order_id: v.string(), amount: v.number(), day: v.string(), number: v.string() }),
    `SELECT order_id, share.amount, day, transfer.number FROM transfer_share AS share JOIN transfer ON transfer.id = transfer_id
     WHERE ended_at IS NULL AND order_id IN (SELECT id FROM ticket_order WHERE ${which}) ORDER BY day, given_at, share.id`,
    ...values,
  )
}

/** Part of a transfer for an order, before refunds. `vat`: of it, kopiykas; null: the order has no rate. */
type OrderPart = { number: string; amount: number; vatRate: number | null; vat: number | null }

/** A transfer with the orders to which it was given. */
export type TransferBook = Transfer & { waiting: number; orders: readonly OrderPart[] }

/** Transfers of which something is for an order of the edition, and those that are for none. Oldest first. Throws a StorageFault. */
export async function transferBooks(tx: Transaction, forumYear: number): Promise<TransferBook[]> {
  const transfers = await transfersWhere(
    tx,
    `WHERE NOT EXISTS (SELECT 1 FROM transfer_share WHERE transfer_id = transfer.id AND ended_at IS NULL)
     OR id IN (SELECT transfer_id FROM transfer_share JOIN ticket_order ON ticket_order.id = order_id
               WHERE ended_at IS NULL AND forum_year = ?) ORDER BY day, noted_at, id`,
    forumYear,
  )
  const parts = Map.groupBy(await orderParts(tx), ({ transferId }) => transferId)
  return transfers.map((transfer) => ({ ...transfer, waiting: waitingSum(transfer), orders: parts.get(transfer.id) ?? [] }))
}

const partRow = namedRow({
  ...{ transfer_id: v.string(), number: v.string(), amount: v.number(), vat_rate: v.nullable(v.number()) },
})

/** VAT by part as in the table of payments: half up, the last part of an order takes the rest. */
async function orderParts(tx: Transaction): Promise<(OrderPart & { transferId: string })[]> {
  const parts = await tx.all(
    partRow,
    `SELECT transfer_id, ticket_order.number, share.amount, vat_rate FROM transfer_share AS share
     JOIN transfer ON transfer.id = transfer_id JOIN ticket_order ON ticket_order.id = order_id
     WHERE ended_at IS NULL ORDER BY transfer.day, given_at, share.id`,
  )
  return [...Map.groupBy(parts, ({ number }) => number).values()].flatMap((ofOrder) => {
    const rate = ofOrder[0]?.vatRate ?? null
    const amounts = ofOrder.map(({ amount }) => amount)
    const vats = rate === null ? [] : vatByLine(amounts, rate)
    return ofOrder.map((part, at) => ({ ...part, vat: vats[at] ?? null }))
  })
}

function byOrder<Row extends { orderId: string }>(rows: readonly Row[]): (id: string) => readonly Row[] {
  const found = Map.groupBy(rows, ({ orderId }) => orderId)
  return (id) => found.get(id) ?? []
}
