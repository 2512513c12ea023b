// Ways to a provider of card payments: each opened under its own reference.
import * as v from 'valibot'
import type { Order } from '#domain/order/order.ts'
import type { OrderContext } from './order-context.ts'

/** The reference under which `provider` is asked for the money of an order. */
export function openPayment({ database, now }: OrderContext, order: Order, provider: string): string {
  return database.transaction((tx) => {
    const before = tx.one(v.object({ number: v.number() }), 'SELECT count(*) AS number FROM payment WHERE order_id = ?', order.id)
    const reference = `${order.number}-${(before?.number ?? 0) + 1}`
    tx.run(
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

export function rememberPayment({ database }: OrderContext, reference: string, providerPaymentId: string): void {
  database.run('UPDATE payment SET provider_payment_id = ? WHERE reference = ?', providerPaymentId, reference)
}

/** Nobody was led to the provider under this reference. */
export function forgetPayment({ database }: OrderContext, reference: string): void {
  database.run("UPDATE payment SET state = 'failed' WHERE reference = ? AND state = 'pending'", reference)
}

/** The provider is being asked about the payment now. */
export function paymentAsked({ database, now }: OrderContext, reference: string): void {
  database.run('UPDATE payment SET asked_at = ? WHERE reference = ?', now(), reference)
}
