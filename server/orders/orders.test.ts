import { expect, test, vi } from 'vitest'
import { noConsent } from '#domain/order/consent.ts'
import { cardTimeout, type NewOrder } from '#domain/order/order.ts'
import { createOutbox } from '../outbox/outbox.ts'
import type { PaymentNotice } from '../payments/provider.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import type { OrderDeliveries } from './order-context.ts'
import { createOrders } from './orders.ts'

const start = Date.UTC(2025, 8, 9, 9)
const attendee = { name: 'Ада', company: '', position: '', email: '' }

async function desk(numbersFrom = 1) {
  let now = start
  const database = await openTestDatabase(':memory:')
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
    unfulfillable: tell('unfulfillable'),
    cancelled: tell('cancelled'),
    refunded: tell('refunded'),
    refundReported: tell('refundReported'),
    refundFailed: tell('refundFailed'),
    receipts: tell('receipts'),
    receiptMissing: tell('receiptMissing'),
  }
  const orders = createOrders({ database, outbox, deliveries, now: () => now, numbersFrom })
  const place = async (key: string, quantity = 1, quota: number | null = 2, own: Partial<NewOrder> = {}) => {
    const lines = [{ ticketId: 't', title: 'Квиток', price: 12_500, attendees: Array.from({ length: quantity }, () => attendee) }]
    const order: NewOrder = {
      forumYear: 2025,
      locale: 'uk',
      method: 'card',
      buyer: { name: 'Ада', email: 'a@b.example', phone: '1', company: '', edrpou: '' },
      lines,
      consent: noConsent(now),
      createdAt: now,
      expiresAt: now + cardTimeout,
      ...own,
    }
    return orders.store(order, new Map([['t', quota]]), key)
  }
  const placed = async (key: string, quantity?: number, quota?: number | null) => {
    const placing = await place(key, quantity, quota)
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
  return { orders, outbox, told, left, place, placed, notice, pass: (milliseconds: number) => (now += milliseconds) }
}

test('an order has a number, a sum from its prices, an address that is its own, and its delivery', async () => {
  const { placed, outbox } = await desk()
  const [first, second] = [await placed('a', 2, null), await placed('b', 1, null)]
  expect(first).toMatchObject({ number: '2025-00001', total: 25_000, status: 'awaiting_payment' })
  expect(second.number).toBe('2025-00002')
  expect(first.pageKey).toMatch(/^[\w-]{22}$/)
  expect(await outbox.about(first.id)).toHaveLength(1)
})

test('numbers begin where they are told to, so that none is given out twice after a restore', async () => {
  const { placed } = await desk(700)
  expect([(await placed('a', 1, null)).number, (await placed('b', 1, null)).number]).toEqual(['2025-00700', '2025-00701'])
})

test('two ways to the provider have references that nobody can repeat', async () => {
  const { orders, placed } = await desk()
  const order = await placed('a')
  const [first, second] = [
    (await orders.openPayment(order, 'liqpay')).reference,
    (await orders.openPayment(order, 'liqpay')).reference,
  ]
  expect([first, second]).toEqual([
    expect.stringMatching(/^2025-00001-[0-9a-f]{16}$/),
    expect.stringMatching(/^2025-00001-[0-9a-f]{16}$/),
  ])
  expect(first).not.toBe(second)
  expect((await orders.paymentsOf(order.id)).map(({ reference }) => reference)).toEqual([second, first])
})

test('the same form twice is one order', async () => {
  const { place, told } = await desk()
  const [first, second] = [await place('a'), await place('a')]
  expect(second).toMatchObject({ outcome: 'placed', isNew: false })
  expect(first.outcome === 'placed' && second.outcome === 'placed' && first.order.id === second.order.id).toBe(true)
  expect(told).toHaveBeenCalledTimes(1)
})

test('a seat is sold once: held while it may be paid, free again afterwards, and nothing is kept of an order that found none', async () => {
  const { place, placed, orders, outbox, left, pass } = await desk()
  await placed('a', 2)
  expect(await place('b')).toEqual({ outcome: 'soldOut', ticketId: 't', left: 0 })
  expect(await orders.list(9)).toHaveLength(1)
  expect(await outbox.statistics()).toMatchObject({ waiting: 1 })
  expect(await left()).toBe(0)
  pass(cardTimeout)
  expect(await left()).toBe(2)
  expect(await place('c', 3)).toEqual({ outcome: 'soldOut', ticketId: 't', left: 2 })
  expect(await place('d', 2)).toMatchObject({ outcome: 'placed' })
})

test('five hundred buyers of a hundred seats buy exactly a hundred', async () => {
  const { place } = await desk()
  const placings = await Promise.all(Array.from({ length: 500 }, (_, index) => place(`k${index}`, 1, 100)))
  const sold = placings.filter(({ outcome }) => outcome === 'placed')
  expect(sold).toHaveLength(100)
})

test('what was paid is never freed by time', async () => {
  const { placed, orders, left, notice, pass } = await desk()
  const order = await placed('a', 1, 1)
  await orders.settle('liqpay', notice((await orders.openPayment(order, 'liqpay')).reference))
  pass(10 * cardTimeout)
  expect(await orders.expire()).toBe(0)
  expect(await left(1)).toBe(0)
})

test('what was not paid in time is cancelled once, and said', async () => {
  const { placed, orders, told, pass } = await desk()
  const order = await placed('a')
  expect(await orders.expire()).toBe(0)
  pass(cardTimeout)
  expect([await orders.expire(), await orders.expire()]).toEqual([1, 0])
  expect((await orders.byNumber(order.number))?.status).toBe('cancelled')
  expect(told.mock.calls.flat()).toEqual(['placed', 'cancelled'])
})

test('a paid order issues one ticket a seat, once, however often the provider says so', async () => {
  const { placed, orders, notice, told } = await desk()
  const order = await placed('a', 2)
  const paid = notice((await orders.openPayment(order, 'liqpay')).reference, { amount: 2_500_000 })
  const settlements = await Promise.all(Array.from({ length: 100 }, () => orders.settle('liqpay', paid)))
  expect(settlements.filter((settlement) => settlement === 'paid')).toHaveLength(1)
  expect((await orders.ticketsOf(order.id)).map(({ seat, state }) => [seat, state])).toEqual([
    [0, 'valid'],
    [1, 'valid'],
  ])
  expect(told.mock.calls.flat().filter((event) => event === 'paid')).toHaveLength(1)
})

test.each<[string, Partial<PaymentNotice>, string]>([
  ['a wrong sum', { amount: 1 }, 'liqpay'],
  ['no sum', { amount: null }, 'liqpay'],
  ['another currency', { currency: 'USD' }, 'liqpay'],
  ['an unknown reference', { reference: '2025-00001-9' }, 'liqpay'],
  ['another provider', {}, 'monobank'],
])('a notice of %s issues nothing', async (_, own, provider) => {
  const { placed, orders, notice } = await desk()
  const order = await placed('a')
  const reference = (await orders.openPayment(order, 'liqpay')).reference
  expect(await orders.settle(provider, notice(reference, own))).toBe('foreign')
  expect(await orders.ticketsOf(order.id)).toEqual([])
  expect((await orders.byNumber(order.number))?.status).toBe('awaiting_payment')
})

test('notices out of their order never take back what was paid, nor bring back what was refunded', async () => {
  const { placed, orders, left, notice } = await desk()
  const order = await placed('a')
  const reference = (await orders.openPayment(order, 'monobank')).reference
  const settled = (state: PaymentNotice['state'], changedAt: number) =>
    orders.settle('monobank', notice(reference, { state, status: state, changedAt }))
  expect(await settled('paid', 20)).toBe('paid')
  expect(await settled('pending', 10)).toBe('unchanged')
  expect(await settled('failed', 30)).toBe('unchanged')
  expect((await orders.byNumber(order.number))?.status).toBe('paid')
  expect(await settled('refunded', 40)).toBe('refunded')
  expect(await settled('paid', 50)).toBe('unchanged')
  expect((await orders.byNumber(order.number))?.status).toBe('refunded')
  expect((await orders.ticketsOf(order.id)).map(({ state }) => state)).toEqual(['cancelled'])
  expect(await left()).toBe(2)
})

test('a payment that failed can be tried again under another reference', async () => {
  const { placed, orders, notice } = await desk()
  const order = await placed('a')
  const [first, second] = [
    (await orders.openPayment(order, 'liqpay')).reference,
    (await orders.openPayment(order, 'liqpay')).reference,
  ]
  expect(first).not.toBe(second)
  expect(await orders.settle('liqpay', notice(first, { state: 'failed', status: 'failure' }))).toBe('failed')
  expect(await orders.settle('liqpay', notice(second))).toBe('paid')
})

test('money for an order that was paid before is told to the organisers, and issues no second ticket', async () => {
  const { placed, orders, notice, told } = await desk()
  const order = await placed('a')
  const [first, second] = [
    (await orders.openPayment(order, 'liqpay')).reference,
    (await orders.openPayment(order, 'liqpay')).reference,
  ]
  await orders.settle('liqpay', notice(first))
  expect(await orders.settle('liqpay', notice(second))).toBe('unfulfillable')
  expect(await orders.ticketsOf(order.id)).toHaveLength(1)
  expect(told).toHaveBeenLastCalledWith('unfulfillable')
})

test('money that comes after its time buys the seats if they are still free, and is told if they are not', async () => {
  for (const [isTaken, expected] of [
    [false, 'paid'],
    [true, 'unfulfillable'],
  ] as const) {
    const { placed, orders, notice, pass } = await desk()
    const order = await placed('a', 1, 1)
    const reference = (await orders.openPayment(order, 'liqpay')).reference
    pass(cardTimeout)
    await orders.expire()
    if (isTaken) await placed('b', 1, 1)
    expect(await orders.settle('liqpay', notice(reference))).toBe(expected)
    expect(await orders.ticketsOf(order.id)).toHaveLength(isTaken ? 0 : 1)
  }
})

test('the operator marks a transfer as paid once, and revokes it: the tickets are worth nothing, and no money brings them back', async () => {
  const { placed, orders, notice } = await desk()
  const order = await placed('a')
  const reference = (await orders.openPayment(order, 'liqpay')).reference
  expect(await orders.markPaid('2025-99999')).toBeNull()
  expect((await orders.markPaid(order.number))?.status).toBe('paid')
  expect(await orders.markPaid(order.number)).toBeNull()
  expect((await orders.revoke(order.number))?.status).toBe('refunded')
  expect((await orders.ticketsOf(order.id)).map(({ state }) => state)).toEqual(['cancelled'])
  expect(await orders.settle('liqpay', notice(reference))).toBe('unfulfillable')
  expect(await orders.revoke(order.number)).toBeNull()
})

test('payments on their way are asked about from time to time', async () => {
  const { placed, orders, notice, pass } = await desk()
  const order = await placed('a')
  const [first, second] = [
    (await orders.openPayment(order, 'liqpay')).reference,
    (await orders.openPayment(order, 'liqpay')).reference,
  ]
  await orders.settle('liqpay', notice(second))
  pass(60_000)
  expect((await orders.unsettled(start + 30_000, 10)).map(({ reference }) => reference)).toEqual([first])
  await orders.paymentAsked(first)
  expect(await orders.unsettled(start + 30_000, 10)).toEqual([])
})

test('its page learns of each way to the provider, the newest first, and who took an order back', async () => {
  const { orders, placed, notice } = await desk()
  const order = await placed('a')
  const [first, second] = [
    (await orders.openPayment(order, 'liqpay')).reference,
    (await orders.openPayment(order, 'liqpay')).reference,
  ]
  await orders.settle('liqpay', notice(first, { state: 'failed', status: 'failure' }))
  expect(await orders.paymentsOf(order.id)).toMatchObject([
    { reference: second, state: 'pending', status: '' },
    { reference: first, state: 'failed', status: 'failure' },
  ])
  expect(order.revokedAt).toBe(null)
  expect((await orders.revoke(order.number))?.revokedAt).toBe(start)
  expect((await orders.byPage(order.pageKey))?.revokedAt).toBe(start)
})
