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
  LIVE_ADMIN_TOKEN = '',
  LIVE_HOOK_SECRET = '',
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
    CONTENT_WEBHOOK_SECRET: LIVE_HOOK_SECRET,
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

const byAdmin = async (method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${LIVE_ADMIN_TOKEN}`, 'content-type': 'application/json' }
  const response = await fetch(LIVE_CONTENT_URL + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return response.status === 204 ? null : ((await response.json()) as { data: { id: string; role: string } }).data
}

for (const [what, leave] of [
  ['is suspended', (id: string) => byAdmin('PATCH', `/users/${id}`, { status: 'suspended' })],
  ['loses its role', (id: string) => byAdmin('PATCH', `/users/${id}`, { role: null })],
  ['is deleted', (id: string) => byAdmin('DELETE', `/users/${id}`)],
] as const)
  test(`an account that ${what} in the content service loses the desk by itself`, async ({ page }) => {
    const organiser = await asked(await tokenOf(LIVE_ORGANISER_EMAIL, LIVE_ORGANISER_PASSWORD), '/users/me?fields=id,role')
    const { role } = ((await organiser.json()) as { data: { role: string } }).data
    const [email, password] = [`goes-${what.replace(/\W/g, '-')}@example.com`, 'a-password-of-one-test']
    const account = await byAdmin('POST', '/users', { email, password, role, status: 'active' })
    await page.goto((await leadOf(email, password)).headers.get('location') ?? '')
    await expect(page).toHaveURL(`${LIVE_DESK_URL}/orders`)
    await leave(account?.id ?? '')
    await expect(async () => expect((await page.goto(LIVE_DESK_URL))?.status()).toBe(403)).toPass()
    expect((await leadOf(LIVE_ORGANISER_EMAIL, LIVE_ORGANISER_PASSWORD)).status).toBe(302)
  })
