import { expect, test } from 'vitest'
import { createOutbox } from '../post/outbox/outbox.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { aNewOrder } from './new-order-fixture.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { createOrders } from './orders.ts'

const now = Date.UTC(2025, 8, 9, 9)

test('a payment that waits at the provider is found by every process until something becomes of it; its address goes with the people of the order', async () => {
  const database = await openTestDatabase(':memory:')
  const orders = createOrders({ database, outbox: createOutbox(database), deliveries: orderDeliveries, now: () => now })
  const order = aNewOrder({ method: 'card', createdAt: now, expiresAt: now + 60_000 })
  const placing = await orders.store(order, new Map([['t', null]]), 'key')
  if (placing.outcome !== 'placed') throw new Error(placing.outcome)
  const { id } = placing.order
  const { reference } = await orders.openPayment(placing.order, 'monobank')
  const waiting = (provider = 'monobank', since = now) => orders.waitingPayment(id, provider, { since, claimedSince: since })
  expect(await waiting()).toMatchObject({ reference, address: null })
  await orders.rememberPayment(reference, { paymentId: 'p1', address: 'https://pay.example/p1' })
  expect(await waiting()).toEqual({ reference, openedAt: now, paymentId: 'p1', address: 'https://pay.example/p1' })
  expect([await waiting('liqpay'), await waiting('monobank', now + 1)]).toEqual([undefined, undefined])
  await database.transaction((tx) => orders.erase(tx, [id]))
  expect(await waiting()).toMatchObject({ reference, address: null })
  await orders.forgetPayment(reference)
  expect(await waiting()).toBeUndefined()
  await database.close()
})
