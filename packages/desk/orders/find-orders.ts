// Queries for orders, tickets and payments.

import type { IssuedTicket, Order } from '@forum/domain/order/order.ts'
import type { Refund } from '@forum/domain/order/refund.ts'
import type { Payment, Receipt } from '@forum/domain/payment/payment.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
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
export function ticketsOf(tx: Transaction, orderId: string): Promise<IssuedTicket[]> {
  return ticketsWhere(tx, 'WHERE order_id = ? AND replaced_at IS NULL ORDER BY seat', orderId)
}

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
export function paymentsOf(tx: Transaction, orderId: string): Promise<Payment[]> {
  return paymentsWhere(tx, 'WHERE order_id = ? ORDER BY created_at DESC, reference DESC', orderId)
}

/** Payments without a result that were not queried at the provider since `before`. */
export function unsettledPayments(tx: Transaction, before: number, max: number): Promise<Payment[]> {
  return paymentsWhere(tx, "WHERE state = 'pending' AND asked_at <= ? ORDER BY asked_at LIMIT ?", before, max)
}

/** Oldest first. */
export function refundsOf(tx: Transaction, orderId: string): Promise<Refund[]> {
  return refundsWhere(tx, 'WHERE order_id = ? ORDER BY created_at, id', orderId)
}

/** The order's payments, refunds and receipts. */
export async function accountsOf(tx: Transaction, orderId: string): Promise<Accounts> {
  const settled = (await paymentsOf(tx, orderId)).filter(({ state }) => state === 'paid' || state === 'refunded')
  return {
    payments: settled.toReversed(),
    refunds: await refundsOf(tx, orderId),
    receipts: await receiptsOf(tx, orderId),
  }
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

/** When personal data were erased from the order; null: they were not. */
export async function erasedAt(tx: Transaction, id: string): Promise<number | null> {
  const row = v.object({ erased_at: v.nullable(v.number()) })
  return (await tx.one(row, 'SELECT erased_at FROM ticket_order WHERE id = ?', id))?.erased_at ?? null
}
