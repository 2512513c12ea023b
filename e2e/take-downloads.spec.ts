// An organiser takes downloads from the desk, on a phone and without scripts: what was sold is seen, files are downloaded, and the journal says so.
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import readWorkbook from 'read-excel-file/node'
import { expectNoBarriers } from './barriers.ts'
import { faultsOfHtml } from './html-faults.ts'
import { type OrderDesk, withSiteDesk } from './order-desk.ts'
import { deskOrigin } from './ports.ts'

let desk: OrderDesk
withSiteDesk((opened) => {
  desk = opened
})

test.use({ viewport: { width: 360, height: 780 }, baseURL: '' })

async function open(page: Page, place: 'Продажі' | 'Документи') {
  await page.goto(deskOrigin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  // Whoever has not come in is refused, which browsers call an error.
  const refusals: string[] = []
  page.on('console', (message) => message.type() === 'error' && refusals.push(message.text()))
  await page.getByRole('link', { name: place, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${place} 2025`)
  await expectNoBarriers(page)
  expect(await faultsOfHtml(await page.content())).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(refusals).toEqual([])
}

/** The file that a button gives. */
async function taken(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('figures say what was sold of each kind', async ({ page }) => {
  await desk.pay(await desk.place())
  await open(page, 'Продажі')
  const kinds = page.getByRole('region', { name: 'За видом квитка' })
  await expect(kinds.getByRole('rowheader', { name: 'Разом' })).toBeVisible()
  await kinds.focus()
  await expect(kinds).toBeFocused()
})

test("the accountant's tables, the list and the badges come as files, and the journal names who took them", async ({ page }) => {
  const order = await desk.place()
  await desk.pay(order)
  await open(page, 'Документи')
  const accounts = await taken(page, () => page.getByRole('button', { name: 'XLSX, усі таблиці' }).click())
  expect(accounts.name).toMatch(/^forum-2025-accounts-\d{4}-\d\d-\d\d\.xlsx$/)
  const [orders] = await readWorkbook(accounts.bytes)
  expect(orders?.data.map(([number]) => number)).toContain(order.number)
  const list = await taken(page, () => page.getByRole('button', { name: 'CSV', exact: true }).click())
  expect(list.bytes.toString()).toContain(`${order.number}/1;`)
  await page.getByLabel('90 × 55 мм').check()
  const badges = await taken(page, () => page.getByRole('button', { name: 'PDF' }).click())
  expect(badges.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('link', { name: 'Журнал' }).click()
  // Others may work at the desk at the same time.
  for (const said of ['Бейджі для друку, 90 × 55 мм', 'Для бухгалтерії, XLSX'])
    await expect(page.locator('main li', { hasText: said }).first()).toBeVisible()
})
