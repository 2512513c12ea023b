// Into the organisers' desk by a pass of the real content service: for organisers alone, and once.
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type SiteProcess, startSite } from '../site-process.ts'

const {
  LIVE_FOLDER = '',
  LIVE_SITE_PORT = '',
  LIVE_CONTENT_URL = '',
  LIVE_SITE_TOKEN = '',
  LIVE_EDITORS_KEY = '',
  LIVE_DESK_URL = '',
  LIVE_EDITOR_EMAIL = '',
  LIVE_EDITOR_PASSWORD = '',
  LIVE_ORGANISER_EMAIL = '',
  LIVE_ORGANISER_PASSWORD = '',
} = process.env

let site: SiteProcess

test.beforeAll(async () => {
  site = await startSite({
    PORT: LIVE_SITE_PORT,
    DATA_DIR: join(LIVE_FOLDER, 'organisers'),
    CONTENT_API_URL: LIVE_CONTENT_URL,
    CONTENT_API_TOKEN: LIVE_SITE_TOKEN,
    EDITORS_KEY: LIVE_EDITORS_KEY,
    DESK_PORT: new URL(LIVE_DESK_URL).port,
    DESK_URL: LIVE_DESK_URL,
    SITE_NOW: '2025-09-09T09:00:00+03:00',
    SITE_DEVELOPMENT: 'on',
    PICTURES_AHEAD: 'off',
  })
})
test.afterAll(() => site.stop())

async function leadOf(email: string, password: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${LIVE_CONTENT_URL}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await signedIn.json()) as { data: { access_token: string } }
  return fetch(`${LIVE_CONTENT_URL}/site/desk?to=/orders`, {
    redirect: 'manual',
    headers: { authorization: `Bearer ${data.access_token}` },
  })
}

test('an organiser comes in by the content service, an editor and a stranger do not', async ({ page }) => {
  const lead = await leadOf(LIVE_ORGANISER_EMAIL, LIVE_ORGANISER_PASSWORD)
  expect(lead.status).toBe(302)
  const address = lead.headers.get('location') ?? ''
  expect(address.startsWith(`${LIVE_DESK_URL}/enter/`)).toBe(true)
  await page.goto(address)
  await expect(page).toHaveURL(`${LIVE_DESK_URL}/orders`)
  await expect(page.locator('footer')).toContainText('Організаторка')
  await page.context().clearCookies()
  expect((await page.goto(address))?.status()).toBe(403)
  expect((await leadOf(LIVE_EDITOR_EMAIL, LIVE_EDITOR_PASSWORD)).status).toBe(403)
  expect((await fetch(`${LIVE_CONTENT_URL}/site/desk`, { redirect: 'manual' })).status).toBe(404)
})
