// Queries for orders, tickets and payments.

import type { IssuedTicket, Order } from '@forum/domain/order/order.ts'
import type { Refund } from '@forum/domain/order/refund.ts'
import type { Payment, Receipt } from '@forum/domain/payment/payment.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { foundFor } from '../storage/many.ts'
import type { Accounts } from './order-context.ts'
import { ordersWhere, paymentsWhere, receiptsWhere, refundsWhere, ticketsWhere } from './order-rows.ts'

export async function orderBy(
  tx: Transaction,
  column: 'id' | 'number' | 'page_key' | 'confirm_key' | 'idempotency_key',
  value: string,
): Promise<Order | undefined> {
  return (await ordersWhere(tx, `WHERE ${column} = ?`, value))[0]
}

/** Throws when there is no order with this id. */
export async function orderWith(tx: Transaction, id: string): Promise<Order> {
  const order = await orderBy(tx, 'id', id)
  if (!order) throw new Error('an order is gone that was there before')
  return order
}

/** Those of `ids` that there are, in any order. */
export const ordersWith = (tx: Transaction, ids: readonly string[]): Promise<Order[]> =>
  foundFor(ids, (part, places) => ordersWhere(tx, `WHERE id IN (${places})`, ...part))

/** Newest first. `max` missing: all. */
export function listOrders(tx: Transaction, max?: number): Promise<Order[]> {
  const all = 'ORDER BY created_at DESC, sequence DESC'
  return max === undefined ? ordersWhere(tx, all) : ordersWhere(tx, `${all} LIMIT ?`, max)
}

/** Orders of one mailbox (submissions/mailbox.ts), newest first; only the most recent ones. */
export function ordersOfBuyer(tx: Transaction, mailbox: string, forumYear: number): Promise<Order[]> {
  return ordersWhere(
    tx,
    'WHERE mailbox = ? AND forum_year = ? ORDER BY created_at DESC, sequence DESC LIMIT 20',
    mailbox,
    forumYear,
  )
}

/** The newest ticket of each seat. */
export const ticketsOf = (tx: Transaction, orderId: string): Promise<IssuedTicket[]> => ticketsOfAll(tx, [orderId])

/** The same of many orders, in any order of these. */
export const ticketsOfAll = (tx: Transaction, orderIds: readonly string[]): Promise<IssuedTicket[]> =>
  foundFor(orderIds, (part, places) =>
    ticketsWhere(tx, `WHERE order_id IN (${places}) AND replaced_at IS NULL ORDER BY seat`, ...part),
  )

/** All tickets, including void ones of replaced attendees. */
export function ticketsEverOf(tx: Transaction, orderId: string): Promise<IssuedTicket[]> {
  return ticketsWhere(tx, 'WHERE order_id = ? ORDER BY seat, issued_at', orderId)
}

export async function ticketBy(tx: Transaction, id: string): Promise<IssuedTicket | undefined> {
  return (await ticketsWhere(tx, 'WHERE id = ?', id))[0]
}

export async function ticketByPage(tx: Transaction, pageKey: string): Promise<IssuedTicket | undefined> {
  return (await ticketsWhere(tx, 'WHERE page_key = ?', pageKey))[0]
}

export async function paymentBy(tx: Transaction, reference: string): Promise<Payment | undefined> {
  return (await paymentsWhere(tx, 'WHERE reference = ?', reference))[0]
}

/** Payments of the order, newest first. */
export const paymentsOf = (tx: Transaction, orderId: string): Promise<Payment[]> => paymentsOfAll(tx, [orderId])

const paymentsOfAll = (tx: Transaction, orderIds: readonly string[]): Promise<Payment[]> =>
  foundFor(orderIds, (part, places) =>
    paymentsWhere(tx, `WHERE order_id IN (${places}) ORDER BY created_at DESC, reference DESC`, ...part),
  )

/** Payments without a result that were not queried at the provider since `before`. */
export function unsettledPayments(tx: Transaction, before: number, max: number): Promise<Payment[]> {
  return paymentsWhere(tx, "WHERE state = 'pending' AND asked_at <= ? ORDER BY asked_at LIMIT ?", before, max)
}

/** Oldest first. */
export const refundsOf = (tx: Transaction, orderId: string): Promise<Refund[]> => refundsOfAll(tx, [orderId])

const refundsOfAll = (tx: Transaction, orderIds: readonly string[]): Promise<Refund[]> =>
  foundFor(orderIds, (part, places) => refundsWhere(tx, `WHERE order_id IN (${places}) ORDER BY created_at, id`, ...part))

/** The order's payments, refunds and receipts. */
export async function accountsOf(tx: Transaction, orderId: string): Promise<Accounts> {
  return (await accountsOfAll(tx, [orderId]))(orderId)
}

/** The same of many orders. */
export async function accountsOfAll(tx: Transaction, orderIds: readonly string[]): Promise<(orderId: string) => Accounts> {
  const payments = Map.groupBy(await paymentsOfAll(tx, orderIds), ({ orderId }) => orderId)
  const refunds = Map.groupBy(await refundsOfAll(tx, orderIds), ({ orderId }) => orderId)
  // Only card payments have receipts, and few orders have such a payment.
  const receipts = new Map<string, Receipt[]>()
  for (const id of payments.keys()) receipts.set(id, await receiptsOf(tx, id))
  return (id) => ({
    payment: payments.get(id)?.findLast(({ state }) => state === 'paid' || state === 'refunded') ?? null,
    refunds: refunds.get(id) ?? [],
    receipts: receipts.get(id) ?? [],
  })
}

/** Refunds without a clear answer from the provider that were not queried since `before`. */
export function askedRefunds(tx: Transaction, before: number, max: number): Promise<Refund[]> {
  return refundsWhere(tx, "WHERE state = 'asked' AND asked_at <= ? ORDER BY asked_at LIMIT ?", before, max)
}

export function receiptsOf(tx: Transaction, orderId: string): Promise<Receipt[]> {
  return receiptsWhere(
    tx,
    'WHERE payment_reference IN (SELECT reference FROM payment WHERE order_id = ?) ORDER BY kind DESC, id',
    orderId,
  )
}

/** Payments that wait for fiscal receipts and were not queried since `before`. */
export function paymentsWithoutReceipts(tx: Transaction, before: number, max: number): Promise<Payment[]> {
  return paymentsWhere(
    tx,
    'WHERE receipts_awaited = 1 AND receipts_asked_at <= ? ORDER BY receipts_asked_at LIMIT ?',
    before,
    max,
  )
}

const idRow = v.object({ id: v.string() })

/** Ids of orders placed before `moment` that do not wait for money and still contain personal data. */
export async function erasableBefore(tx: Transaction, moment: number, max: number): Promise<string[]> {
  const found = await tx.all(
    idRow,
    `SELECT id FROM ticket_order WHERE created_at < ? AND erased_at IS NULL AND status <> 'awaiting_payment'
     ORDER BY created_at LIMIT ?`,
    moment,
    max,
  )
  return found.map(({ id }) => id)
}

/** Those of `ids` from which personal data were erased. */
export async function erasedAmong(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const found = await foundFor(ids, (part, places) =>
    tx.all(idRow, `SELECT id FROM ticket_order WHERE erased_at IS NOT NULL AND id IN (${places})`, ...part),
  )
  return found.map(({ id }) => id)
}

/** When personal data were erased from the order; null: they were not. */
export async function erasedAt(tx: Transaction, id: string): Promise<number | null> {
  const row = v.object({ erased_at: v.nullable(v.number()) })
  return (await tx.one(row, 'SELECT erased_at FROM ticket_order WHERE id = ?', id))?.erased_at ?? null
}
