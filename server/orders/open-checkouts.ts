// The way to the provider that was opened for an order is used again for some minutes: whoever presses a hundred times makes one invoice.
import { LRUCache } from 'lru-cache'
import type { Order } from '#domain/order/order.ts'
import type { Checkout } from '../payments/provider.ts'
import type { Orders } from './orders.ts'

export type Opened = { reference: string; checkout: Checkout }

/** Milliseconds for which an opened payment is used again; providers keep theirs for longer. */
const usable = 10 * 60_000
const maxOrders = 5000

export type OpenCheckouts = {
  /** The payment of `order` that was opened last, while nothing has become of it; else the one that `open` makes, once for all who wait. */
  of(order: Order, open: () => Promise<Opened>): Promise<Checkout>
}

export function createOpenCheckouts({ orders, now }: { orders: Pick<Orders, 'payment'>; now(): number }): OpenCheckouts {
  const opened = new LRUCache<string, { at: number; payment: Promise<Opened> }>({ max: maxOrders })

  /** One that failed, or was paid, is used no more. */
  async function isOpen({ at, payment }: { at: number; payment: Promise<Opened> }): Promise<boolean> {
    if (now() - at > usable || now() < at) return false
    return payment.then(
      async ({ reference }) => (await orders.payment(reference))?.state === 'pending',
      () => false,
    )
  }

  return {
    async of({ id }, open) {
      const known = opened.get(id)
      if (known && (await isOpen(known))) return (await known.payment).checkout
      // Somebody who waited as well may have opened another one.
      const latest = opened.get(id)
      if (latest && latest !== known) return (await latest.payment).checkout
      const fresh = { at: now(), payment: open() }
      opened.set(id, fresh)
      // What could not be opened is tried anew by the next one.
      fresh.payment.catch(() => opened.get(id) === fresh && opened.delete(id))
      return (await fresh.payment).checkout
    },
  }
}
