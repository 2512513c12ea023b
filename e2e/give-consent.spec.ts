import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { port } from './ports.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { openStarted } from './started.ts'

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visits?' })
const accept = (page: Page) => question(page).getByRole('button', { name: 'Accept' })
const decline = (page: Page) => question(page).getByRole('button', { name: 'Decline' })
const settings = (page: Page) => page.locator('[data-consent-settings]')

/** Addresses outside of the site that the page asks for. */
function foreignRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:')) asked.push(request.url())
  })
  return asked
}

const kept = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions'),
  }))

test.describe('before an answer', () => {
  for (const path of [
    '/uk',
    '/en/forum/2025/program',
    '/en/forum/2025/speakers',
    '/ru/speakers/olena-horbenko',
    '/en/news',
    '/en/videos',
    '/en/photos',
    '/uk/about',
    '/uk/contacts',
    '/en/no-such-page',
  ]) {
    test(`${path} keeps nothing and asks nobody else`, async ({ page, context }) => {
      const asked = foreignRequests(page)
      await openStarted(page, path)
      await page.mouse.wheel(0, 200)
      await expect(page.getByRole('region').filter({ has: page.locator('#consent-question') })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await kept(page)).toEqual({ cookies: '', local: 0, session: [] })
    })
  }
})

test('both answers weigh alike, are large enough, and come early for the keyboard', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await openStarted(page, '/en/contacts')
    const [yes, no] = [await accept(page).boundingBox(), await decline(page).boundingBox()]
    expect(yes?.height).toBe(no?.height)
    expect(Math.abs((yes?.width ?? 0) - (no?.width ?? 0))).toBeLessThan(1)
    expect(yes?.height).toBeGreaterThanOrEqual(44)
    const look = (button: HTMLElement) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color]
    expect(await accept(page).evaluate(look)).toEqual(await decline(page).evaluate(look))
    expect((await question(page).boundingBox())?.height).toBeLessThanOrEqual(120)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await question(page).evaluate((banner) => banner.contains(document.activeElement))).toBe(true)
})

for (const answer of ['Accept', 'Decline']) {
  test(`the answer "${answer}" is kept for half a year on every page, and nothing else is`, async ({ page, context }) => {
    const asked = foreignRequests(page)
    await openStarted(page, '/en/contacts')
    await question(page).getByRole('button', { name: answer }).click()
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    const [cookie, ...others] = await context.cookies()
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: 'consent', path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBeGreaterThanOrEqual(180)
    expect(Math.round(days)).toBeLessThanOrEqual(184)
    await openStarted(page, '/en/news')
    await expect(question(page)).toBeHidden()
    expect(asked).toEqual([])
  })
}

test('the footer opens the question again with the answer of now; Esc leaves it, and the focus goes back', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  await decline(page).click()
  await settings(page).click()
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toContainText('So far you have declined.')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(settings(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await accept(page).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(settings(page)).toBeFocused()
  await settings(page).click()
  await expect(question(page)).toContainText('So far you have accepted.')
})

test('nothing moves when the question comes, and what is focused never lies under it', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { score: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.score += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { moved })
  })
  await page.setViewportSize({ width: 1280, height: 780 })
  await openStarted(page, '/en/forum/2025/speakers')
  await expect(question(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score)).toBeLessThan(0.01)
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(() => {
      const banner = document.querySelector('#consent-question')?.closest('section')
      const element = document.activeElement
      if (!banner || !element || element === document.body || banner.contains(element)) return false
      return element.getBoundingClientRect().bottom > banner.getBoundingClientRect().top
    })
    expect(isCovered, `step ${step}`).toBe(false)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const foot = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom)
  const top = await question(page).evaluate((banner) => banner.getBoundingClientRect().top)
  expect(Math.round(foot)).toBeLessThanOrEqual(Math.round(top))
})

test('on a very low screen the question lies at the foot of the page and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openStarted(page, '/en/news')
  await expect(question(page)).toBeVisible()
  await expect(question(page)).not.toBeInViewport()
  await decline(page).click()
  await settings(page).click()
  await expect(page.locator('#consent-question')).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(accept(page)).toBeInViewport({ ratio: 1 })
  const foot = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom)
  const top = await question(page).evaluate((banner) => banner.getBoundingClientRect().top)
  expect(Math.round(foot)).toBeLessThanOrEqual(Math.round(top))
})

test('without scripts nothing is asked, for nothing is counted', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/contacts')
  await expect(question(page)).toBeHidden()
  await context.close()
})

test.describe('with an analytics service', () => {
  const id = 'G-TEST123'
  let folder: string
  let site: SiteProcess

  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forum-consent-'))
    site = await startSite({ PORT: String(port('consent')), DATA_DIR: folder, ANALYTICS_ID: id })
  })

  test.afterAll(async () => {
    await site.stop()
    await rm(folder, { recursive: true })
  })

  type View = { title: string; location: string; at: number }

  /** Stands in for the service: its script keeps a cookie and sends each page view, unless it is switched off. Nothing real is asked. */
  async function pretendService(page: Page): Promise<{ views: View[]; scripts: string[]; complaints: string[] }> {
    const seen = { views: [] as View[], scripts: [] as string[], complaints: [] as string[] }
    page.on('console', (message) => {
      if (message.type() === 'error') seen.complaints.push(message.text())
    })
    await page.route('https://www.googletagmanager.com/**', async (route) => {
      seen.scripts.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: `(${fakeService})(${JSON.stringify(id)})` })
    })
    await page.route('https://region1.google-analytics.com/**', async (route) => {
      const query = new URL(route.request().url()).searchParams
      seen.views.push({ title: query.get('dt') ?? '', location: query.get('dl') ?? '', at: Number(query.get('at')) })
      await route.fulfill({ status: 204 })
    })
    return seen
  }

  /** Runs in the page. */
  function fakeService(measurement: string) {
    const shared = window as unknown as Record<string, unknown> & { dataLayer: ArrayLike<unknown>[] }
    const take = (call: ArrayLike<unknown>) => {
      if (call[0] !== 'event' || shared[`ga-disable-${measurement}`]) return
      // biome-ignore lint/suspicious/noDocumentCookie: as the service does.
      document.cookie = '_ga=GA1.1.1; Path=/; Max-Age=1000'
      const page = call[2] as { page_title: string; page_location: string }
      const query = new URLSearchParams({ dt: page.page_title, dl: page.page_location, at: String(Date.now()) })
      void fetch(`https://region1.google-analytics.com/g/collect?${query}`, { mode: 'no-cors' })
    }
    const waiting = [...shared.dataLayer]
    shared.dataLayer.push = (...calls) => {
      for (const call of calls) take(call)
      return 0
    }
    waiting.forEach(take)
  }

  test('nothing is asked of it before the answer, nor after "Decline"', async ({ page, context }) => {
    const asked = foreignRequests(page)
    const service = await pretendService(page)
    await openStarted(page, `${site.url}/en/contacts`)
    await expect(question(page)).toBeVisible()
    await decline(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
    await expect(page.locator('#announcer')).toHaveText(/./)
    await page.waitForLoadState('networkidle')
    expect([asked, service.scripts, service.views]).toEqual([[], [], []])
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  })

  test('after "Accept" each page is counted with its title, without what was typed, until the answer changes', async ({
    page,
    context,
  }) => {
    const service = await pretendService(page)
    await openStarted(page, `${site.url}/en/forum/2025/speakers?utm_source=letter&visitor=42`)
    await accept(page).click()
    await expect.poll(() => service.views).toHaveLength(1)
    expect(service.scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
    expect(service.views[0]).toMatchObject({
      title: await page.title(),
      location: `${site.url}/en/forum/2025/speakers?utm_source=letter`,
    })
    await page.getByRole('searchbox').fill('horbenko')
    await expect(page).toHaveURL(/q=horbenko/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
    await expect.poll(() => service.views).toHaveLength(2)
    expect(service.views[1]).toMatchObject({ title: await page.title(), location: `${site.url}/en/news` })
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['_ga', 'consent'])

    await settings(page).click()
    await decline(page).click()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click()
    await expect(page.locator('#announcer')).toHaveText(/Contacts/)
    await openStarted(page, `${site.url}/en/videos`)
    await page.waitForLoadState('networkidle')
    expect(service.views).toHaveLength(2)
    expect(service.scripts).toHaveLength(1)
    expect(service.complaints).toEqual([])
  })

  test('a page is counted a quarter of a second after it came', async ({ page }) => {
    const service = await pretendService(page)
    await page.context().addCookies([{ name: 'consent', value: '1.accepted.1757397600', url: site.url }])
    await openStarted(page, `${site.url}/en/contacts`)
    await expect.poll(() => service.views.map(({ location }) => new URL(location).pathname)).toEqual(['/en/contacts'])
    const left = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = history.pushState
          history.pushState = function (...given) {
            before.apply(this, given)
            resolve(Date.now())
          }
          document.querySelector<HTMLElement>('footer a[href$="/news"]')?.click()
        }),
    )
    await expect.poll(() => service.views.length).toBe(2)
    expect((service.views[1]?.at ?? 0) - left).toBeGreaterThanOrEqual(245)
  })

  test('only the hosts of the service are allowed, and only on a site that has one', async ({ request }) => {
    const policyOf = async (url: string) => (await request.get(url)).headers()['content-security-policy'] ?? ''
    for (const path of ['/en/contacts', '/en/no-such-page']) {
      expect(await policyOf(site.url + path)).toContain('https://www.googletagmanager.com')
      expect(await policyOf(path)).not.toContain('google')
    }
  })
})
