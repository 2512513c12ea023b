// What letters say of money that went back, and of what it was paid for.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { page, startTestSite, type TestSite } from '@forum/site/server/site-fixture.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { type StandIn, sellerSettings, startMonobank } from '../payments/provider-fixture.ts'

let site: TestSite
let provider: StandIn

afterEach(async () => {
  provider.close()
  await site[Symbol.asyncDispose]()
})

test('the letters say what was bought, of whom and under which terms, and who has lost a seat', async () => {
  provider = await startMonobank()
  const consent = {
    offer: { file: 'offer.1', changed: 1 },
    refund: { file: 'refund.1', changed: 1 },
    privacy: null,
    at: Date.now(),
  }
  site = await startTestSite(async () => page('x'), {
    isDeskOpen: true,
    environment: { MAIL_ORGANISERS: 'org@forum.example', ...sellerSettings },
  })
  const order = await placed(site.desk.sale, orderOf(personMarked('platnyk'), personMarked('koleha'), { consent }))
  await site.desk.sale.orders.markPaid(order.number)
  await site.desk.sale.paymentService.refund(order.number, { seats: [1], amount: null }, false)
  const folder = join(site.directory, 'mail')
  const { default: PostalMime } = await import('postal-mime')
  const letters = async () => {
    const files = await readdir(folder).catch(() => [])
    return Promise.all(
      files.filter((name) => name.endsWith('.eml')).map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    )
  }
  const expected = [
    `Квитки: замовлення ${order.number}`,
    `Оплачено: замовлення ${order.number}`,
    'Ваш квиток на форум скасовано',
    `Повернення коштів: замовлення ${order.number}`,
  ]
  await vi.waitFor(async () =>
    expect((await letters()).map(({ subject }) => subject ?? '')).toEqual(expect.arrayContaining(expected)),
  )
  const text = async (subject: string) => (await letters()).find((mail) => mail.subject?.startsWith(subject))?.text ?? ''
  const tickets = await text('Квитки:')
  for (const said of [
    'Повний квиток, 2 × 12\u00a0500\u00a0₴ = 25\u00a0000\u00a0₴',
    'у тому числі ПДВ 20 %: 4\u00a0166,67\u00a0₴',
    'Продавець: ТОВ «Форум», код 30000005, Київ, tickets@forum.example, тел. +38 044 000 10 02',
    'Публічна оферта: https://forum.example/assets/offer.1/asset.pdf',
    'Умови повернення коштів: https://forum.example/assets/refund.1/asset.pdf',
  ])
    expect(tickets).toContain(said)
  const notice = await text('Оплачено:')
  for (const said of ['Повний квиток, 2 ×', order.buyer.phone, `https://forum.example/uk/order/${order.pageKey}`])
    expect(notice).toContain(said)
  const lost = (await letters()).find(({ subject }) => subject === 'Ваш квиток на форум скасовано')
  expect(lost?.to?.[0]?.address).toBe(personMarked('koleha').email)
  expect(await text('Повернення коштів')).toContain('12\u00a0500\u00a0₴')
})
