// Questions about orders, tickets and payments.
import * as v from 'valibot'
import type { IssuedTicket, Order } from '#domain/order/order.ts'
import type { Refund } from '#domain/order/refund.ts'
import type { Payment, Receipt } from '#domain/payment/payment.ts'
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

/** An order of which it is known that it is there. */
export async function orderWith(tx: Transaction, id: string): Promise<Order> {
  const order = await orderBy(tx, 'id', id)
  if (!order) throw new Error('an order is gone that was there before')
  return order
}

/** Newest first. */
export function listOrders(tx: Transaction, max: number): Promise<Order[]> {
  return ordersWhere(tx, 'ORDER BY created_at DESC, sequence DESC LIMIT ?', max)
}

/** Of one mailbox (submissions/mailbox.ts), newest first; of many the last. */
export function ordersOfBuyer(tx: Transaction, mailbox: string, forumYear: number): Promise<Order[]> {
  return ordersWhere(
    tx,
    'WHERE mailbox = ? AND forum_year = ? ORDER BY created_at DESC, sequence DESC LIMIT 20',
    mailbox,
    forumYear,
  )
}

/** One for each seat: of a seat whose attendee was replaced the newest. */
export function ticketsOf(tx: Transaction, orderId: string): Promise<IssuedTicket[]> {
  return ticketsWhere(tx, 'WHERE order_id = ? AND replaced_at IS NULL ORDER BY seat', orderId)
}

/** With those that are void because another person has the seat. */
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

/** The order's ways to the provider, newest first. */
export function paymentsOf(tx: Transaction, orderId: string): Promise<Payment[]> {
  return paymentsWhere(tx, 'WHERE order_id = ? ORDER BY created_at DESC, reference DESC', orderId)
}

/** Payments that have been on their way for a while and were not asked about since `before`. */
export function unsettledPayments(tx: Transaction, before: number, max: number): Promise<Payment[]> {
  return paymentsWhere(tx, "WHERE state = 'pending' AND asked_at <= ? ORDER BY asked_at LIMIT ?", before, max)
}

/** Oldest first. */
export function refundsOf(tx: Transaction, orderId: string): Promise<Refund[]> {
  return refundsWhere(tx, 'WHERE order_id = ? ORDER BY created_at, id', orderId)
}

/** What came, what went back and its receipts. */
export async function accountsOf(tx: Transaction, orderId: string): Promise<Accounts> {
  const settled = (await paymentsOf(tx, orderId)).filter(({ state }) => state === 'paid' || state === 'refunded')
  return {
    payment: settled.at(-1) ?? null,
    refunds: await refundsOf(tx, orderId),
    receipts: await receiptsOf(tx, orderId),
  }
}

/** Refunds that a provider was asked for without a clear answer, and not asked about since `before`. */
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

/** Payments whose fiscal receipts are awaited and were not asked about since `before`. */
export function paymentsWithoutReceipts(tx: Transaction, before: number, max: number): Promise<Payment[]> {
  return paymentsWhere(
    tx,
    'WHERE receipts_awaited = 1 AND receipts_asked_at <= ? ORDER BY receipts_asked_at LIMIT ?',
    before,
    max,
  )
}

const idRow = v.object({ id: v.string() })

/** Ids of orders that were placed before a moment, wait for no money and still hold people. */
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

/** When the people were taken out of an order; null: they are in it. */
export async function erasedAt(tx: Transaction, id: string): Promise<number | null> {
  const row = v.object({ erased_at: v.nullable(v.number()) })
  return (await tx.one(row, 'SELECT erased_at FROM ticket_order WHERE id = ?', id))?.erased_at ?? null
}
