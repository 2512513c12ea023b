// A hall screen stands for days without anybody: it follows the programme, the server's clock and the editors by itself.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import { expect, type Page, test } from '@playwright/test'
import { isRefresh, open, title } from './hall-screen.ts'
import { port } from './ports.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { untilStarted } from './started.ts'

const [sitePort, contentPort] = [port('hallScreen'), port('hallScreenContent')]
const hookSecret = 'a-secret-of-the-hall-screen'

let folder: string
let site: SiteProcess
let stub: ContentStub | undefined

test.describe.configure({ mode: 'serial' })

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-hall-'))
})

test.afterEach(async () => {
  await site.stop()
  await stub?.close()
  stub = undefined
  await rm(folder, { recursive: true })
})

/** The site at a moment of the demo's forum. */
async function startAt(now: string, settings: Record<string, string> = {}, content?: 'none'): Promise<void> {
  site = await startSite({ PORT: String(sitePort), DATA_DIR: folder, SITE_NOW: `${now}+03:00`, ...settings }, undefined, content)
}

/** The site with a content service whose first session runs from 10:00 to 11:00. */
async function startWithService(): Promise<void> {
  stub = await startContentStub(fixtureTables(), contentPort)
  await startAt('2025-10-16T10:20:00', {
    CONTENT_API_URL: `http://127.0.0.1:${contentPort}`,
    CONTENT_WEBHOOK_SECRET: hookSecret,
  })
  await expect.poll(async () => (await fetch(`${site.url}/en`)).status).toBe(200)
}

/** An editor renames the session, the content service tells the site, and the site has it. */
async function rename(title: string): Promise<void> {
  const session = stub?.tables.get('events')?.find((row) => (row as { slug?: string }).slug === 'prices')
  Object.assign(session ?? {}, { title_en: title })
  const told = await fetch(`${site.url}/hooks/content`, { method: 'POST', headers: { authorization: `Bearer ${hookSecret}` } })
  expect(told.status).toBe(202)
  const page = async () => (await fetch(`${site.url}/en/forum/2025/dashboard`)).text()
  await expect.poll(page).toContain(title)
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a session ends and the break begins without anybody touching the screen', async ({ page }) => {
  // The clock of the site goes on while a slow machine opens the page.
  await startAt('2025-10-16T12:13:10')
  await page.clock.install()
  await open(page, site, '/en/forum/dashboard/velyka')
  await mark(page)
  await expect(title(page)).toHaveText(/Small-scale generation/)
  await expect(page.locator('main')).toContainText(/[12]\smin/)
  await loseRefreshes(page)
  await page.clock.fastForward('01:55')
  await expect(title(page)).toHaveText('Lunch')
  await expect(page.locator('main')).toContainText(/(60|59)\smin/)
  expect(await isSameDocument(page)).toBe(true)
})

test('with the network away it goes through the rest of the forum, and says how old its data are', async ({ page, context }) => {
  await startAt('2025-10-16T11:34:00')
  await page.clock.install()
  await open(page, site, '/en/forum/2025/dashboard/velyka')
  const clock = page.locator('main time').first()
  await expect(clock).toHaveText('11:34')
  await expect(title(page)).toHaveText(/Small-scale generation/)
  await context.setOffline(true)
  // From here on time goes on as the test says.
  await page.clock.pauseAt(Date.now() + 5000)
  await page.clock.fastForward('00:55')
  await expect(page.getByRole('status')).toBeEmpty()

  for (const [forward, time, shown] of [
    ['41:00', '12:16', 'Lunch'],
    ['01:00:00', '13:16', 'Defence technology: from garage to contract'],
    ['01:00:00', '14:16', 'The European market: admission charged'],
    ['01:00:00', '15:16', 'The European market: admission charged'],
    ['02:00:00', '17:16', 'Evening reception in the foyer'],
    ['02:00:00', '19:16', 'That is all for today'],
    ['15:00:00', '10:16', 'Bilateral meetings: communities and funds'],
    ['08:00:00', '18:16', 'The forum is over'],
  ] as const) {
    await page.clock.fastForward(forward)
    await expect(clock).toHaveText(time)
    await expect(title(page)).toHaveText(shown)
  }
  await expect(page.getByRole('status')).toHaveText('As of 11:34')
})

test('a machine whose clock is set wrong changes nothing', async ({ page, context }) => {
  await startAt('2025-10-16T11:34:00')
  await page.clock.install({ time: '2031-01-01T03:00:00' })
  await open(page, site, '/en/forum/2025/dashboard/velyka')
  await context.setOffline(true)
  await page.clock.setSystemTime('2019-05-05T05:05:00')
  await page.clock.fastForward('01:00')
  await expect(page.locator('main time').first()).toHaveText('11:35')
  await expect(title(page)).toHaveText(/Small-scale generation/)
})

test('an edit is on the screen within a minute, also one of hours without a network; the content service may go, and the site may start anew', async ({
  page,
  context,
}) => {
  await startWithService()
  await page.clock.install()
  await open(page, site, '/en/forum/2025/dashboard')
  await mark(page)
  const session = page.getByRole('heading', { level: 3 }).first()
  await expect(session).toHaveText('Prices en')
  await rename('Prices renamed')
  await expect(async () => {
    await page.clock.fastForward('00:45')
    await expect(session).toHaveText('Prices renamed', { timeout: 1000 })
  }).toPass()

  await context.setOffline(true)
  await page.clock.fastForward('20:00')
  await expect(page.getByRole('status')).toHaveText(/^As of 10:2\d$/)
  await rename('Prices of everything')
  await context.setOffline(false)
  await page.clock.fastForward('00:50')
  await expect(session).toHaveText('Prices of everything')
  await expect(page.getByRole('status')).toBeEmpty()

  await stub?.close()
  await site.stop()
  await page.clock.fastForward('02:00')
  await expect(session).toHaveText('Prices of everything')
  await startAt('2025-10-16T11:30:00', { CONTENT_API_URL: `http://127.0.0.1:${contentPort}` })
  await page.clock.fastForward('00:45')
  await expect(page.locator('main time').first()).toHaveText('11:30')
  expect(await isSameDocument(page)).toBe(true)
})

/** No question of the screen for new data is answered. */
function loseRefreshes(page: Page) {
  return page.route('**/dashboard/**', (route) => (isRefresh(route.request()) ? route.abort() : route.fallback()))
}

/** Answers the screen's questions for data with what `change` makes of the true answer. */
async function changeData(page: Page, change: (text: string) => string): Promise<void> {
  await page.route('**/dashboard/velyka', async (route) => {
    if (!isRefresh(route.request())) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

// A worker's own requests could not be changed.
test.describe('on a site that goes on', () => {
  test.use({ serviceWorkers: 'block' })

  test('data that do not come leave the screen as it is; one that cannot be drawn, and one of a new build, is loaded again', async ({
    page,
  }) => {
    await startAt('2025-10-16T11:34:00')
    await page.clock.install()
    await open(page, site, '/en/forum/2025/dashboard/velyka')
    await mark(page)
    await loseRefreshes(page)
    await page.clock.fastForward('10:00')
    await expect(page.getByRole('status')).toHaveText('As of 11:34')
    await expect(title(page)).toHaveText(/Small-scale generation/)
    expect(await isSameDocument(page)).toBe(true)
    await page.unrouteAll()

    await changeData(page, (text) => text.replace('&quot;items&quot;', '&quot;lost&quot;'))
    await page.clock.fastForward('00:45')
    await expect(page.locator('[data-island]')).toHaveAttribute('data-plain')
    await expect(title(page)).toHaveText(/Small-scale generation/)
    await page.unrouteAll()
    const drawn = page.waitForEvent('load')
    await page.clock.fastForward('01:00')
    await drawn
    await expect(title(page)).toHaveText(/Small-scale generation/)
    await untilStarted(page)

    await changeData(page, (text) => text.replace(/(?<=\/static\/load-)[^.]+/, 'another'))
    const loaded = page.waitForEvent('load')
    await page.clock.fastForward('00:45')
    await loaded
    await expect(title(page)).toHaveText(/Small-scale generation/)
  })

  test('a screen whose scripts did not come is loaded again, and one without scripts asks again every minute', async ({
    page,
    browser,
  }) => {
    await startAt('2025-10-16T11:34:00')
    await page.clock.install()
    await page.route('**/static/*.js', (route) => route.abort())
    await page.goto(`${site.url}/en/forum/2025/dashboard/velyka`)
    await expect(title(page)).toHaveText(/Small-scale generation/)
    await page.unrouteAll()
    const loaded = page.waitForEvent('load')
    await page.clock.fastForward('01:01')
    await loaded
    await untilStarted(page)

    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(`${site.url}/en/forum/2025/dashboard/velyka`)
    await expect(title(plain)).toHaveText(/Small-scale generation/)
    await expect(plain.locator('head noscript meta[http-equiv=refresh]')).toHaveAttribute('content', '60')
    await plain.close()
  })
})

test('a screen that was switched on before the site had any content comes by itself', async ({ page }) => {
  await startAt('2025-10-16T10:20:00', { CONTENT_API_URL: `http://127.0.0.1:${contentPort}` }, 'none')
  await page.clock.install()
  expect((await page.goto(`${site.url}/en/forum/dashboard/velyka`))?.status()).toBe(503)
  stub = await startContentStub(fixtureTables(), contentPort)
  await expect.poll(async () => (await fetch(`${site.url}/en`)).status, { timeout: 30_000, intervals: [250] }).toBe(200)
  await page.clock.fastForward('01:01')
  await expect(title(page)).toHaveText('Prices en')
})
