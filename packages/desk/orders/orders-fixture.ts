// Orders in memory with a fixed clock and deliveries as plain words, for tests.

import { cardTimeout, type NewOrder } from '@forum/domain/order/order.ts'
import { vi } from 'vitest'
import type { PaymentNotice } from '../payments/provider.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { ada, aNewOrder } from './new-order-fixture.ts'
import type { OrderDeliveries } from './order-context.ts'
import { createOrders } from './orders.ts'

export const start = Date.UTC(2025, 8, 9, 9)

/** `place`: where its database is. */
export async function desk(numbersFrom = 1, place = ':memory:') {
  let now = start
  const database = await openTestDatabase(place)
  const outbox = createOutbox(database)
  const told = vi.fn()
  const tell = (event: string) => () => {
    told(event)
    return [{ channel: 'content', message: event }]
  }
  const deliveries: OrderDeliveries = {
    placed: tell('placed'),
    changed: tell('changed'),
    paid: tell('paid'),
    partPaid: tell('partPaid'),
    shareEnded: tell('shareEnded'),
    unfulfillable: tell('unfulfillable'),
    cancelled: tell('cancelled'),
    refunded: tell('refunded'),
    refundReported: tell('refundReported'),
    refundFailed: tell('refundFailed'),
    receipts: tell('receipts'),
    receiptMissing: tell('receiptMissing'),
  }
  const numbers = { from: () => numbersFrom, reach: () => {} }
  const context = { database, outbox, deliveries, now: () => now, numbers, vatRate: 20 }
  const orders = createOrders(context)
  const store = async (key: string, quantity = 1, quota: number | null = 2, own: Partial<NewOrder> = {}) => {
    const lines = [{ ticketId: 't', title: 'Квиток', price: 12_500, attendees: Array.from({ length: quantity }, () => ada) }]
    const order = aNewOrder({ method: 'card', lines, createdAt: now, expiresAt: now + cardTimeout, ...own })
    return orders.store(order, new Map([['t', quota]]), key)
  }
  const placed = async (key: string, quantity?: number, quota?: number | null) => {
    const placing = await store(key, quantity, quota)
    if (placing.outcome !== 'placed') throw new Error('sold out')
    return placing.order
  }
  const notice = (reference: string, own: Partial<PaymentNotice> = {}): PaymentNotice => ({
    reference,
    paymentId: 'p1',
    state: 'paid',
    status: 'success',
    amount: 1_250_000,
    currency: 'UAH',
    refunded: 0,
    begunAt: null,
    changedAt: null,
    ...own,
  })
  const left = async (quota = 2) => (await orders.seatsLeft())('t', quota)
  return {
    context,
    database,
    orders,
    outbox,
    told,
    left,
    place: store,
    placed,
    notice,
    pass: (milliseconds: number) => (now += milliseconds),
  }
}
