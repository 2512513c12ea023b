import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fixtureTables } from '#server/content-service/content-fixture.ts'
import { startContentStub } from '#server/content-service/content-stub.ts'
import { port } from './ports.ts'
import { type SiteProcess, startSite } from './site-process.ts'

const [sitePort, contentPort] = [port('outage'), port('outageContent')]
let folder: string
let site: SiteProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-outage-'))
  site = await startSite(
    {
      PORT: String(sitePort),
      DATA_DIR: folder,
      CONTENT_API_URL: `http://127.0.0.1:${contentPort}`,
      ORGANISERS_PHONE: '+380 44 000 00 00',
      ORGANISERS_EMAIL: 'ask@forum.example',
      ORGANISERS_ADDRESS: '01001, Київ, вул. Вигадана, 1',
    },
    undefined,
    'none',
  )
})

test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

test('without content and snapshot a visitor reads in their language that the site wakes up', async ({ page }) => {
  const path = 'forum/2025/program'
  for (const [locale, title] of [
    ['ru', 'Сайт как раз просыпается'],
    ['en', 'The site is just waking up'],
    ['uk', 'Сайт саме прокидається'],
  ] as const) {
    const response = await page.request.get(`${site.url}/${locale}/${path}`)
    expect([response.status(), Number(response.headers()['retry-after']) > 0]).toEqual([503, true])
    const html = await response.text()
    for (const said of [`<html lang="${locale}"`, `${title}</h1>`]) expect(html).toContain(said)
  }
  // What is seen is the same in every language.
  await page.goto(`${site.url}/uk/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сайт саме прокидається')
  await expect(page.getByRole('link', { name: '+380 44 000 00 00' })).toHaveAttribute('href', 'tel:+380440000000')
  await expect(page.getByRole('link', { name: 'ask@forum.example' })).toHaveAttribute('href', 'mailto:ask@forum.example')
  await expect(page.getByText('01001, Київ, вул. Вигадана, 1')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(4)
  expect((await page.request.get(`${site.url}/readyz`)).status()).toBe(503)
})

test('when the content service comes up the site is there without a restart, and stays when it goes again', async ({ page }) => {
  const stub = await startContentStub(fixtureTables(), contentPort)
  await expect
    .poll(async () => (await page.request.get(`${site.url}/en`)).status(), { timeout: 30_000, intervals: [250] })
    .toBe(200)
  await stub.close()
  expect((await page.goto(`${site.url}/en/speakers`))?.status()).toBe(200)
})

test('after a restart with the content service down the site stands on its snapshot', async ({ page }) => {
  await site.stop()
  site = await startSite({ PORT: String(sitePort), DATA_DIR: folder, CONTENT_API_URL: `http://127.0.0.1:${contentPort}` })
  expect((await page.goto(`${site.url}/en`))?.status()).toBe(200)
  const lastError = async () => (await (await page.request.get(`${site.url}/readyz`)).json()).lastError
  await expect.poll(lastError, { timeout: 30_000 }).not.toBeNull()
})
