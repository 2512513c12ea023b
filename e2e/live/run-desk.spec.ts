// To the organisers' desk and to the door by a pass of the real content service: for organisers and stewards alone, and once.
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
  LIVE_STEWARD_EMAIL = '',
  LIVE_STEWARD_PASSWORD = '',
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

async function tokenOf(email: string, password: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${LIVE_CONTENT_URL}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await signedIn.json()) as { data: { access_token: string } }
  return data.access_token
}

const asked = (token: string, path: string) =>
  fetch(LIVE_CONTENT_URL + path, { redirect: 'manual', headers: { authorization: `Bearer ${token}` } })

const leadOf = async (email: string, password: string) => asked(await tokenOf(email, password), '/site/desk?to=/orders')

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

test('a steward comes in by the content service to a gate on this phone, and to nothing else here or there', async ({ page }) => {
  const organiser = await leadOf(LIVE_ORGANISER_EMAIL, LIVE_ORGANISER_PASSWORD)
  await page.goto(organiser.headers.get('location') ?? '')
  await page.getByRole('link', { name: 'Прохід', exact: true }).click()
  await page.getByLabel('Назва входу').fill('Головний')
  await page.getByRole('button', { name: 'Додати вхід' }).click()
  await expect(page.getByRole('status')).toContainText('Головний')
  await page.context().clearCookies()

  const token = await tokenOf(LIVE_STEWARD_EMAIL, LIVE_STEWARD_PASSWORD)
  for (const collection of ['ticket_orders', 'order_tickets', 'callbacks', 'accreditations', 'subscriptions'])
    expect((await asked(token, `/items/${collection}`)).status, collection).toBe(403)
  for (const path of ['/site/incomplete', '/site/preview/speakers/1']) expect((await asked(token, path)).status, path).toBe(404)
  const lead = await asked(token, '/site/door')
  await page.goto(lead.headers.get('location') ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оберіть свій вхід')
  for (const path of ['/orders', '/gates', '/journal']) expect((await page.goto(LIVE_DESK_URL + path))?.status(), path).toBe(403)
  await page.goto(LIVE_DESK_URL)
  await page.getByRole('button', { name: 'Головний' }).click()
  await expect(page).toHaveURL(`${LIVE_DESK_URL}/door`)
  await expect(page.locator('#door')).toContainText('Головний')
})
