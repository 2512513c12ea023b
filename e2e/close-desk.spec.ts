import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'
import { startSite } from './site-process.ts'

test('with a damaged desk the site is ready, and what is sent keeps what was typed and says why', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-closed-'))
  await writeFile(join(folder, 'desk.sqlite'), 'what a broken disk left of the database')
  const site = await startSite({ PORT: String(port('closedDesk')), DATA_DIR: folder, ORGANISERS_PHONE: '+380 44 000 00 00' })
  try {
    const ready = await page.request.get(`${site.url}/readyz`)
    expect(await ready.json()).toMatchObject({ status: 'ready', desk: { writable: false } })
    await page.goto(`${site.url}/uk/news`)
    await page.locator('#callback summary').first().click()
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
