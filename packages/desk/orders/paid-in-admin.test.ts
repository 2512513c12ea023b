import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import { createOrderStates } from '@forum/content/client/order-states.ts'
import { createRecordSender } from '@forum/content/client/send-record.ts'
import type { NewOrder } from '@forum/domain/order/order.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carrier } from '../post/outbox/channel.ts'
import { startDeliveryWorker } from '../post/outbox/delivery-worker.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { quickRetries } from '../post/outbox/retry-policy-fixture.ts'
import { recordCarrier } from '../post/records/record-channel.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { ada, aNewOrder } from './new-order-fixture.ts'
import { orderDeliveries, orderMailChannel } from './order-deliveries.ts'
import { createOrders } from './orders.ts'
import { createPaidInAdmin } from './paid-in-admin.ts'

const day = 86_400_000
const start = Date.UTC(2025, 8, 9, 9)

let service: ContentStub
beforeEach(async () => {
  service = await startContentStub(new Map([['ticket_orders', []]]))
})
afterEach(() => service.close())

async function desk() {
  const clock = { now: start }
  const now = () => clock.now
  const database = await openTestDatabase(':memory:')
  const outbox = createOutbox(database)
  const orders = createOrders({ database, outbox, deliveries: orderDeliveries, now })
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const location = { kind: 'service', url: service.url, prefix: '/v2', token: null } as const
  const carriers = [recordCarrier(createRecordSender(location)), carrier(orderMailChannel, async () => {})]
  const deliver = async () => {
    const worker = startDeliveryWorker({ outbox, carriers, now, log, pace: quickRetries })
    await vi.waitFor(async () => expect((await outbox.statistics()).waiting).toBe(0))
    await worker.stop()
  }
  const paidInAdmin = createPaidInAdmin({
    orders,
    database,
    outbox,
    read: createOrderStates(location),
    now,
    onSettled: () => {},
    log,
  })
  const placed = async (key: string, own: Partial<NewOrder> = {}) => {
    const lines = [{ ticketId: 't', title: 'Квиток', price: 12_500, attendees: [ada, ada] }]
    const order = aNewOrder({ lines, createdAt: start, ...own })
    const placing = await orders.store(order, new Map([['t', 2]]), key)
    if (placing.outcome !== 'placed') throw new Error('sold out')
    await deliver()
    return placing.order
  }
  const there = (id: string) =>
    (service.tables.get('ticket_orders') ?? []).find((row) => (row as { id: string }).id === id) as Record<string, unknown>
  return { clock, orders, outbox, log, paidInAdmin, placed, deliver, there }
}

test('a transfer that an organiser marks as paid issues the tickets once, and the record says when', async () => {
  const { orders, paidInAdmin, placed, deliver, there } = await desk()
  const order = await placed('a')
  expect(there(order.id)).toMatchObject({ status: 'awaiting_payment', number: '2025-00001', total: 25_000 })
  there(order.id).status = 'paid'
  await Promise.all([paidInAdmin.check(), paidInAdmin.check()])
  await deliver()
  await paidInAdmin.check()
  expect((await orders.byId(order.id))?.status).toBe('paid')
  expect(await orders.ticketsOf(order.id)).toHaveLength(2)
  expect(there(order.id)).toMatchObject({ status: 'paid', paid_at: new Date(start).toISOString() })
})

test.each([
  ['an order by card, whose money only the provider can report', { method: 'card' }, 'paid', 'awaiting_payment'],
  ['an order that was refunded by hand', {}, 'refunded', 'awaiting_payment'],
  ['an order that was cancelled by hand', {}, 'cancelled', 'awaiting_payment'],
  ['an order in a state that does not exist', {}, 'gold', 'awaiting_payment'],
] as const)('%s: nothing happens here, and there it is taken back', async (_, own, forged, expected) => {
  const { orders, paidInAdmin, placed, deliver, there } = await desk()
  const order = await placed('a', own)
  there(order.id).status = forged
  await paidInAdmin.check()
  expect((await orders.byId(order.id))?.status).toBe('awaiting_payment')
  expect(await orders.ticketsOf(order.id)).toEqual([])
  await deliver()
  expect(there(order.id).status).toBe(expected)
})

test('neither a sum nor people that are changed there reach the desk', async () => {
  const { orders, paidInAdmin, placed, there } = await desk()
  const order = await placed('a')
  Object.assign(there(order.id), { status: 'paid', total: 1, buyer: { name: 'Інший' }, items: [], number: '2025-99999' })
  await paidInAdmin.check()
  expect(await orders.byId(order.id)).toMatchObject({
    status: 'paid',
    total: 25_000,
    number: '2025-00001',
    buyer: { name: 'Ада' },
  })
  expect((await orders.ticketsOf(order.id)).map(({ attendee: { name } }) => name)).toEqual(['Ада', 'Ада'])
})

test('a record that the desk never had issues nothing', async () => {
  const { orders, paidInAdmin } = await desk()
  service.tables.set('ticket_orders', [{ id: 'f', number: '2025-00001', method: 'bank', status: 'paid', total: 1 }])
  await paidInAdmin.check()
  expect(await orders.list(5)).toEqual([])
})

test('a mark that comes after the time: good while the seats are free, taken back when they are sold', async () => {
  for (const isTaken of [false, true]) {
    const { clock, orders, paidInAdmin, placed, deliver, there } = await desk()
    const order = await placed('a')
    clock.now += 5 * day
    await orders.expire()
    if (isTaken) await placed('b', { method: 'card', createdAt: clock.now, expiresAt: clock.now + day })
    await deliver()
    there(order.id).status = 'paid'
    await paidInAdmin.check()
    expect(await orders.ticketsOf(order.id)).toHaveLength(isTaken ? 0 : 2)
    await deliver()
    expect(there(order.id).status).toBe(isTaken ? 'cancelled' : 'paid')
    service.tables.set('ticket_orders', [])
  }
})

test('what the desk has not delivered yet is not taken for a forgery', async () => {
  const { orders, outbox, paidInAdmin, placed, there } = await desk()
  const order = await placed('a')
  await orders.markPaid(order.number)
  const before = (await outbox.about(order.id)).length
  expect(there(order.id).status).toBe('awaiting_payment')
  await paidInAdmin.check()
  expect((await outbox.about(order.id)).length).toBe(before)
})

test('it asks once a minute for what was marked, once an hour for all, and says once that it cannot ask', async () => {
  const { clock, paidInAdmin, log } = await desk()
  const asked = () => service.requests.splice(0).map((path) => decodeURIComponent(path).includes('filter[status]'))
  await paidInAdmin.poll()
  await paidInAdmin.poll()
  clock.now += 60_000
  await paidInAdmin.poll()
  expect(asked()).toEqual([false, true])
  clock.now += 60 * 60_000
  await paidInAdmin.poll()
  expect(asked()).toEqual([false])
  service.refuses.add('ticket_orders')
  await paidInAdmin.check()
  await paidInAdmin.check()
  service.refuses.clear()
  await paidInAdmin.check()
  expect(log.warn).toHaveBeenCalledOnce()
  expect(log.info).toHaveBeenLastCalledWith({}, 'orders in the content service can be read again')
})

test('with the embedded content nobody is asked', async () => {
  expect(createOrderStates({ kind: 'embedded' })).toBeNull()
})
