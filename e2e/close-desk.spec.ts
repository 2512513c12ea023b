import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'
import { startSite } from './site-process.ts'

test('with a damaged desk pages are read as ever, the sale is paused, and what is sent keeps what was typed and says why', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-closed-'))
  await writeFile(join(folder, 'desk.sqlite'), 'what a broken disk left of the database')
  const site = await startSite({ PORT: String(port('closedDesk')), DATA_DIR: folder, ORGANISERS_PHONE: '+380 44 000 00 00' })
  try {
    for (const path of ['/en/forum/2025/program', '/ru/speakers', '/uk']) {
      expect((await page.goto(site.url + path))?.status()).toBe(200)
      await expect(page.getByRole('complementary').filter({ hasText: /несправн|fault|неисправн/ })).toBeVisible()
    }
    await expect(page.locator('main a[href*="by-card"], header a[href*="by-card"]')).toHaveCount(0)
    const ready = await page.request.get(`${site.url}/readyz`)
    expect(await ready.json()).toMatchObject({ status: 'ready', desk: { writable: false } })

    for (const path of ['tickets', 'by-card', 'by-bank']) {
      expect((await page.goto(`${site.url}/uk/forum/2025/${path}`))?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: 'Продаж тимчасово призупинено' })).toBeVisible()
      await expect(page.locator('main form')).toHaveCount(0)
    }

    await page.goto(`${site.url}/uk/news`)
    await page.locator('#callback summary').click()
    const form = page.locator('form[action$="/callback"]')
    await form.locator('[name=name]').fill('Олена')
    await form.locator('[name=phone]').fill('+38 044 000 00 00')
    await form.locator('button[type=submit]').click()
    await expect(form).toContainText('Не вдалося зберегти')
    await expect(form.locator('[name=name]')).toHaveValue('Олена')
    const answer = await page.request.get(`${site.url}/uk/order/abcdefghijklmnopqrstuv`)
    expect(answer.status()).toBe(503)
    expect(await answer.text()).toContain('tel:+380440000000')
  } finally {
    await site.stop()
    await rm(folder, { recursive: true })
  }
})
