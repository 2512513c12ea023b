import { expect, test } from 'vitest'
import { createSubmissionStore } from '../forms/submission-store.ts'
import { orderDeliveries } from '../orders/order-deliveries.ts'
import { createOrders } from '../orders/orders.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { orderOf, personMarked, placed } from './desk-fixture.ts'
import { createReceived } from './received.ts'

async function desk() {
  const database = await openTestDatabase(':memory:')
  const outbox = createOutbox(database)
  const submissions = createSubmissionStore(database, outbox)
  const orders = createOrders({ database, outbox, deliveries: orderDeliveries, now: () => 2000 })
  const send = (id: string, receivedAt: number) =>
    submissions.store({
      id,
      kind: 'booking',
      lang: 'en',
      fields: { name: 'Ада' },
      receivedAt,
      sameContent: null,
      deliveries: [{ channel: 'mail', message: 1 }],
    })
  await send('early', 1000)
  const order = await placed({ orders }, orderOf(personMarked('buyer'), personMarked('colleague'), { createdAt: 2000 }))
  await send('late', 3000)
  return { database, outbox, orders, order, received: createReceived({ submissions, orders, outbox }) }
}

test('forms and orders are listed together, the newest first, each with its deliveries and nothing that was said', async () => {
  const { received, order } = await desk()
  const listed = await received.list({ max: 9 })
  expect(listed.map(({ id, kind, lang }) => [id, kind, lang])).toEqual([
    ['late', 'booking', 'en'],
    [order.id, 'order', 'uk'],
    ['early', 'booking', 'en'],
  ])
  expect(listed.map(({ deliveries }) => deliveries.length)).toEqual([1, 4, 1])
  expect(JSON.stringify(listed.map(({ deliveries: _, ...entry }) => entry))).not.toMatch(/Ада|buyer/)
  expect((await received.list({ max: 2 })).map(({ id }) => id)).toEqual(['late', order.id])
})

test('one kind is listed, and what has a delivery in one state', async () => {
  const { received, order, outbox } = await desk()
  expect((await received.list({ kind: 'order', max: 9 })).map(({ id }) => id)).toEqual([order.id])
  expect((await received.list({ kind: 'booking', max: 1 })).map(({ id }) => id)).toEqual(['late'])
  const [record] = await outbox.about(order.id)
  await outbox.failed({ id: record?.id ?? 0, attempts: 0, refusals: 9, error: 'refused', retryAt: null }, 4000)
  expect((await received.list({ state: 'dead', max: 1 })).map(({ id }) => id)).toEqual([order.id])
  expect(await received.list({ state: 'dead', kind: 'booking', max: 9 })).toEqual([])
})

test('an order is shown whole, and says when its people were taken out', async () => {
  const { received, order, orders, database } = await desk()
  expect(await received.show(order.id)).toMatchObject({
    kind: 'order',
    number: order.number,
    erasedAt: null,
    deliveries: [{}, {}, {}, {}],
  })
  await orders.erase(database, [order.id])
  expect(await received.show(order.id)).toMatchObject({ erasedAt: 2000, buyer: { name: '' } })
  expect(await received.show('early')).toMatchObject({ kind: 'booking', fields: { name: 'Ада' } })
  expect(await received.show('unknown')).toBeUndefined()
})
