// A provider that hangs over a refund: nothing goes back twice, and the organisers see what stands.

import type { Order } from '@forum/domain/order/order.ts'
import { page, startTestSite, type TestSite } from '@forum/site/server/site-fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetOrders, orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { type StandIn, startLiqpay, startMonobank, type Told } from '../payments/provider-fixture.ts'

let site: TestSite
let provider: StandIn
let order: Order
let payment: Told

const states = async () => (await site.desk.sale.orders.ticketsOf(order.id)).map(({ state }) => state)
const refunds = async () => (await site.desk.sale.orders.refundsOf(order.id)).map(({ state, amount }) => [state, amount])
const messages = async (kind: string) =>
  (await site.desk.post.outbox.about(order.id)).filter(({ message }) => (message as { kind?: string }).kind === kind)

describe.each([
  ['LiqPay', () => startLiqpay(7)],
  ['monobank', startMonobank],
] as const)('by %s', (_, standIn) => {
  beforeAll(async () => {
    provider = await standIn()
    site = await startTestSite(async () => page('x'), { environment: provider.environment })
  })
  beforeEach(async () => {
    await forgetOrders(site.desk.database)
    Object.assign(provider, { refunds: [], refundAnswer: 'yes', isSilent: false, payment: null })
    order = await placed(site.desk.sale, orderOf(personMarked('platnyk'), personMarked('koleha'), { method: 'card' }), 2)
    payment = provider.understood(await site.desk.sale.paymentService.checkout(order))
    // LiqPay's report is confirmed by a question.
    provider.payment = { ...payment, status: provider.words.paid, changed: 20 }
    const { path, headers, body } = provider.report(provider.payment)
    await site.get(path, headers, 'POST', body)
  })
  afterAll(async () => {
    provider.close()
    await site[Symbol.asyncDispose]()
  })

  const silentFor = async (seats: number[]) => {
    provider.refundAnswer = 'silent'
    await site.desk.sale.paymentService.refund(order.number, { seats, amount: null }, false)
  }
  const anHourLater = async (refunded: number) => {
    provider.payment = { ...payment, status: provider.words.paid, changed: 30, refunded }
    await site.desk.database.run('UPDATE refund SET asked_at = 0, created_at = created_at - 3700000')
    await site.desk.sale.paymentService.poll()
  }

  test('of a refund that was carried out in part the organisers are told what failed and what went back', async () => {
    await silentFor([0, 1])
    await anHourLater(500_000)
    expect([await states(), await refunds()]).toEqual([
      ['valid', 'valid'],
      [
        ['failed', 2_500_000],
        ['done', 500_000],
      ],
    ])
    expect([(await messages('refundFailed')).length, (await messages('refundReported')).length]).toEqual([1, 1])
  })

  test('a refund that failed and was carried out late is not asked for again before somebody has looked', async () => {
    await silentFor([1])
    await anHourLater(0)
    provider.refundAnswer = 'yes'
    provider.payment = { ...payment, status: provider.words.paid, changed: 40, refunded: 1_250_000 }
    const again = () => site.desk.sale.paymentService.refund(order.number, { seats: [1], amount: null }, false)
    expect(await again()).toEqual({ outcome: 'impossible', fault: 'meanwhile' })
    expect([provider.refunds.length, await states()]).toEqual([1, ['valid', 'valid']])
    expect(await refunds()).toEqual([
      ['failed', 1_250_000],
      ['done', 1_250_000],
    ])
    expect(await messages('refundReported')).toHaveLength(1)
    // The seat that it was for is ended without more money.
    await site.desk.sale.paymentService.refund(order.number, { seats: [1], amount: 0 }, true)
    expect([provider.refunds.length, await states()]).toEqual([1, ['valid', 'cancelled']])
  })

  test('after a refund that failed nothing is asked for while nobody can say what became of it', async () => {
    await silentFor([1])
    await anHourLater(0)
    provider.refundAnswer = 'yes'
    provider.isSilent = true
    const again = () => site.desk.sale.paymentService.refund(order.number, { seats: [1], amount: null }, false)
    expect(await again()).toEqual({ outcome: 'impossible', fault: 'doubtful' })
    expect([provider.refunds.length, await refunds()]).toEqual([1, [['failed', 1_250_000]]])
    provider.isSilent = false
    expect(await again()).toMatchObject({ outcome: 'done' })
    expect([provider.refunds.length, await states()]).toEqual([2, ['valid', 'cancelled']])
  })
})
