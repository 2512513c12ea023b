// Ways to a provider of card payments: each opened under its own reference.
import * as v from 'valibot'
import type { Order } from '#domain/order/order.ts'
import type { OrderContext } from './order-context.ts'

/** The reference under which `provider` is asked for the money of an order. */
export function openPayment({ database, now }: OrderContext, order: Order, provider: string): Promise<string> {
  return database.transaction(async (tx) => {
    const row = v.object({ number: v.number() })
    const before = await tx.one(row, 'SELECT count(*) AS number FROM payment WHERE order_id = ?', order.id)
    const reference = `${order.number}-${(before?.number ?? 0) + 1}`
    await tx.run(
      'INSERT INTO payment (reference, order_id, provider, amount, created_at, asked_at) VALUES (?, ?, ?, ?, ?, ?)',
      reference,
      order.id,
      provider,
      order.total * 100,
      now(),
      now(),
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
