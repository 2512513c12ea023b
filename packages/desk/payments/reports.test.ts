// The table of reports: what a provider, or somebody in its name, posts to the site, and what comes of it.

import type { Order } from '@forum/domain/order/order.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { page, startTestSite, type TestSite } from '@forum/site/server/site-fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDesk } from '../composition/desk.ts'
import { forgetOrders, orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { deskSettings } from '../storage/database-fixture.ts'
import { type Report, type StandIn, startLiqpay, startMonobank, type Told } from './provider-fixture.ts'

let site: TestSite
let provider: StandIn
let order: Order
/** The payment of the order, as the provider knows it. */
let payment: Told

const post = async ({ path, headers, body }: Report) => (await site.get(path, headers, 'POST', body)).status
/** It is reported, and it is true. */
const happens = (told: Told) => {
  provider.payment = told
  return post(provider.report(told))
}
const notice = (status: keyof StandIn['words'], own: Partial<Told> = {}): Told => ({
  ...payment,
  status: provider.words[status],
  ...own,
})
const tickets = () => site.desk.sale.orders.ticketsOf(order.id)
const status = async () => (await site.desk.sale.orders.byId(order.id))?.status

describe.each([
  ['LiqPay, version 7', () => startLiqpay(7)],
  ['LiqPay, version 3', () => startLiqpay(3)],
  ['monobank', startMonobank],
] as const)('%s', (name, start) => {
  const openSite = async () => {
    site = await startTestSite(async () => page('x'), { environment: provider.environment })
  }
  const placeOrder = async () => {
    await forgetOrders(site.desk.database)
    provider.payment = null
    order = await placed(site.desk.sale, orderOf(personMarked('platnyk'), personMarked('koleha'), { method: 'card' }))
    payment = provider.understood(await site.desk.sale.paymentService.checkout(order))
    provider.requests.length = 0
  }
  beforeAll(async () => {
    provider = await start()
    await openSite()
  })
  beforeEach(placeOrder)
  afterAll(async () => {
    provider.close()
    await site[Symbol.asyncDispose]()
  })

  const signed: [string, number, () => Report][] = [
    ['forged with another key', 400, () => provider.report(notice('paid'), { forged: true })],
    ['altered after it was signed', 400, () => provider.altered(provider.report(notice('paid')))],
  ]
  // The versions of LiqPay differ in their signature alone.
  const isOfSignature = name === 'LiqPay, version 3'

  test('is asked once for an order, whichever process on the database is pressed', async () => {
    const { directory } = site
    const config = decideConfig({
      DEMO: 'public',
      SITE_URL: 'https://forum.example',
      ...(await deskSettings(directory)),
      ...provider.environment,
    })
    const edition = () => ({ forum: 'Forum', date: '', place: '', calendar: null })
    const other = await createDesk({ config, dataDirectory: directory, edition, log: silentLog() })
    const again = await other.sale.paymentService.checkout(order)
    expect([provider.understood(again), provider.requests.length]).toEqual([payment, 0])
    expect(await site.desk.sale.orders.paymentsOf(order.id)).toHaveLength(1)
    await other[Symbol.asyncDispose]()
  })

  test('is asked for the very sum of the order, and its report of money issues the tickets', async () => {
    expect(payment).toMatchObject({
      amount: order.total * 100,
      currency: 'UAH',
      reference: expect.stringMatching(new RegExp(`^${order.number}-[0-9a-f]{16}$`)),
    })
    expect(await post(provider.report(notice('pending')))).toBe(200)
    expect([await status(), (await tickets()).length]).toEqual(['awaiting_payment', 0])
    expect(await happens(notice('paid'))).toBe(200)
    expect([await status(), (await tickets()).length]).toEqual(['paid', 2])
  })

  const others: [string, number, () => Report][] = [
    ['of a smaller sum', 200, () => provider.report(notice('paid', { amount: payment.amount - 1 }))],
    ['of a larger sum', 200, () => provider.report(notice('paid', { amount: payment.amount * 100 }))],
    ['of another currency', 200, () => provider.report(notice('paid', { currency: 'USD' }))],
    ['of a payment that nobody opened', 200, () => provider.report(notice('paid', { reference: `${order.number}-2` }))],
    ['of a payment that failed', 200, () => provider.report(notice('failed'))],
    ['of a refund of what was never paid', 200, () => provider.report(notice('refunded'))],
    ['of a word that is not known', 200, () => provider.report({ ...notice('paid'), status: 'gold' })],
    ['empty', 400, () => ({ path: provider.report(notice('paid')).path, headers: {}, body: '' })],
    ['no report at all', 400, () => ({ ...provider.report(notice('paid')), body: '\u0000{"data":[1]}&data=1&data=2' })],
    ['posted to the test provider', 404, () => ({ ...provider.report(notice('paid')), path: '/payments/test' })],
    ['posted to a provider that is not used', 404, () => ({ ...provider.report(notice('paid')), path: '/payments/other' })],
    ['too long', 413, () => ({ ...provider.report(notice('paid')), body: 'x'.repeat(65 * 1024) })],
    ['of too many fields', 413, () => ({ ...provider.report(notice('paid')), body: '&'.repeat(1000) })],
  ]

  test.each([...signed, ...(isOfSignature ? [] : others)])(
    'a report %s (%i) issues nothing, and the true one still does',
    async (_, answer, report) => {
      expect(await post(report())).toBe(answer)
      expect(await tickets()).toEqual([])
      expect(await status()).toBe('awaiting_payment')
      if (answer !== 200) expect(await happens(notice('paid', { changed: 20 }))).toBe(200)
      if (answer !== 200) expect(await tickets()).toHaveLength(2)
    },
  )

  if (isOfSignature) return

  test('the report of one order, replayed, pays no other', async () => {
    const report = provider.report(notice('paid'))
    provider.payment = notice('paid')
    await post(report)
    const second = await placed(site.desk.sale, orderOf(personMarked('inshyi'), personMarked('koleha'), { method: 'card' }))
    await site.desk.sale.paymentService.checkout(second)
    await post(report)
    expect((await site.desk.sale.orders.byId(second.id))?.status).toBe('awaiting_payment')
    expect(await site.desk.sale.orders.ticketsOf(second.id)).toEqual([])
  })

  test('a report that was lost is found by asking, once a minute has passed', async () => {
    provider.payment = notice('paid')
    await site.desk.sale.paymentService.poll()
    expect([provider.requests, await tickets()]).toEqual([[], []])
    await site.desk.database.run('UPDATE payment SET asked_at = asked_at - 60000')
    await site.desk.sale.paymentService.poll()
    expect([await status(), (await tickets()).length]).toEqual(['paid', 2])
    await happens(notice('paid'))
    expect(await tickets()).toHaveLength(2)
  })

  test('money of another sum or currency is real: organisers and buyer are told once that it goes back, and the true sum still counts', async () => {
    const kinds = async () =>
      (await site.desk.post.outbox.about(order.id)).flatMap(({ message }) => (message as { kind?: string }).kind ?? [])
    for (const told of [notice('paid', { amount: 1 }), notice('paid', { amount: 1 }), notice('pending', { amount: 2 })])
      await happens(told)
    expect((await kinds()).filter((kind) => kind.endsWith('nfulfillable'))).toEqual(['unfulfillable', 'noticeUnfulfillable'])
    expect(await status()).toBe('awaiting_payment')
    await happens(notice('paid', { changed: 20 }))
    expect([await status(), (await tickets()).length]).toEqual(['paid', 2])
  })

  test('what asking finds is held to the same rules', async () => {
    for (const payment of [notice('paid', { amount: 1 }), notice('paid', { currency: 'USD' }), notice('pending'), null]) {
      provider.payment = payment
      await site.desk.database.run('UPDATE payment SET asked_at = 0')
      await site.desk.sale.paymentService.poll()
      expect(await tickets()).toEqual([])
    }
  })

  test('a payment that was begun before this one was opened buys nothing: it belongs to another state of the database, or to another site', async () => {
    const long = -3600
    expect(await happens(notice('paid', { begun: long, changed: long }))).toBe(200)
    await site.desk.database.run('UPDATE payment SET asked_at = 0')
    await site.desk.sale.paymentService.poll()
    expect([await status(), (await tickets()).length]).toEqual(['awaiting_payment', 0])
  })

  test('coming back from the provider proves nothing', async () => {
    await site.get(`/uk/order/${order.pageKey}?status=success&payment=paid`)
    expect([await status(), (await tickets()).length]).toEqual(['awaiting_payment', 0])
  })

  if (name === 'monobank') {
    test('a report of another invoice under the same reference buys nothing', async () => {
      expect(await happens(notice('paid', { id: 'i18' }))).toBe(200)
      expect([await status(), (await tickets()).length]).toEqual(['awaiting_payment', 0])
    })

    test('the signature is over the bytes as they came: the same report written anew is refused', async () => {
      const report = provider.report(notice('paid'))
      expect(await post({ ...report, body: JSON.stringify(JSON.parse(report.body)) })).toBe(400)
      expect(await post({ ...report, body: `${report.body}\n` })).toBe(400)
      expect(await tickets()).toEqual([])
    })

    test('the key is asked for once, and anew when the bank has changed it', async () => {
      const keys = () => provider.requests.filter((path) => path.endsWith('pubkey')).length
      await site[Symbol.asyncDispose]()
      await openSite()
      await placeOrder()
      await post(provider.report(notice('pending')))
      await post(provider.report(notice('pending')))
      expect(keys()).toBe(1)
      const old = provider.report(notice('paid'))
      provider.changeKey()
      expect(await happens(notice('paid'))).toBe(200)
      expect([keys(), (await tickets()).length]).toEqual([2, 2])
      expect(await post(old)).toBe(400)
    })
  } else {
    test('a report of money that the status call contradicts, or knows nothing of, issues nothing until both agree', async () => {
      provider.payment = notice('pending')
      expect(await post(provider.report(notice('paid')))).toBe(200)
      expect(await tickets()).toEqual([])
      provider.payment = null
      expect(await post(provider.report(notice('paid')))).toBe(200)
      expect(await tickets()).toEqual([])
      provider.payment = notice('paid')
      await happens(notice('paid'))
      expect(await tickets()).toHaveLength(2)
    })
  }
})
