import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'
import { type SiteProcess, startSite } from './site-process.ts'

let folder: string
let site: SiteProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-closed-'))
  await writeFile(join(folder, 'desk.sqlite'), 'what a broken disk left of the database')
  site = await startSite({ PORT: String(port('closedDesk')), DATA_DIR: folder, ORGANISERS_PHONE: '+380 44 000 00 00' })
})

test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

test('with a damaged desk pages are read as ever, and each says that nothing can be sent', async ({ page }) => {
  for (const path of ['/uk', '/en/forum/2025/program', '/ru/speakers']) {
    expect((await page.goto(site.url + path))?.status()).toBe(200)
    await expect(page.getByRole('complementary').filter({ hasText: /несправн|fault|неисправн/ })).toBeVisible()
  }
  expect(await (await page.request.get(`${site.url}/readyz`)).json()).toMatchObject({
    status: 'ready',
    desk: { writable: false },
  })
})

test('the sale is paused, and the header does not lead to it', async ({ page }) => {
  for (const path of ['tickets', 'by-card', 'by-bank']) {
    expect((await page.goto(`${site.url}/uk/forum/2025/${path}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Продаж тимчасово призупинено' })).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(0)
  }
  await page.goto(`${site.url}/uk`)
  await expect(page.locator('main a[href*="by-card"], header a[href*="by-card"]')).toHaveCount(0)
})

test('a form keeps what was typed and says why, and the page of an order says whom to call', async ({ page }) => {
  await page.goto(`${site.url}/uk/news`)
  await page.locator('#callback summary').click()
  const form = page.locator('form[action$="/callback"]')
  await form.locator('[name=name]').fill('Олена')
  await form.locator('[name=phone]').fill('+38 044 000 00 00')
  await form.locator('button[type=submit]').click()
  await expect(page.locator('form[action$="/callback"]')).toContainText('Не вдалося зберегти')
  await expect(form.locator('[name=name]')).toHaveValue('Олена')
  const answer = await page.request.get(`${site.url}/uk/order/abcdefghijklmnopqrstuv`)
  expect(answer.status()).toBe(503)
  expect(await answer.text()).toContain('tel:+380440000000')
})
