// What a visitor has when the network goes: pages that were seen, the whole programme, and a page that says so for all others.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { port } from './ports.ts'
import { startSite } from './site-process.ts'
import { untilStarted } from './started.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(90_000)

const session = '/forum/2025/program/mala-heneratsiia'

/** Addresses of what the worker keeps, by the beginning of the store's name. */
function kept(page: Page, store: string): Promise<string[]> {
  return page.evaluate(async (beginning) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(beginning))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  }, store)
}

/** Visits a page and waits until the worker has kept it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => kept(page, 'pages'), { timeout: 30_000 }).toContain(new URL(page.url()).pathname)
}

const wholeProgramme = (page: Page, locale: string) =>
  expect.poll(() => kept(page, 'programme'), { timeout: 60_000 }).toContain(`/programme.${locale}.json`)

test('a visitor who has read one page opens every session and every day of the programme without a network', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await visit(page, '/en/news')
  await wholeProgramme(page, 'en')
  await context.setOffline(true)
  await page.goto(`/en${session}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Small-scale generation')
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Manrope')
  await untilStarted(page)
  await page.goto('/en/forum/2025/my')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My programme')
  await page.goto('/en/forum/2025/program?day=2025-10-15&utm_source=x')
  await expect(
    page
      .locator('[aria-current]')
      .filter({ hasText: /15 October|15/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: /16/ }).first().click()
  await expect(page).toHaveURL(/day=2025-10-16/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What the client draws on a page that was not the first is what the server drew.
  expect(errors).toEqual([])
})

test('a page that was never opened says in its language that there is no network, and opens when there is one', async ({
  page,
  context,
}) => {
  await visit(page, '/en/contacts')
  await context.setOffline(true)
  const response = await page.goto('/en/speakers')
  expect(response?.status()).toBe(503)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.locator('a[href$="/en/contacts"]')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/speakers$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
})

test('a page that was reached by a link within the site opens again without a network, also when it is loaded anew', async ({
  page,
  context,
}) => {
  await visit(page, '/uk')
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await page
    .locator('footer a[href="/uk/contacts"], footer a[href^="/uk/photos"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(/\/uk$/)
  const { pathname } = new URL(page.url())
  await expect.poll(() => kept(page, 'pages'), { timeout: 20_000 }).toContain(pathname)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathname}$`))
  await page.locator('header a[href="/uk"]').first().click()
  await expect(page).toHaveURL(/\/uk$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page whose link the pointer passes over is not kept as visited; one that is opened then is', async ({
  page,
  context,
}) => {
  await visit(page, '/en/contacts')
  await page.goto('/en/contacts')
  const session = await context.newCDPSession(page)
  const fetched = new Set<string>()
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.add(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  const passed = ['/en/forum/2025/speakers', '/en/news', '/en/forum/2025/program']
  const link = (path: string) =>
    page.locator(`header a[href$="${path}"], footer a[href$="${path}"]`).filter({ visible: true }).first()
  for (const path of passed) {
    await link(path).hover()
    await expect.poll(() => [...fetched]).toContain(path)
  }
  const [, , opened = ''] = passed
  await link(opened).click()
  await expect(page).toHaveURL(opened)
  await expect.poll(() => kept(page, 'pages'), { timeout: 30_000 }).toContain(opened)
  expect(await kept(page, 'pages')).toEqual(['/en/contacts', opened])
})

test('what is one person’s or forbidden to keep is not kept, and no cookie is set', async ({ page, context }) => {
  await visit(page, '/uk/forum/2025/program')
  await wholeProgramme(page, 'uk')
  for (const path of ['/uk/forum/2025/by-card', '/uk/no-such-page', '/uk/thank-you-page', '/uk/forum/2025/calendar.ics'])
    await page.evaluate((address) => fetch(address).then((response) => response.text()), path)
  await page.goto('/uk/no-such-page')
  await page.goto('/uk/thank-you-page')
  await page.goto('/uk')
  const all = await kept(page, '')
  expect(all.filter((path) => /by-card|no-such-page|thank-you|\.ics|healthz|\/sw\.js/.test(path))).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('a kept page knows what time it is', async ({ page, context }) => {
  await visit(page, '/uk/forum/2025/program')
  await context.setOffline(true)
  const serverClock = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const said = entry?.serverTiming?.find(({ name }) => name === 'now')?.duration
      return said === undefined ? null : said - (performance.timeOrigin + (entry?.responseStart ?? 0))
    })
  await page.reload()
  const first = await serverClock()
  const beginning = Date.now()
  expect(first).not.toBeNull()
  await page.waitForFunction((since) => performance.now() > since, 3000)
  await page.reload()
  const late = Math.abs(Number(await serverClock()) - Number(first))
  // A clock that stood with the kept page is late by all the time between the two; a busy machine makes both longer.
  expect(late).toBeLessThan((Date.now() - beginning) / 2)
})

test('an answer that does not come is replaced by the kept one, which says from when it is, also where the Wi-Fi has no internet behind it', async ({
  page,
  context,
  baseURL,
}) => {
  const [copy, offline] = ['Це збережена копія сторінки.', 'Немає звʼязку']
  const from = /Дані станом на \d+ \p{L}+ о \d\d:\d\d за Києвом/u
  const network = await startSilentNetwork(baseURL ?? '')
  const path = `${network.url}/uk/forum/2025/program`
  const notice = page.locator('[data-network=offline]')
  try {
    await visit(page, path)
    await expect(notice).toBeHidden()
    network.silence()
    const beginning = Date.now()
    await page.goto(path, { timeout: 20_000 })
    expect(Date.now() - beginning).toBeGreaterThan(3000)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await expect(notice.getByText(copy)).toBeVisible()
    await expect(notice).toContainText(from)
    await expect(notice.getByRole('link')).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(notice.getByText(offline)).toBeVisible()
    await expect(notice).toContainText(from)
    await expect(notice.getByText(copy)).toBeHidden()
    // The network is back, and the page as old as before.
    await context.setOffline(false)
    await expect(notice.getByText(copy)).toBeVisible()
    // The proxy before the site says that the site does not answer.
    network.fail()
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(notice.getByText(copy)).toBeVisible()
    expect((await page.goto(`${network.url}/uk/privacy-policy`))?.status()).toBe(502)
  } finally {
    await network.close()
  }
})

/** The site over a network that can begin to take every request and answer none, or to answer all with 502. */
async function startSilentNetwork(site: string): Promise<{ url: string; silence(): void; fail(): void; close(): Promise<void> }> {
  let state: 'up' | 'silent' | 'failing' = 'up'
  const server = createServer((incoming, outgoing) => {
    if (state === 'silent') return
    if (state === 'failing') return void outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    const { method, headers } = incoming
    const onward = request(new URL(incoming.url ?? '/', site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence: () => {
      state = 'silent'
    },
    fail: () => {
      state = 'failing'
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('switched off by the operator, the worker leaves every browser with all that it kept', async ({ page }) => {
  // The server starts twice.
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'forum-worker-'))
  const settings = { PORT: String(port('worker')), DATA_DIR: folder }
  let site = await startSite(settings)
  try {
    await visit(page, `${site.url}/uk/contacts`)
    await site.stop()
    site = await startSite({ ...settings, SERVICE_WORKER: 'off' })
    const left = () =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
    // A browser asks with each page that is loaded, and not every time does it get an answer of a site that has just started again.
    await expect(async () => {
      await page.goto(`${site.url}/uk`)
      await expect.poll(left, { timeout: 10_000 }).toEqual([0, 0])
    }).toPass()
  } finally {
    await site.stop()
    await rm(folder, { recursive: true })
  }
})
