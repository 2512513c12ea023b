import { describe, expect, test } from 'vitest'
import type { Payment } from '../payment/payment.ts'
import { accountOf, seatAccounts, sumOf } from './account.ts'
import type { Order } from './order.ts'
import { anAttendee, anOrder } from './order-builder.ts'
import type { Refund } from './refund.ts'

const seats = (ticketId: string, price: number, number: number) => ({
  ...{ ticketId, title: ticketId, price },
  attendees: Array.from({ length: number }, () => anAttendee()),
})
const order = (own: Partial<Order> = {}) =>
  anOrder({ status: 'paid', lines: [seats('full', 100, 2), seats('day', 50, 1)], createdAt: 1000, paidAt: 2000, ...own })
const payment = (own: Partial<Payment> = {}): Payment => ({
  ...{ reference: '2025-00042-1', orderId: 'o', provider: 'liqpay', providerPaymentId: 'p1', amount: 25_000, state: 'paid' },
  ...{ status: 'success', changedAt: 1900, openedAt: 1100, askedAt: 1100, receiptsSince: 2000 },
  ...own,
})
const refund = (own: Partial<Refund> = {}): Refund => ({
  ...{ id: 'r', orderId: 'o', paymentReference: '2025-00042-1', amount: 10_000, seats: [0], state: 'done', at: 3000 },
  ...own,
})
const second = payment({
  reference: '2025-00042-2',
  providerPaymentId: 'p2',
  receiptsSince: null,
  changedAt: 2500,
  openedAt: 1200,
})

describe('what came', () => {
  const came = (...given: Parameters<typeof accountOf>) =>
    accountOf(...given).incomes.map(({ reference, at, amount, isInVain }) => [reference, at, amount, isInVain])

  test.each<[string, Partial<Order>, Payment[], unknown[]]>([
    ['a payment by card, dated when it bought its order', {}, [payment()], [['2025-00042-1', 2000, 25_000, false]]],
    ['a transfer, under the number of its order', { method: 'bank' }, [], [['2025-00042', 2000, 25_000, false]]],
    [
      'what went back all the same',
      { status: 'refunded' },
      [payment({ state: 'refunded', changedAt: 9000 })],
      [['2025-00042-1', 2000, 25_000, false]],
    ],
    ['nothing of an invoice that waits', { method: 'bank', status: 'awaiting_payment', paidAt: null }, [], []],
    [
      'nothing of payments that waited or failed',
      { status: 'cancelled', paidAt: null },
      [payment({ state: 'failed' }), payment({ state: 'pending' })],
      [],
    ],
    ['nothing of what was free', { total: 0, lines: [seats('full', 0, 1)] }, [], []],
    [
      'a second payment of one order, in vain',
      {},
      [payment(), second],
      [
        ['2025-00042-1', 2000, 25_000, false],
        ['2025-00042-2', 2500, 25_000, true],
      ],
    ],
    [
      'one that came when the seats were gone, in vain',
      { status: 'cancelled', paidAt: null },
      [second],
      [['2025-00042-2', 2500, 25_000, true]],
    ],
    [
      'one that came after an organiser had marked the order',
      {},
      [second],
      [
        ['2025-00042', 2000, 25_000, false],
        ['2025-00042-2', 2500, 25_000, true],
      ],
    ],
    [
      'one in vain that went back, when it was opened',
      {},
      [payment(), { ...second, state: 'refunded' }],
      [
        ['2025-00042-1', 2000, 25_000, false],
        ['2025-00042-2', 1200, 25_000, true],
      ],
    ],
  ])('%s', (_, own, payments, expected) => {
    expect(came(order(own), { payments, refunds: [] })).toEqual(expected)
  })
})

describe('what went back', () => {
  const back = (...given: Parameters<typeof accountOf>) =>
    accountOf(...given).returns.map(({ reference, at, amount, state, isInVain }) => [reference, at, amount, state, isInVain])

  test.each<[string, Payment[], Refund[], unknown[]]>([
    [
      'each refund but those that failed, oldest first',
      [payment()],
      [refund({ at: 4000, state: 'asked' }), refund({ amount: 50, at: 3000 }), refund({ state: 'failed' })],
      [
        ['2025-00042-1', 3000, 50, 'done', false],
        ['2025-00042-1', 4000, 10_000, 'asked', false],
      ],
    ],
    ['by hand, without a payment', [], [refund({ paymentReference: null })], [[null, 3000, 10_000, 'done', false]]],
    [
      'a payment in vain that the provider gave back',
      [payment(), { ...second, state: 'refunded' }],
      [],
      [['2025-00042-2', 2500, 25_000, 'done', true]],
    ],
    [
      'of it only what is not written down already',
      [payment(), { ...second, state: 'refunded' }],
      [refund({ paymentReference: '2025-00042-2', amount: 5000, seats: [] })],
      [
        ['2025-00042-2', 2500, 20_000, 'done', true],
        ['2025-00042-2', 3000, 5000, 'done', true],
      ],
    ],
    ['no seat that ended for nothing', [payment()], [refund({ amount: 0 })], []],
  ])('%s', (_, payments, refunds, expected) => {
    expect(back(order(), { payments, refunds })).toEqual(expected)
  })
})

describe('what went back for each seat', () => {
  // Two seats of 100 hryvnias, one of 50.
  test.each<[string, Refund[], number[]]>([
    ['nothing', [], [0, 0, 0]],
    ['a seat as a whole', [refund()], [10_000, 0, 0]],
    ['a part that names no seat, by what each cost', [refund({ amount: 5000, seats: [] })], [2000, 2000, 1000]],
    ['a part that cannot be halved, to the kopiyka', [refund({ amount: 101, seats: [0, 1] })], [50, 51, 0]],
    ['less than the seat cost', [refund({ amount: 7000, seats: [1] })], [0, 7000, 0]],
    ['more than the seat cost: from the others', [refund({ amount: 13_000, seats: [0] })], [10_000, 2000, 1000]],
    [
      'a part, and all that was left',
      [refund({ amount: 3333, seats: [] }), refund({ amount: 21_667, seats: [0, 1, 2], at: 4000 })],
      [10_000, 10_000, 5000],
    ],
    ['more than was paid, which is kept in sight', [refund({ amount: 26_000, seats: [] })], [11_000, 10_000, 5000]],
  ])('%s', (_, refunds, expected) => {
    const account = accountOf(order(), { payments: [payment()], refunds })
    const seats = seatAccounts(account)
    expect(seats.map(({ returned }) => returned)).toEqual(expected)
    expect(seats.reduce((sum, { returned }) => sum + returned, 0)).toBe(sumOf(account.returns))
  })

  test('money in vain is of no seat', () => {
    const account = accountOf(order(), { payments: [payment(), { ...second, state: 'refunded' }], refunds: [] })
    expect(seatAccounts(account).map(({ ticketId, returned }) => [ticketId, returned])).toEqual([
      ['full', 0],
      ['full', 0],
      ['day', 0],
    ])
  })
})
