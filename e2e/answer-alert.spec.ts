// The alert service has a question at the organisers' desk: it comes without a reload, somebody answers, and it is gone for all.
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { port } from './ports.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 780 }, baseURL: '' })

let site: OwnSite | undefined
test.beforeAll(async () => {
  test.setTimeout(90_000)
  site = await startOwnSite({
    PORT: String(port('dayDeskSite')),
    DESK_PORT: String(port('dayDesk')),
    SITE_NOW: '2025-10-16T11:42:00+03:00',
  })
})
test.afterAll(() => site?.end())

const desk = () => `http://localhost:${port('dayDesk')}`
async function enter(page: Page, path: string) {
  await page.goto(desk() + path)
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await page.goto(desk() + path)
}
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
/** Pages look each ten seconds. */
const looked = { timeout: 60_000 }

test('without scripts the question is on the next page, and every button works', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })).newPage()
  await enter(page, '/day')
  await page.getByRole('button', { name: 'Тривога: перервати все' }).click()
  await page.getByRole('button', { name: 'Продовжити зараз' }).click()
  await expect(page.getByText('Зараз нічого не перервано.')).toBeVisible()
  await page.locator('summary', { hasText: 'Велика зала' }).click()
  await page.getByRole('button', { name: '15', exact: true }).first().click()
  await expect(page.locator('summary', { hasText: 'Велика зала, запізнюється на 15 хв' })).toBeVisible()
  await page.getByRole('button', { name: 'Скасувати' }).click()
  await expect(page.locator('summary', { hasText: 'запізнюється' })).toHaveCount(0)
  for (const summary of await page.locator('summary').all()) await summary.click()
  await page.context().close()
})

test('it comes to a page that is open, is answered with one press, and is gone everywhere', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await enter(page, '/gates')
  const bar = page.locator('#question')
  await expect(bar).toBeHidden()
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await enter(other, '/day')
  await expect(other.locator('#ring')).toBeVisible()
  await other.getByRole('button', { name: 'Тривога', exact: true }).first().click()
  await expect(other.getByRole('heading', { name: /^Тривога в Києві з 11:4\d/ })).toBeVisible()
  await expect(bar).toContainText('тривога в Києві', looked)
  await expect(bar).toBeVisible()
  await bar.getByRole('link').click()
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Тривога: перервати все' }).first().click()
  await expect(page.getByRole('heading', { name: /^Тривога з 11:4\d, усі зали/ })).toBeVisible()
  await expectNoBarriers(page, { isSecond: true })
  await expect(other.getByRole('heading', { name: /^Тривога з 11:4\d, усі зали/ })).toBeVisible(looked)
  await other.context().close()
  await page.getByRole('link', { name: 'План решти дня' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('План решти дня')
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Прийняти план' }).click()
  await expect(page.getByRole('status').first()).toContainText('Зроблено')
})
