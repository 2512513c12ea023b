// Reuses the payment opened for an order for some minutes, across processes, so that repeated presses create one invoice.
import { LRUCache } from 'lru-cache'
import type { Order } from '#domain/order/order.ts'
import type { Checkout } from '../payments/provider.ts'
import type { Orders } from './orders.ts'

/** `openedAt`: milliseconds since 1970. */
export type Opened = { reference: string; openedAt: number; checkout: Checkout }

/** Milliseconds for which an opened payment is reused. Providers keep theirs longer. */
const usable = 10 * 60_000
const maxOrders = 5000

export type OpenCheckouts = {
  /** The latest open payment of `order`. Otherwise calls `open` once for all concurrent callers; `open` finds a payment opened after a time or creates one. */
  of(order: Order, open: (since: number) => Promise<Opened>): Promise<Checkout>
}

export type OpenCheckoutsOptions = {
  orders: Pick<Orders, 'payment'>
  now(): number
}

export function createOpenCheckouts({ orders, now }: OpenCheckoutsOptions): OpenCheckouts {
  const opened = new LRUCache<string, Promise<Opened>>({ max: maxOrders })

  /** A failed or paid payment is not reused. */
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
      // Another caller may have opened a payment in the meantime.
      const latest = opened.get(id)
      if (latest && latest !== known) return (await latest).checkout
      const fresh = open(now() - usable)
      opened.set(id, fresh)
      // A failure is not cached: the next call tries again.
      fresh.catch(() => opened.get(id) === fresh && opened.delete(id))
      return (await fresh).checkout
    },
  }
}
