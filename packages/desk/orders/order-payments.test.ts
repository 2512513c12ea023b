import { cardTimeout } from '@forum/domain/order/order.ts'
import { expect, test } from 'vitest'
import { refunded } from '../composition/desk-fixture.ts'
import { paidInVain } from '../office/lists/unsettled.ts'
import type { PaymentNotice } from '../payments/provider.ts'
import { desk, start } from './orders-fixture.ts'
import type { Settlement } from './settle-payment.ts'

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

test.each<[string, Partial<PaymentNotice>, string, Settlement]>([
  ['a wrong sum', { amount: 1 }, 'liqpay', 'unfulfillable'],
  ['no sum', { amount: null }, 'liqpay', 'foreign'],
  ['another currency', { currency: 'USD' }, 'liqpay', 'unfulfillable'],
  ['an unknown reference', { reference: '2025-00001-9' }, 'liqpay', 'foreign'],
  ['another provider', {}, 'monobank', 'foreign'],
])('a notice of %s issues nothing', async (_, own, provider, settlement) => {
  const { placed, orders, notice } = await desk()
  const order = await placed('a')
  const reference = (await orders.openPayment(order, 'liqpay')).reference
  expect(await orders.settle(provider, notice(reference, own))).toBe(settlement)
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

test('money by card for an order whose buyer was erased meanwhile admits nobody: it is to be given back', async () => {
  const { database, placed, orders, left, notice, pass, told } = await desk()
  const over = await placed('a')
  pass(cardTimeout)
  await orders.expire()
  const waiting = await placed('b')
  const references = [await orders.openPayment(over, 'liqpay'), await orders.openPayment(waiting, 'liqpay')]
  await database.transaction((tx) => orders.erase(tx, [waiting.id, over.id]))
  for (const { reference } of references) {
    expect(await orders.settle('liqpay', notice(reference))).toBe('unfulfillable')
    expect(told).toHaveBeenLastCalledWith('unfulfillable')
    expect(await orders.settle('liqpay', notice(reference))).toBe('unchanged')
  }
  expect([...(await orders.ticketsOf(waiting.id)), ...(await orders.ticketsOf(over.id))]).toEqual([])
  expect((await paidInVain(database)).orders).toEqual([over.number, waiting.number])
  expect(await orders.settle('liqpay', notice(references[0]?.reference ?? '', { state: 'refunded' }))).toBe('refunded')
  expect((await paidInVain(database)).orders).toEqual([waiting.number])
  expect(await left()).toBe(1)
})

test('the operator marks a transfer as paid once, and gives it back: the tickets are worth nothing, and no money brings them back', async () => {
  const { placed, orders, notice } = await desk()
  const order = await placed('a')
  const reference = (await orders.openPayment(order, 'liqpay')).reference
  expect(await orders.markPaid('2025-99999')).toBeNull()
  expect((await orders.markPaid(order.number))?.status).toBe('paid')
  expect(await orders.markPaid(order.number)).toBeNull()
  await refunded({ orders }, order.number)
  expect((await orders.byId(order.id))?.status).toBe('refunded')
  expect((await orders.ticketsOf(order.id)).map(({ state }) => state)).toEqual(['cancelled'])
  expect(await orders.settle('liqpay', notice(reference))).toBe('unfulfillable')
  await expect(refunded({ orders }, order.number)).rejects.toThrow('notPaid')
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
  expect(await orders.cancelUnpaid([order.id], false)).toBe(1)
  expect((await orders.byPage(order.pageKey))?.revokedAt).toBe(start)
})
