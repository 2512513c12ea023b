import type { NewOrder, Order } from '@forum/domain/order/order.ts'
import { createLineDigest } from '@forum/ground/base/line.ts'
import { beforeEach, expect, test } from 'vitest'
import { createOutbox } from '../post/outbox/outbox.ts'
import { closedDatabase } from '../storage/closed-database.ts'
import type { Database } from '../storage/database.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { ada, aNewOrder } from './new-order-fixture.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { createOrders, type Orders } from './orders.ts'

const start = Date.UTC(2025, 8, 9, 9)
const day = 24 * 3_600_000
let now: number
let database: Database
let orders: Orders

beforeEach(async () => {
  now = start
  database = await openTestDatabase(':memory:')
  orders = createOrders({ database, outbox: createOutbox(database), deliveries: orderDeliveries, now: () => now })
  return () => database.close()
})

async function placed(
  seats: number,
  quota: number | null,
  own: Partial<NewOrder> = {},
  from: string | null = null,
): Promise<Order> {
  const order = aNewOrder({
    buyer: { name: 'Ада', email: 'ada@b.example', phone: '+380441234567', company: '', edrpou: '' },
    lines: [{ ticketId: 't', title: 'Учасник', price: 6_900, attendees: Array.from({ length: seats }, () => ada) }],
    createdAt: now,
    ...own,
  })
  const placing = await orders.store(order, new Map([['t', quota]]), crypto.randomUUID(), from)
  if (placing.outcome !== 'placed') throw new Error(placing.outcome)
  return placing.order
}
const left = async (quota: number) => (await orders.seatsLeft())('t', quota)

test('an invoice within the share holds its seats for a day; opened from its letter it holds them until it runs out', async () => {
  const [opened, forgotten] = [await placed(10, 100), await placed(10, 100)]
  expect(await left(100)).toBe(80)
  expect(await orders.confirm(opened.confirmKey)).toMatchObject({ outcome: 'held', order: { heldUntil: opened.expiresAt } })
  now += day
  expect(await left(100)).toBe(90)
  expect(await orders.byId(forgotten.id)).toMatchObject({ status: 'awaiting_payment' })
  now += 4 * day
  expect(await left(100)).toBe(100)
})

test('an invoice above the share is accepted and holds nothing until it is confirmed; confirmed ones make room in the share', async () => {
  const [first, above] = [await placed(20, 100), await placed(20, 100)]
  expect(await left(100)).toBe(80)
  await orders.confirm(above.confirmKey)
  expect(await left(100)).toBe(60)
  await placed(1, 100)
  expect(await left(100)).toBe(60)
  await orders.confirm(first.confirmKey)
  await placed(20, 100)
  expect(await left(100)).toBe(40)
})

test('seats that somebody else took meanwhile are not held: confirming says so and changes nothing, and money for them is in vain', async () => {
  const above = await placed(30, 100)
  await placed(80, 100, { method: 'card', expiresAt: start + day })
  expect(await orders.confirm(above.confirmKey)).toEqual({ outcome: 'soldOut' })
  expect(await orders.byId(above.id)).toMatchObject({ confirmedAt: null, status: 'awaiting_payment' })
  expect(await orders.markPaid(above.number)).toBeNull()
  now += day
  expect(await orders.confirm(above.confirmKey)).toMatchObject({ outcome: 'held' })
  expect(await left(100)).toBe(70)
})

test('of many who confirm at once only as many are held as there are seats', async () => {
  const invoices = await Promise.all(Array.from({ length: 30 }, () => placed(10, 100)))
  const outcomes = await Promise.all(invoices.map(({ confirmKey }) => orders.confirm(confirmKey)))
  expect(outcomes.filter((confirmation) => confirmation?.outcome === 'held')).toHaveLength(10)
  expect(await left(100)).toBe(0)
})

test('a transfer that came before the letter was opened is good while the seats are free', async () => {
  const above = await placed(30, 100)
  expect(await orders.markPaid(above.number)).toMatchObject({ status: 'paid' })
  expect(await left(100)).toBe(70)
})

test.each<[string, Partial<NewOrder>, number | null]>([
  ['by card', { method: 'card' }, 10],
  ['of tickets without number', {}, null],
])('an order %s has nothing to confirm', async (_, own, quota) => {
  expect(await placed(10, quota, own)).toMatchObject({ confirmKey: '', heldUntil: start + 5 * day })
  expect(await orders.confirm('')).toBeNull()
})

test('confirming twice is confirming once; a paid, called off or late order is over, and an unknown key is none', async () => {
  const [order, other, late] = [await placed(1, 100), await placed(1, 100), await placed(1, 100)]
  await orders.confirm(order.confirmKey)
  now += 1000
  expect(await orders.confirm(order.confirmKey)).toMatchObject({ outcome: 'held', order: { confirmedAt: start } })
  await orders.markPaid(order.number)
  await orders.cancelUnpaid([other.id], false)
  for (const { confirmKey } of [order, other]) expect(await orders.confirm(confirmKey)).toEqual({ outcome: 'over' })
  now = late.expiresAt
  expect(await orders.confirm(late.confirmKey)).toEqual({ outcome: 'over' })
  expect(await orders.confirm('unknown')).toBeNull()
})

test('unpaid orders are found, all or those of one network, and called off with a word or without', async () => {
  const network = createLineDigest(Buffer.from('key'))
  const early = await placed(1, 100, {}, network('198.51.100.1'))
  now += 60_000
  const card = await placed(1, 100, { method: 'card', buyer: { ...early.buyer, email: 'eva@b.example', phone: '+380449999999' } })
  const near = await placed(1, 100, { buyer: card.buyer }, network('198.51.100.1'))
  await orders.confirm(near.confirmKey)
  const numbers = async (...[selection]: Parameters<Orders['unpaid']>) =>
    (await orders.unpaid(selection)).map(({ number }) => number)
  expect(await numbers({})).toEqual([early.number, card.number, near.number])
  expect(await numbers({ like: early.number })).toEqual([early.number, near.number])
  expect(await numbers({ like: card.number })).toEqual([])
  expect(await orders.cancelUnpaid([early.id], true)).toBe(1)
  expect(await orders.cancelUnpaid([early.id, near.id], false)).toBe(1)
  const told = async (id: string) =>
    (await createOutbox(database).about(id)).filter(
      ({ channel, message }) => channel === 'orderMail' && (message as { kind: string }).kind === 'cancelled',
    )
  expect([await told(early.id), await told(near.id)].map(({ length }) => length)).toEqual([0, 1])
  expect(await orders.byId(early.id)).toMatchObject({ status: 'cancelled', revokedAt: now })
  expect(await numbers({})).toEqual([card.number])
})

test('seats that cost nothing are counted as unpaid ones are, for a day: of a buyer, and of a network', async () => {
  const free = (from: string | null, seats: number, buyer = 'ada') =>
    placed(
      seats,
      1000,
      {
        method: 'card',
        buyer: { name: 'Ада', email: `${buyer}@b.example`, phone: '', company: '', edrpou: '' },
        lines: [{ ticketId: 't', title: 'Студент', price: 0, attendees: Array.from({ length: seats }, () => ada) }],
      },
      from,
    )
  const network = createLineDigest(Buffer.from('key'))('198.51.100.1')
  for (const seats of [20, 20, 20]) expect(await free('', seats)).toMatchObject({ status: 'paid' })
  await expect(free('', 1)).rejects.toThrow('overLimit')
  for (const buyer of ['b', 'c', 'd', 'e', 'f']) await free(network, 20, buyer)
  await expect(free(network, 1, 'g')).rejects.toThrow('overLimit')
  expect(await left(1000)).toBe(840)
  now += day
  await free('', 1)
  await free(network, 1, 'g')
})

test('organisers should look when unpaid orders hold more than half of the seats, and at least ten', async () => {
  const few = await placed(9, 9, { method: 'card' })
  expect(await orders.worryingHolds()).toEqual([])
  await orders.cancelUnpaid([few.id], false)
  const order = await placed(50, 100, { method: 'card' })
  expect(await orders.worryingHolds()).toEqual([])
  await placed(1, 100, { method: 'card' })
  expect(await orders.worryingHolds()).toEqual([{ title: 'Учасник', seats: 51, quota: 100 }])
  await orders.markPaid(order.number)
  expect(await orders.worryingHolds()).toEqual([])
})

test('which line an order came from is a digest, and goes when the order stops waiting', async () => {
  const one = createLineDigest(Buffer.from('key'))
  const order = await placed(1, 100, {}, one('198.51.100.1'))
  await orders.markPaid(order.number)
  await placed(1, 100, {}, one('198.51.100.1'))
  expect(await orders.unpaid({ like: order.number })).toEqual([])
})

test('where the machine cannot store it, confirming is refused, and may be tried again', async () => {
  const closed = closedDatabase('the disk is full')
  const desk = createOrders({ database: closed, outbox: createOutbox(closed), deliveries: orderDeliveries, now: () => now })
  expect(await desk.confirm('k')).toEqual({ outcome: 'refused', reason: expect.stringContaining('the disk is full') })
})
