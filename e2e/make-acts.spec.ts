// After the forum: an organiser makes an act for a company and sends it, gives money back for one of its seats, and makes the act void; the buyer has
// each paper by letter and on the page of the order.
import { readPdf } from '@forum/desk/post/pdf/read-pdf-fixture.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { mailsTo } from './kept-mail.ts'
import { type OrderDesk, openOrderDesk } from './order-desk.ts'
import { addressOf } from './order-page.ts'
import { port } from './ports.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'

// A worker runs one file at a time: the ports are those of ask-site.spec.ts.
const desk = `http://localhost:${port('askedDesk')}`
const company = 'ТОВ «Мальва й Барвінок»'
const buyer = { name: 'Мальва', email: 'buh@malva.example', phone: '+38 044 123 45 67', company, edrpou: '30000005' }

let site: OwnSite
let orders: OrderDesk
let both: readonly [Order, Order]
test.beforeAll(async () => {
  test.setTimeout(90_000)
  site = await startOwnSite({
    ...{ PORT: String(port('asked')), DESK_PORT: String(port('askedDesk')), DESK_URL: desk },
    SITE_NOW: '2025-10-20T10:00+03:00',
  })
  orders = await openOrderDesk(site.folder, site.url)
  const place = async () => {
    const order = await orders.place({ method: 'bank', buyer })
    await orders.pay(order)
    return order
  }
  both = [await place(), await place()]
})
test.afterAll(async () => {
  await orders?.[Symbol.asyncDispose]()
  await site?.end()
})

test.use({ viewport: { width: 360, height: 780 }, baseURL: '', locale: 'uk-UA' })

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

async function bytesOf(page: Page, link: Locator): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return Buffer.concat(await (await file.createReadStream()).toArray())
}

const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).join(' ').replaceAll(/\s+/g, ' ')

/** The letter with this subject, once it has arrived. */
async function letterOf(subject: RegExp) {
  const found = async () => (await mailsTo(site.folder, buyer.email)).filter((mail) => subject.test(mail.subject ?? ''))
  await expect.poll(async () => (await found()).length).toBe(1)
  const [letter] = await found()
  return letter
}

test('an act for a company, a refund after it, and another act', async ({ page }) => {
  const [one, two] = both
  await page.goto(desk)
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await page.goto(`${desk}/orders/${one.number}`)
  await page.getByRole('link', { name: 'Скласти акт' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Акт за замовленням ${one.number}`)
  await page.getByLabel(/^Усі замовлення компанії: 2, разом 27/).check()
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Скласти' }).click()
  await expect(page.getByRole('status')).toHaveText('Акт складено.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Акт ACT-1/2025')
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  const act = await textOf(await bytesOf(page, page.getByRole('link', { name: 'PDF: ACT-1/2025' })))
  for (const said of [
    'Акт наданих послуг № ACT-1/2025',
    company,
    one.number,
    two.number,
    '27 600 ₴',
    'Київський економічний форум',
  ])
    expect(act).toContain(said)

  const letter = await letterOf(/ACT-1\/2025/)
  expect(letter?.attachments.map(({ filename }) => filename)).toEqual(['act-1-2025.pdf'])
  expect(letter?.text).toContain(`${one.number}, ${two.number}`)

  await page.goto(`${desk}/orders/${two.number}`)
  const refund = page.locator('#refunded')
  await refund.locator('summary').click()
  await refund.getByLabel(/^1\. /).check()
  await refund.getByLabel('Причина').fill('не приїхала')
  await refund.getByRole('button', { name: 'Повернути кошти' }).click()
  await expect(page.getByRole('status')).toContainText('Повернення записано')
  await expect(page.getByRole('listitem').filter({ hasText: 'Кредит-нота CN-1/2025' })).toContainText('6 900 ₴')
  const told = await letterOf(/Повернення коштів/)
  expect(told?.text).toContain('CN-1/2025')
  expect(told?.attachments.map(({ filename }) => filename)).toEqual(['cn-1-2025.pdf'])

  await page.goto(site.url + addressOf(two))
  const papers = page.locator('main')
  await expect(papers.getByRole('heading', { name: 'Документи для бухгалтерії' })).toBeVisible()
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  const note = await textOf(await bytesOf(page, papers.getByRole('link', { name: 'Кредит-нота № CN-1/2025' })))
  for (const said of ['Кредит-нота № CN-1/2025', two.number, 'Разом до повернення 6 900 ₴']) expect(note).toContain(said)

  // The first page of the desk counts acts that no longer fit.
  await page.goto(desk)
  await page.getByRole('link', { name: 'акт більше не відповідає замовленню' }).click()
  await page.getByRole('link', { name: 'Акт ACT-1/2025' }).click()
  await expect(page.locator('main')).toContainText('Після акта повернено кошти')
  await page.getByLabel('Причина').fill('повернення після акта')
  await page.getByRole('button', { name: 'Анулювати' }).click()
  await expect(page.getByRole('status')).toContainText('Акт анульовано')
  expect(await textOf(await bytesOf(page, page.getByRole('link', { name: 'PDF: ACT-1/2025' })))).toContain('АНУЛЬОВАНО')

  await page.goto(`${desk}/orders/papers/new`)
  await expect(page.getByRole('status')).toContainText('Актів: 1, замовлень у них: 2, разом 20 700 ₴')
  await page.getByLabel('Надіслати акт поштою').uncheck()
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Скласти' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Акт ACT-2/2025')

  await page.goto(`${desk}/orders/papers?q=${encodeURIComponent('мальва')}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Акт ACT-2/2025' })).toContainText('20 700 ₴')
  await expect(page.getByRole('listitem').filter({ hasText: 'Акт ACT-1/2025' })).toContainText('анульовано')
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  const zip = await bytesOf(page, page.getByRole('button', { name: 'Усі PDF одним ZIP' }))
  // Names of files stand in an archive as they are.
  const names = new Set(zip.toString('latin1').match(/(?:act|cn)-\d+-2025\.pdf/g))
  expect([...names].toSorted()).toEqual(['act-1-2025.pdf', 'act-2-2025.pdf', 'cn-1-2025.pdf'])

  await page.goto(site.url + addressOf(one))
  await expect(page.getByRole('listitem').filter({ hasText: 'Акт наданих послуг № ACT-1/2025' })).toContainText('анульовано')
  await expect(page.getByRole('link', { name: 'Акт наданих послуг № ACT-2/2025' })).toBeVisible()
  expect(await page.goto(`${site.url}${addressOf(one)}/act-9-2025.pdf`).then((answer) => answer?.status())).toBe(404)
})
