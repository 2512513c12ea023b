// The private key is changed at LiqPay before the site knows it, as docs/operate.md, "Another payment key", says.
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createClock } from '@forum/ground/settings/clock.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { expect, test } from 'vitest'
import { createDesk } from '../composition/desk.ts'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { startLiqpay } from './provider-fixture.ts'

test('reports by the new key are refused until the restart; then the site asks about the open payment by itself', async () => {
  const bank = await startLiqpay(7)
  const dataDirectory = newFolder()
  const deskWith = (own: Record<string, string>, minutes: number) =>
    createDesk({
      config: decideConfig({ DEMO: 'public', SITE_URL: 'https://forum.example', ...bank.environment, ...own }),
      dataDirectory,
      edition: () => ({ forum: 'Forum', date: '', place: '', calendar: null }),
      log: silentLog(),
      clock: createClock(Date.now() + minutes * 60_000),
    })
  const before = await deskWith({ LIQPAY_PRIVATE_KEY: 'key-of-last-year' }, 0)
  const order = await placed(before.sale, orderOf(personMarked('platnyk'), personMarked('koleha'), { method: 'card' }))
  const checkout = await before.sale.paymentService.checkout(order)
  const { data = '' } = checkout.kind === 'form' ? checkout.fields : {}
  const { order_id: reference, amount } = JSON.parse(Buffer.from(data, 'base64').toString('utf8'))
  const paid = { reference, id: '17', status: 'success', amount: Math.round(amount * 100), currency: 'UAH', changed: 10 }
  bank.payment = paid
  const { body, headers } = bank.report(paid)
  const report = new TextEncoder().encode(body)
  expect(await before.sale.paymentService.report('liqpay', report, new Headers(headers))).toBe(400)
  await before[Symbol.asyncDispose]()

  const after = await deskWith({}, 5)
  expect((await after.sale.orders.byId(order.id))?.status).toBe('awaiting_payment')
  await after.sale.paymentService.poll()
  expect((await after.sale.orders.byId(order.id))?.status).toBe('paid')
  await after[Symbol.asyncDispose]()
  bank.close()
})
