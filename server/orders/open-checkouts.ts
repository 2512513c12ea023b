// The way to the provider that was opened for an order is used again for some minutes, whichever process opened it: whoever presses a hundred
// times makes one invoice.
import { LRUCache } from 'lru-cache'
import type { Order } from '#domain/order/order.ts'
import type { Checkout } from '../payments/provider.ts'
import type { Orders } from './orders.ts'

/** `openedAt`: milliseconds since 1970. */
export type Opened = { reference: string; openedAt: number; checkout: Checkout }

/** Milliseconds for which an opened payment is used again; providers keep theirs for longer. */
const usable = 10 * 60_000
const maxOrders = 5000

export type OpenCheckouts = {
  /** The payment of `order` that was opened last, while nothing has become of it; else the one that `open` finds (opened since a moment) or makes, once for all who wait. */
  of(order: Order, open: (since: number) => Promise<Opened>): Promise<Checkout>
}

export type OpenCheckoutsOptions = {
  orders: Pick<Orders, 'payment'>
  now(): number
}

export function createOpenCheckouts({ orders, now }: OpenCheckoutsOptions): OpenCheckouts {
  const opened = new LRUCache<string, Promise<Opened>>({ max: maxOrders })

  /** One that failed, or was paid, is used no more. */
  function isOpen(payment: Promise<Opened>): Promise<boolean> {
    return payment.then(
      async ({ reference, openedAt }) =>
        now() - openedAt <= usable && now() >= openedAt && (await orders.payment(reference))?.state === 'pending',
      () => false,
    )
  }

  return {
    async of(order, open) {
      const { id } = order
      const known = opened.get(id)
      if (known && (await isOpen(known))) return (await known).checkout
      // Somebody who waited as well may have opened another one.
      const latest = opened.get(id)
      if (latest && latest !== known) return (await latest).checkout
      const fresh = open(now() - usable)
      opened.set(id, fresh)
      // What could not be opened is tried anew by the next one.
      fresh.catch(() => opened.get(id) === fresh && opened.delete(id))
      return (await fresh).checkout
    },
  }
}
