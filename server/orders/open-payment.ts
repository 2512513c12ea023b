// Ways to a provider of card payments: each opened under its own reference.
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Order } from '#domain/order/order.ts'
import type { OrderContext } from './order-context.ts'

/**
 * The reference under which `provider` is asked for the money of an order: no other site with the same keys, and no other state of this
 * one's database, has the same. `hasReceipts`: the provider makes fiscal receipts and tells of them.
 */
export async function openPayment(
  { database, now }: OrderContext,
  order: Order,
  provider: string,
  hasReceipts = false,
): Promise<string> {
  const reference = `${order.number}-${randomBytes(8).toString('hex')}`
  // The newest of an order is known by its time.
  await database.run(
    `INSERT INTO payment (reference, order_id, provider, amount, asked_at, has_receipts, created_at)
     SELECT ?, ?, ?, ?, ?, ?, CASE WHEN latest < ? THEN ? ELSE latest + 1 END
     FROM (SELECT coalesce(max(created_at), 0) AS latest FROM payment WHERE order_id = ?) AS before`,
    reference,
    order.id,
    provider,
    order.total * 100,
    now(),
    hasReceipts ? 1 : 0,
    now(),
    now(),
    order.id,
  )
  return reference
}

/** `address`: where it is paid. */
export async function rememberPayment(
  { database }: OrderContext,
  reference: string,
  { paymentId, address }: { paymentId: string; address: string },
): Promise<void> {
  const set = 'UPDATE payment SET provider_payment_id = ?, checkout_address = ? WHERE reference = ?'
  await database.run(set, paymentId, address, reference)
}

/** A payment that waits at the provider. `address` null: it has none, or nobody has got there yet. */
export type WaitingPayment = { reference: string; openedAt: number; paymentId: string | null; address: string | null }

const waitingRow = v.object({
  reference: v.string(),
  created_at: v.number(),
  provider_payment_id: v.nullable(v.string()),
  checkout_address: v.nullable(v.string()),
})

/** The payment of an order that was opened last, by whichever process; undefined: not between `since` and now, or it waits no more. */
export async function waitingPayment(
  { database, now }: OrderContext,
  orderId: string,
  provider: string,
  since: number,
): Promise<WaitingPayment | undefined> {
  const found = await database.one(
    waitingRow,
    `SELECT reference, created_at, provider_payment_id, checkout_address FROM payment
     WHERE order_id = ? AND provider = ? AND state = 'pending' AND created_at BETWEEN ? AND ?
     ORDER BY created_at DESC LIMIT 1`,
    orderId,
    provider,
    since,
    now(),
  )
  if (!found) return undefined
  const { reference, created_at: openedAt, provider_payment_id: paymentId, checkout_address: address } = found
  return { reference, openedAt, paymentId, address }
}

/** Nobody was led to the provider under this reference. */
export async function forgetPayment({ database }: OrderContext, reference: string): Promise<void> {
  await database.run("UPDATE payment SET state = 'failed' WHERE reference = ? AND state = 'pending'", reference)
}

/** The provider is being asked about the payment now. */
export async function paymentAsked({ database, now }: OrderContext, reference: string): Promise<void> {
  await database.run('UPDATE payment SET asked_at = ? WHERE reference = ?', now(), reference)
}

/** The provider is being asked about the receipts of the payment now. */
export async function receiptsAsked({ database, now }: OrderContext, reference: string): Promise<void> {
  await database.run('UPDATE payment SET receipts_asked_at = ? WHERE reference = ?', now(), reference)
}

/** The provider is being asked about the refund now. */
export async function refundAsked({ database, now }: OrderContext, id: string): Promise<void> {
  await database.run('UPDATE refund SET asked_at = ? WHERE id = ?', now(), id)
}
