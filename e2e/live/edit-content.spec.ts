import { shortName } from '@forum/domain/picture/short-name.ts'
import { expect, test } from '@playwright/test'
import { type SiteProcess, startSite } from '../site-process.ts'

const {
  LIVE_FOLDER,
  LIVE_SITE_PORT,
  LIVE_CONTENT_URL,
  LIVE_SITE_TOKEN,
  LIVE_HOOK_SECRET,
  LIVE_EDITOR_EMAIL,
  LIVE_EDITOR_PASSWORD,
} = process.env as Record<string, string>

const settings = {
  PORT: LIVE_SITE_PORT as string,
  DATA_DIR: `${LIVE_FOLDER}/site`,
  CONTENT_API_URL: LIVE_CONTENT_URL as string,
  CONTENT_API_TOKEN: LIVE_SITE_TOKEN as string,
  CONTENT_WEBHOOK_SECRET: LIVE_HOOK_SECRET as string,
  SITE_NOW: '2025-09-09T09:00:00+03:00',
  SITE_DEVELOPMENT: 'on',
}

/** Patient, but less than the minute after which the site looks by itself: what comes in time came because the content service told of it. */
const once = { timeout: 50_000, intervals: [100] }

let site: SiteProcess

test.beforeAll(async () => {
  site = await startSite(settings)
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, once).toBe(200)
})

test.afterAll(async () => {
  await site.stop()
})

/** One request to the content service as the demo editor. */
async function asEditor(path: string, init: RequestInit = {}): Promise<{ data: never }> {
  const login = await fetch(`${LIVE_CONTENT_URL}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: LIVE_EDITOR_EMAIL, password: LIVE_EDITOR_PASSWORD }),
  })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const response = await fetch(`${LIVE_CONTENT_URL}${path}`, {
    ...init,
    headers: {
      ...(init.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      authorization: `Bearer ${data.access_token}`,
    },
  })
  expect(response.ok).toBe(true)
  return response.status === 204 ? { data: undefined as never } : ((await response.json()) as { data: never })
}

async function findOne(collection: string, slug: string): Promise<Record<string, unknown>> {
  const { data } = await asEditor(`/items/${collection}?filter[slug][_eq]=${slug}`)
  return data[0]
}

async function change(collection: string, id: unknown, values: Record<string, unknown>): Promise<void> {
  await asEditor(`/items/${collection}/${id}`, { method: 'PATCH', body: JSON.stringify(values) })
}

test('what the content service holds is what the embedded demo shows', async ({ page }) => {
  await page.goto('/uk/forum/2025/program')
  await expect(page.locator('main')).toContainText('Мала генерація')
  await page.goto('/en/speakers/severyn-zaichenko')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Severyn Zaichenko')
  await page.goto('/en/news/chotyry-stseny-i-zhodnoho-slaida')
  const picture = (await page.locator('main img').first().getAttribute('src')) as string
  await expect.poll(async () => (await page.request.get(picture)).status(), once).toBe(200)
})

test('an edit stands on the page when the content service tells of it', async ({ request }) => {
  const event = await findOne('events', 'mala-heneratsiia')
  const path = '/uk/forum/2025/program/mala-heneratsiia'
  expect(await (await request.get(path)).text()).not.toContain('Назва від редактора')
  await change('events', event.id, { title_ua: 'Назва від редактора' })
  await expect.poll(async () => (await request.get(path)).text(), once).toContain('Назва від редактора')
  await change('events', event.id, { title_ua: event.title_ua })
})

test('a picture that is replaced under its id stands on the page at another address', async ({ request }) => {
  const { cover } = (await findOne('blog_posts', 'chotyry-stseny-i-zhodnoho-slaida')) as { cover: string }
  const other = (await findOne('blog_posts', 'pershi-sorok-spikeriv')) as { cover: string }
  const address = async () => {
    const html = await (await request.get('/en/news/chotyry-stseny-i-zhodnoho-slaida')).text()
    return new RegExp(`/assets/${shortName(cover)}[^/"]*/\\d+\\.webp`).exec(html)?.[0] ?? ''
  }
  const before = await address()
  expect(before).toContain(`${shortName(cover)}.`)
  const pictureAt = async (path: string) => {
    await expect.poll(async () => (await request.get(path)).status(), once).toBe(200)
    return request.get(path)
  }
  const picture = await (await pictureAt(before)).body()

  const form = new FormData()
  form.set('file', await (await fetch(`${LIVE_CONTENT_URL}/assets/${other.cover}`)).blob(), 'picture.webp')
  await asEditor(`/files/${cover}`, { method: 'PATCH', body: form })
  await expect.poll(address, once).not.toBe(before)
  const answer = await pictureAt(await address())
  expect((await answer.body()).equals(picture)).toBe(false)
  expect(answer.headers()['cache-control']).toContain('immutable')
})

test('a withdrawn speaker disappears from the list, and the page answers 404', async ({ request }) => {
  const person = await findOne('speakers', 'solomiia-dovhan')
  await change('speakers', person.id, { is_active: false })
  await expect.poll(async () => (await request.get('/uk/speakers/solomiia-dovhan')).status(), once).toBe(404)
  expect(await (await request.get('/uk/forum/2025/speakers')).text()).not.toContain('solomiia-dovhan')
  await change('speakers', person.id, { is_active: true })
  await expect.poll(async () => (await request.get('/uk/speakers/solomiia-dovhan')).status(), once).toBe(200)
})

test('a title "-" in English takes the page away in English only', async ({ request }) => {
  const event = await findOne('events', 'mala-heneratsiia')
  await change('events', event.id, { title_en: '-' })
  await expect.poll(async () => (await request.get('/en/forum/2025/program/mala-heneratsiia')).status(), once).toBe(404)
  expect((await request.get('/uk/forum/2025/program/mala-heneratsiia')).status()).toBe(200)
  await change('events', event.id, { title_en: event.title_en })
})

test('with the content service gone the site starts from its snapshot and says so', async ({ request }) => {
  await site.stop()
  site = await startSite({ ...settings, CONTENT_API_URL: LIVE_CONTENT_URL as string, CONTENT_API_TOKEN: 'withdrawn-token' })
  expect((await request.get('/uk/forum/2025/program')).status()).toBe(200)
  await expect.poll(async () => JSON.stringify(await (await request.get('/readyz')).json()), once).toMatch(/error/i)
  expect((await request.get('/uk/forum/2025/program')).status()).toBe(200)
})
