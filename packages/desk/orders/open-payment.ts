// Opens payments at a provider of card payments, each with its own reference.
import { randomBytes } from 'node:crypto'
import type { Order } from '@forum/domain/order/order.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import type { OrderContext } from './order-context.ts'

/** Which payments can be reused: opened after `since`; without a provider address only if opened after `claimedSince`. */
export type Waiting = { since: number; claimedSince: number }

/** `hasReceipts`: the provider makes fiscal receipts. `unless` missing: always opens a new payment. */
export type OpenPaymentOptions = { hasReceipts?: boolean; unless?: Waiting }

/**
 * Opens a payment of an order, or returns the one that waits. Of concurrent processes one opens it. `provider` gets its reference, which is unique
 * across sites with the same keys and across earlier states of the database.
 */
export function openPayment(
  { database, now }: OrderContext,
  order: Order,
  provider: string,
  { hasReceipts = false, unless }: OpenPaymentOptions = {},
): Promise<WaitingPayment & { isNew: boolean }> {
  return database.transaction(async (tx) => {
    const waiting = unless && (await waitingIn(tx, order.id, provider, unless, now()))
    if (waiting) return { ...waiting, isNew: false }
    const reference = `${order.number}-${randomBytes(8).toString('hex')}`
    // Payments of an order must have distinct times: the newest is found by its time.
    const newest = await tx.one(openedRow, 'SELECT coalesce(max(created_at), 0) AS at FROM payment WHERE order_id = ?', order.id)
    const openedAt = Math.max(now(), (newest?.at ?? 0) + 1)
    await insert(tx, 'payment', {
      reference,
      order_id: order.id,
      provider,
      amount: order.total * 100,
      asked_at: now(),
      has_receipts: hasReceipts ? 1 : 0,
      created_at: openedAt,
    })
    return { reference, openedAt, paymentId: null, address: null, isNew: true }
  })
}

/** `address`: the payment page at the provider. */
export async function rememberPayment(
  { database }: OrderContext,
  reference: string,
  { paymentId, address }: { paymentId: string; address: string },
): Promise<void> {
  const set = 'UPDATE payment SET provider_payment_id = ?, checkout_address = ? WHERE reference = ?'
  await database.run(set, paymentId, address, reference)
}

/** A payment that waits at the provider. `address` null: it has none, or the provider did not answer yet. */
export type WaitingPayment = { reference: string; openedAt: number; paymentId: string | null; address: string | null }

const waitingRow = v.object({
  reference: v.string(),
  created_at: v.number(),
  provider_payment_id: v.nullable(v.string()),
  checkout_address: v.nullable(v.string()),
})

const openedRow = v.object({ at: v.number() })

/** Maximum clock difference between two machines, milliseconds. */
const clockSkew = 10_000

/** The latest open payment of an order, from any process; undefined: there is none. */
export const waitingPayment = ({ database, now }: OrderContext, orderId: string, provider: string, waiting: Waiting) =>
  waitingIn(database, orderId, provider, waiting, now())

async function waitingIn(
  tx: Transaction,
  orderId: string,
  provider: string,
  { since, claimedSince }: Waiting,
  now: number,
): Promise<WaitingPayment | undefined> {
  const found = await tx.one(
    waitingRow,
    `SELECT reference, created_at, provider_payment_id, checkout_address FROM payment
     WHERE order_id = ? AND provider = ? AND state = 'pending' AND created_at BETWEEN ? AND ?
       AND (checkout_address IS NOT NULL OR created_at >= ?)
     ORDER BY created_at DESC LIMIT 1`,
    ...[orderId, provider, since, now + clockSkew, claimedSince],
  )
  if (!found) return undefined
  const { reference, created_at: openedAt, provider_payment_id: paymentId, checkout_address: address } = found
  return { reference, openedAt, paymentId, address }
}

/** Deletes a payment that the provider never got. */
export async function forgetPayment({ database }: OrderContext, reference: string): Promise<void> {
  await database.run("UPDATE payment SET state = 'failed' WHERE reference = ? AND state = 'pending'", reference)
}

/** Records that the provider is being queried about the payment. */
export async function paymentAsked({ database, now }: OrderContext, reference: string): Promise<void> {
  await database.run('UPDATE payment SET asked_at = ? WHERE reference = ?', now(), reference)
}

/** Records that the provider is being queried about receipts of the payment. */
export async function receiptsAsked({ database, now }: OrderContext, reference: string): Promise<void> {
  await database.run('UPDATE payment SET receipts_asked_at = ? WHERE reference = ?', now(), reference)
}

/** Records that the provider is being queried about the refund. */
export async function refundAsked({ database, now }: OrderContext, id: string): Promise<void> {
  await database.run('UPDATE refund SET asked_at = ? WHERE id = ?', now(), id)
}
