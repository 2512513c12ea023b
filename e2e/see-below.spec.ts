// What lies below the first screen is dressed by the sheet, which is asked for when the page is painted.
import { expect, type Page, test } from '@playwright/test'
import { siteOrigin } from './ports.ts'

// What a service worker asks for could not be held back here.
test.use({ serviceWorkers: 'block' })

const sheet = '**/static/style-*.css'
const footer = (page: Page) => page.getByRole('contentinfo')
const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity))

/** Holds the sheet back until it is let go. */
async function holdSheet(page: Page): Promise<() => void> {
  // A slow machine takes longer than the 8 s after which the page gives it up (app/late-styles.server.ts).
  await page.addInitScript(() => {
    const later = window.setTimeout
    Object.assign(window, { setTimeout: (act: () => void, ms: number) => later(act, ms === 8000 ? 300_000 : ms) })
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(sheet, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}

/** All that has moved on the screen, also by who scrolls. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum)
}

for (const width of [360, 1280])
  test(`who scrolls before the sheet has come sees nothing undressed, and nothing moves when it comes: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const [shifts, release] = [await watchShifts(page), await holdSheet(page)]
    await page.goto('/uk')
    await page.mouse.wheel(0, 2500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
    const sections = page.locator('main > section')
    const seen = await sections.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))
    expect(seen.slice(1)).toEqual(seen.slice(1).map(() => '0'))
    expect([seen[0], await opacityOf(page, 'body > footer')]).toEqual(['1', 0])
    release()
    await expect.poll(() => sections.evaluateAll((all) => all.every((each) => getComputedStyle(each).opacity === '1'))).toBe(true)
    await expect.poll(() => opacityOf(page, 'body > footer')).toBe(1)
    expect(await shifts()).toBeLessThan(0.005)
  })

test('what is not seen yet is read aloud, and a link in it leads on', async ({ page }) => {
  await holdSheet(page)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 2, name: 'News' })).toHaveCount(1)
  await footer(page).getByRole('link', { name: 'News' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/news$/)
})

test('where the sheet cannot be had all is shown as it is', async ({ page }) => {
  await page.route(sheet, (route) => route.abort())
  await page.goto('/en')
  await expect.poll(() => opacityOf(page, 'body > footer')).toBe(1)
  await expect(footer(page).getByRole('link', { name: 'News' })).toBeVisible()
  await expect(page.locator('#support')).toBeHidden()
})

test('the sheet counts by itself, without a touch', async ({ page }) => {
  await page.goto('/en')
  await expect.poll(() => opacityOf(page, 'body > footer')).toBe(1)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--dressed'))).toBe('1')
})

test('who comes to a named place has it dressed with the first paint', async ({ page }) => {
  await page.goto('/en/about#partners')
  await expect(page.locator('#partners')).toBeInViewport()
  await expect(page.locator('#closed')).toHaveAttribute('media', 'not all')
  // The browser tells of a paint some time after it.
  const [came, painted] = await page
    .waitForFunction(() => {
      const paint = performance.getEntriesByName('first-paint')[0]
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const sheet = resources.find(({ name }) => name.includes('/style-'))
      return paint && sheet && ([sheet.responseEnd, paint.startTime] as const)
    })
    .then((times) => times.jsonValue() as Promise<readonly [number, number]>)
  expect(came).toBeLessThan(painted)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is hidden, and the sheet comes before the first paint', async ({ page }) => {
    await page.goto('/en')
    await expect(footer(page).getByRole('link', { name: 'News' })).toBeVisible()
    const html = await (await page.request.get(`${siteOrigin()}/en`)).text()
    expect(html).toMatch(/<style id="closed" media="not all">/)
    expect(html).toMatch(/<noscript id="sheets"><link rel="stylesheet"/)
  })
})

test('what follows the long second section of a page is not laid out for the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(() => {
    const laidOut: string[] = []
    Object.assign(window, { laidOut })
    document.addEventListener(
      'contentvisibilityautostatechange',
      (event) => {
        if (!(event as ContentVisibilityAutoStateChangeEvent).skipped)
          laidOut.push((event.target as Element).id || (event.target as Element).tagName)
      },
      true,
    )
  })
  await page.route('**/static/starter*', () => new Promise<void>(() => {}))
  await page.goto('/uk/forum/2025/program')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const laidOut = () => page.evaluate(() => (window as unknown as { laidOut: string[] }).laidOut)
  await expect.poll(laidOut).toContain('SECTION')
  expect(await laidOut()).not.toContain('around')
})

test('a page that is printed before it asked for its sheet asks for it, and paper gets it', async ({ page }) => {
  // No time passes: what the page would ask for later it has not asked for.
  await page.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof setTimeout
  })
  await page.goto('/uk/news')
  const sheets = page.locator('head > link[rel=stylesheet]')
  await expect(sheets).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(sheets).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
})
