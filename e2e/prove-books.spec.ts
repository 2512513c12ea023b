// An organiser proves that the books agree, on a phone, and finds by name what does not. The site is this file's own: it forges a sum.
import { expect, type Page, test } from '@playwright/test'
import readWorkbook from 'read-excel-file/node'
import { expectNoBarriers } from './barriers.ts'
import { faultsOfHtml } from './html-faults.ts'
import { type OrderDesk, openOrderDesk } from './order-desk.ts'
import { port } from './ports.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 780 }, baseURL: '' })

let site: OwnSite | undefined
let desk: OrderDesk | undefined
test.beforeAll(async () => {
  test.setTimeout(90_000)
  const own = await startOwnSite({
    PORT: String(port('dayDeskSite')),
    DESK_PORT: String(port('dayDesk')),
    SITE_NOW: '2025-09-09T09:00:00+03:00',
  })
  site = own
  desk = await openOrderDesk(own.folder, own.url)
})
test.afterAll(async () => {
  await desk?.[Symbol.asyncDispose]()
  await site?.end()
})

const origin = () => `http://localhost:${port('dayDesk')}`
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Looks at the page at both widths. */
async function expectWell(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await fits(page)).toBe(true)
  }
  await expectNoBarriers(page)
  expect(await faultsOfHtml(await page.content())).toEqual([])
}

test('sums that agree are set out and taken as a table; what does not agree is on the first page and named, also without scripts', async ({
  page,
  browser,
}) => {
  if (!desk) throw new Error('the desk is opened before the test')
  const { orders } = desk.desk.sale
  const order = await desk.place({ method: 'bank' })
  await desk.pay(order)
  const asking = await orders.askRefund(order.number, { seats: [1], amount: null }, null)
  expect(asking.outcome).toBe('asked')
  await page.goto(origin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await page.getByRole('link', { name: 'Продажі', exact: true }).click()
  await page.getByRole('link', { name: 'Звірити всі суми' }).click()
  await expect(heading(page)).toHaveText('Звірка 2025')
  await expect(page.getByRole('status')).toHaveText('Усі суми збігаються до копійки.')
  const money = page.getByRole('region', { name: 'Чим сплачено замовлення' })
  await expect(money.getByRole('row', { name: /кнопкою «Оплачено»/ })).toContainText(/\(1\)\s*13\s800\s₴/)
  await expectWell(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'XLSX' }).click()])
  expect(file.suggestedFilename()).toBe('forum-2025-books-2025-09-09.xlsx')
  const sheets = await readWorkbook(await file.path())
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Звірка', 'Що не збігається'])

  await desk.desk.database.run('UPDATE ticket_order SET received = received - 1 WHERE id = ?', order.id)
  await page.goto(origin())
  await page.getByRole('link', { name: 'запис не збігається з іншими: перегляньте звірку' }).click()
  await expect(page.getByRole('alert')).toHaveText('Не збігається: 1. Що саме – нижче, поіменно.')
  await expect(page.getByRole('listitem').filter({ hasText: order.number })).toContainText(
    /Записано, що переказами надійшло 13\s799,99\s₴, а зараховано 13\s800\s₴\./,
  )
  await expectWell(page)
  await page.getByRole('link', { name: `Замовлення ${order.number}` }).click()
  await expect(heading(page)).toHaveText(`Замовлення ${order.number}`)

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  const english = await context.newPage()
  await english.goto(origin())
  await english.getByRole('button', { name: 'Open the demo' }).click()
  await english.getByRole('link', { name: 'record does not fit the others: see the reconciliation' }).click()
  await expect(heading(english)).toHaveText('Reconciliation 2025')
  await expect(english.getByRole('alert')).toHaveText('Does not agree: 1. What exactly is below, by name.')
  await expect(english.getByText('Difference: −0.01\u00a0₴')).toBeVisible()
  await context.close()
})
