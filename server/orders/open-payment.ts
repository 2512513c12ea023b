// Ways to a provider of card payments: each opened under its own reference.
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Order } from '#domain/order/order.ts'
import type { OrderContext } from './order-context.ts'

/**
 * The reference under which `provider` is asked for the money of an order: no other site with the same keys, and no other state of this
 * one's database, has the same. `hasReceipts`: the provider makes fiscal receipts and tells of them.
 */
export function openPayment(
  { database, now }: OrderContext,
  order: Order,
  provider: string,
  hasReceipts = false,
): Promise<string> {
  const reference = `${order.number}-${randomBytes(8).toString('hex')}`
  return database.transaction(async (tx) => {
    const row = v.object({ last: v.nullable(v.number()) })
    const before = await tx.one(row, 'SELECT max(created_at) AS last FROM payment WHERE order_id = ?', order.id)
    await tx.run(
      'INSERT INTO payment (reference, order_id, provider, amount, created_at, asked_at, has_receipts) VALUES (?, ?, ?, ?, ?, ?, ?)',
      reference,
      order.id,
      provider,
      order.total * 100,
      // The newest of an order is known by its time.
      Math.max(now(), (before?.last ?? 0) + 1),
      now(),
      hasReceipts ? 1 : 0,
    )
    return reference
  })
}

export async function rememberPayment({ database }: OrderContext, reference: string, providerPaymentId: string): Promise<void> {
  await database.run('UPDATE payment SET provider_payment_id = ? WHERE reference = ?', providerPaymentId, reference)
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
