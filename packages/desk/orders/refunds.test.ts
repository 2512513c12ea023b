import type { Order } from '@forum/domain/order/order.ts'
import { page, startTestSite, type TestSite } from '@forum/site/server/site-fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetOrders, orderOf, personMarked, placed, refunded } from '../composition/desk-fixture.ts'
import { type StandIn, startLiqpay, startMonobank, type Told } from '../payments/provider-fixture.ts'

let site: TestSite
let provider: StandIn
let order: Order
let payment: Told

const everything = { seats: [], amount: null }
const states = async () => (await site.desk.sale.orders.ticketsOf(order.id)).map(({ state }) => state)
const status = async () => (await site.desk.sale.orders.byId(order.id))?.status
const refunds = async () => (await site.desk.sale.orders.refundsOf(order.id)).map(({ state, amount }) => [state, amount])
const lastRefunded = async () => (await site.desk.sale.orders.refundsOf(order.id)).at(-1)?.paymentReference
const paidAgain = async () => {
  const first = payment
  payment = provider.understood(await site.desk.sale.paymentService.checkout(order))
  await reported({ changed: 30 })
  return [first, payment] as const
}
const reported = async (own: Partial<Told>) => {
  provider.payment = { ...payment, status: provider.words.paid, ...own }
  const { path, headers, body } = provider.report(provider.payment)
  return (await site.get(path, headers, 'POST', body)).status
}
/** What is to go out because of the order, newest last. */
const messages = async (kind?: string) =>
  (await site.desk.post.outbox.about(order.id))
    .map(({ message }) => message as { kind?: string; record?: { payment?: Record<string, unknown>; status?: string } })
    .filter((message) => kind === undefined || message.kind === kind)
const recordNow = async () => (await messages()).findLast(({ record }) => record?.payment !== undefined)?.record

/** One site for a group; each test has an order of its own, paid. */
function inShopOf(standIn: () => Promise<StandIn>, environment: Record<string, string> = {}): void {
  beforeAll(async () => {
    provider = await standIn()
    site = await startTestSite(async () => page('x'), { environment: { ...provider.environment, ...environment } })
  })
  beforeEach(async () => {
    await forgetOrders(site.desk.database)
    Object.assign(provider, { refunds: [], checks: [], refundAnswer: 'yes', payment: null })
    order = await placed(site.desk.sale, orderOf(personMarked('platnyk'), personMarked('koleha'), { method: 'card' }), 2)
    payment = provider.understood(await site.desk.sale.paymentService.checkout(order))
    await reported({ changed: 20 })
  })
  afterAll(async () => {
    provider.close()
    await site[Symbol.asyncDispose]()
  })
}

describe.each([
  ['LiqPay', () => startLiqpay(7)],
  ['monobank', startMonobank],
] as const)('by %s', (_, standIn) => {
  inShopOf(standIn)

  test('one seat goes back: its ticket ends, its person is told, it is sold again, and the rest stays', async () => {
    const outcome = await site.desk.sale.paymentService.refund(order.number, { seats: [1], amount: null }, false)
    expect(outcome).toMatchObject({ outcome: 'done', isByHand: false, refund: { amount: 1_250_000, seats: [1] } })
    expect(provider.refunds).toMatchObject([{ amount: 1_250_000 }])
    expect([await status(), await states()]).toEqual(['paid', ['valid', 'cancelled']])
    expect((await site.desk.sale.orders.seatsLeft())('t', 2)).toBe(1)
    expect(await messages('attendeeCancelled')).toHaveLength(1)
    expect(await messages('refunded')).toHaveLength(1)
    expect(await recordNow()).toMatchObject({
      status: 'paid',
      payment: { paid: 25_000, refunded: 12_500, remaining: 12_500, refunds: [{ amount: 12_500, seats: [2] }] },
    })
    // What the provider says of it afterwards is no news.
    await reported({ changed: 30, refunded: 1_250_000 })
    expect(await refunds()).toEqual([['done', 1_250_000]])
  })

  test('a sum without seats ends none; all that is left ends the order', async () => {
    expect(await site.desk.sale.paymentService.refund(order.number, { seats: [], amount: 100_050 }, false)).toMatchObject({
      outcome: 'done',
    })
    expect([await status(), await states()]).toEqual(['paid', ['valid', 'valid']])
    expect(await site.desk.sale.paymentService.refund(order.number, everything, false)).toMatchObject({
      refund: { amount: 2_399_950, seats: [0, 1] },
    })
    expect([await status(), await states()]).toEqual(['refunded', ['cancelled', 'cancelled']])
    expect((await recordNow())?.payment).toMatchObject({ paid: 25_000, refunded: 25_000, remaining: 0 })
    expect(await site.desk.sale.paymentService.refund(order.number, everything, false)).toEqual({
      outcome: 'impossible',
      fault: 'notPaid',
    })
  })

  test.each([
    ['an order that is not there', '2025-99999', everything, 'noSuchOrder'],
    ['a seat that is not there', '', { seats: [2], amount: null }, 'noSuchSeat'],
    ['more than was paid', '', { seats: [], amount: 2_500_001 }, 'tooMuch'],
    ['nothing', '', { seats: [], amount: 0 }, 'nothing'],
  ])('nobody is asked for %s', async (_, number, wish, fault) => {
    expect(await site.desk.sale.paymentService.refund(number || order.number, wish, false)).toEqual({
      outcome: 'impossible',
      fault,
    })
    expect([provider.refunds, await states()]).toEqual([[], ['valid', 'valid']])
  })

  test('a provider that says no changes nothing', async () => {
    provider.refundAnswer = 'no'
    expect(await site.desk.sale.paymentService.refund(order.number, { seats: [0], amount: null }, false)).toMatchObject({
      outcome: 'refused',
    })
    expect([await status(), await states(), await refunds()]).toEqual(['paid', ['valid', 'valid'], [['failed', 1_250_000]]])
  })

  test('a provider that falls silent is asked until it is known, and nothing is asked for twice', async () => {
    provider.refundAnswer = 'silent'
    const one = { seats: [1], amount: null }
    expect(await site.desk.sale.paymentService.refund(order.number, one, false)).toMatchObject({ outcome: 'open' })
    expect(await states()).toEqual(['valid', 'valid'])
    expect(await site.desk.sale.paymentService.refund(order.number, one, false)).toEqual({
      outcome: 'impossible',
      fault: 'underWay',
    })
    provider.payment = { ...payment, status: provider.words.paid, changed: 30, refunded: 1_250_000 }
    await site.desk.database.run('UPDATE refund SET asked_at = 0')
    await site.desk.sale.paymentService.poll()
    expect([await states(), await refunds()]).toEqual([['valid', 'cancelled'], [['done', 1_250_000]]])
    expect(provider.refunds).toHaveLength(1)
  })

  test('a refund that was never carried out is said to have failed after an hour', async () => {
    provider.refundAnswer = 'silent'
    await site.desk.sale.paymentService.refund(order.number, { seats: [1], amount: null }, false)
    await site.desk.database.run('UPDATE refund SET asked_at = 0, created_at = created_at - 3700000')
    await site.desk.sale.paymentService.poll()
    expect([await states(), await refunds()]).toEqual([['valid', 'valid'], [['failed', 1_250_000]]])
    expect(await messages('refundFailed')).toHaveLength(1)
  })

  test('a part that went back in the office of the provider is written down and told, and ends no seat', async () => {
    await reported({ changed: 30, refunded: 500_000 })
    await reported({ changed: 30, refunded: 500_000 })
    expect([await status(), await states(), await refunds()]).toEqual(['paid', ['valid', 'valid'], [['done', 500_000]]])
    expect([(await messages('refundReported')).length, (await messages('refunded')).length]).toEqual([1, 1])
    expect((await recordNow())?.payment).toMatchObject({ paid: 25_000, refunded: 5_000, remaining: 20_000 })
    // The seat that it was for is ended by hand, without more money.
    await site.desk.sale.paymentService.refund(order.number, { seats: [1], amount: 0 }, true)
    expect(await states()).toEqual(['valid', 'cancelled'])
    await reported({ changed: 40, status: provider.words.refunded, refunded: 2_500_000 })
    expect([await status(), await states()]).toEqual(['refunded', ['cancelled', 'cancelled']])
    expect((await recordNow())?.payment).toMatchObject({ refunded: 25_000, remaining: 0 })
  })

  test('of two payments of one order the second one going back leaves the tickets good', async () => {
    await paidAgain()
    expect(await messages('unfulfillable')).toHaveLength(1)
    await reported({ changed: 40, status: provider.words.refunded, refunded: 2_500_000 })
    expect([await status(), await states()]).toEqual(['paid', ['valid', 'valid']])
  })

  test('a part of the second payment goes back: nothing of the order does, which can be refunded whole, by the first one', async () => {
    const [first] = await paidAgain()
    await reported({ changed: 40, refunded: 500_000 })
    expect((await recordNow())?.payment).toMatchObject({ paid: 25_000, refunded: 0, remaining: 25_000 })
    await site.desk.sale.paymentService.refund(order.number, everything, false)
    expect([provider.refunds.length, await lastRefunded()]).toEqual([1, first.reference])
    expect([await status(), (await recordNow())?.payment]).toMatchObject(['refunded', { refunded: 25_000, remaining: 0 }])
  })

  test('the first of two payments goes back whole: the second one pays the order and is refunded with it', async () => {
    const [first, second] = await paidAgain()
    await reported({ ...first, changed: 40, status: provider.words.refunded, refunded: 2_500_000 })
    expect([await status(), await states()]).toEqual(['paid', ['valid', 'valid']])
    await site.desk.sale.paymentService.refund(order.number, everything, false)
    expect([provider.refunds.length, await lastRefunded()]).toEqual([1, second.reference])
    expect([await status(), (await recordNow())?.payment]).toMatchObject(['refunded', { refunded: 25_000, remaining: 0 }])
  })
})

describe('by hand', () => {
  inShopOf(startMonobank)

  test('the provider is not asked', async () => {
    expect(await site.desk.sale.paymentService.refund(order.number, { seats: [0], amount: null }, true)).toMatchObject({
      outcome: 'done',
      isByHand: true,
    })
    expect([provider.refunds, await states()]).toEqual([[], ['cancelled', 'valid']])
  })

  test('an order by transfer goes back by hand, and one whose seats were given up may still have its money given back', async () => {
    const bank = await placed(site.desk.sale, orderOf(personMarked('bank'), personMarked('druhyi')))
    await site.desk.sale.orders.markPaid(bank.number)
    await refunded(site.desk.sale, bank.number, 0)
    expect(await site.desk.sale.paymentService.refund(bank.number, everything, false)).toMatchObject({
      outcome: 'done',
      isByHand: true,
      refund: { amount: 2_500_000, seats: [] },
    })
    expect(await site.desk.sale.paymentService.refund(bank.number, everything, false)).toEqual({
      outcome: 'impossible',
      fault: 'notPaid',
    })
  })
})

describe('fiscal receipts of monobank', () => {
  inShopOf(startMonobank, { RECEIPTS: 'provider' })
  const done = (id: string, type: string) => ({ id, type, status: 'done', taxUrl: `https://tax.example/${id}` })
  const poll = async () => {
    await site.desk.database.run('UPDATE payment SET receipts_asked_at = 0')
    await site.desk.sale.paymentService.poll()
  }

  test('are asked for until they are there, and told once', async () => {
    await poll()
    expect(await messages('receipt')).toEqual([])
    provider.checks.push(done('c1', 'sale'))
    await poll()
    await poll()
    expect(await messages('receipt')).toEqual([{ kind: 'receipt', orderId: order.id, receiptId: 'c1' }])
    expect((await recordNow())?.payment).toMatchObject({ receipts: [{ kind: 'sale', address: 'https://tax.example/c1' }] })
    const asked = provider.requests.length
    await poll()
    expect(provider.requests).toHaveLength(asked)
  })

  test('of what goes back list whole seats, and their own receipt is asked for', async () => {
    provider.checks.push(done('c1', 'sale'))
    await poll()
    await site.desk.sale.paymentService.refund(order.number, { seats: [1], amount: null }, false)
    expect(provider.refunds[0]?.items).toMatchObject([{ qty: 1, sum: 1_250_000 }])
    provider.checks.push(done('c2', 'return'))
    await poll()
    expect((await messages('receipt')).map((message) => (message as { receiptId?: string }).receiptId)).toEqual(['c1', 'c2'])
  })

  test('that fail, or do not come within a day, are told to the organisers once', async () => {
    provider.checks.push({ id: 'c1', type: 'sale', status: 'failed', statusDescription: 'зміну закрито' })
    await poll()
    await poll()
    expect(await messages('receiptMissing')).toHaveLength(1)
  })

  test('that are late are told to the organisers', async () => {
    await site.desk.database.run('UPDATE payment SET receipts_since = receipts_since - 90000000')
    await poll()
    await poll()
    expect(await messages('receiptMissing')).toHaveLength(1)
  })
})
