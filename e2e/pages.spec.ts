import { pathWithin } from '@forum/domain/address/paths.ts'
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { type APIRequestContext, expect, type Page, test, type ViewportSize } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { type BrowserPage, browserPages } from './pages.ts'
import { siteOrigin } from './ports.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'
const siteUrl = siteOrigin()

/** Axe looks at a row in all languages on both screens (`npm run test:axe`); otherwise once at each template, in one language. */
const isWhole = process.env.AXE === 'all'
const screens: readonly ViewportSize[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const narrowest = { width: 320, height: 640 }

/** Rows that follow one another in one tab: each new one costs as much as a page, with its process, its fonts and the engine of axe. */
const together = 8
const groups = Array.from({ length: Math.ceil(browserPages.length / together) }, (_, group) =>
  browserPages.slice(group * together, (group + 1) * together),
)

test.setTimeout(together * 90_000)

for (const [group, rows] of groups.entries())
  test(rows.map(({ name }) => name).join(' · '), async ({ page, request }) => {
    const complaints = listen(page)
    await answerPictures(page)
    for (const [row, shown] of rows.entries())
      for (const [place, locale] of locales.entries())
        await test.step(`${shown.name}, ${locale}`, async () => {
          const turn = group * together + row
          const hasAxe = isWhole || ((turn + place) % locales.length === 0 && isFirstOfTemplate(shown))
          // On the first screen all rules are asked, on the second those of screens: every other row begins with the phone.
          await look(page, request, shown, locale, hasAxe ? (turn % 2 === 0 ? screens : screens.toReversed()) : [])
          expect(complaints).toEqual([])
        })
  })

/**
 * Hundreds of pictures would be made anew for nothing: what they are is tested where they are made. Not by a route of Playwright, with which the
 * browser keeps nothing: each page would load its fonts and scripts once more, a third of all the work.
 */
async function answerPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const answer = { responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }], body: btoa(picture) }
  // A page that was left meanwhile waits for none.
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => {}),
  )
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*' }] })
}

const isFirstOfTemplate = (row: BrowserPage) =>
  browserPages.find(({ id, status }) => id === row.id && status === row.status) === row

/** Looks at a page in a language; on each of `axeScreens` axe does, too. */
async function look(
  page: Page,
  request: APIRequestContext,
  row: BrowserPage,
  locale: Locale,
  axeScreens: readonly ViewportSize[],
): Promise<void> {
  // Its own row shows it to the browser.
  if (row.status === 404 && row.id !== 'notFound' && (await isDrawnAsNotFound(request, locale, row.path))) return

  // Words differ in their width, too, which is looked at in each language: below.
  await page.setViewportSize(axeScreens[0] ?? narrowest)
  await page.emulateMedia({ reducedMotion: null })
  // One request, whose answer is read as it came: pages that are asked for twice are compressed once more.
  const response = await page.goto(`/${locale}${row.path}`)
  expect(response?.request().redirectedFrom()).toBeNull()
  expect(response?.status()).toBe(row.status)
  expectReadable((await response?.text()) ?? '', locale)
  // At once, of the page itself: what tools bring along for locators is compiled anew in each page.
  const { title, versions, canonical, ...frame } = await page.evaluate(factsOf)
  expect(frame).toEqual({ lang: locale, headings: 1, mains: 1 })
  expect(title.length).toBeGreaterThan(5)
  if (row.status === 200) {
    expect(versions.toSorted()).toEqual([...(row.locales ?? locales), 'x-default'].toSorted())
    expect(canonical).toMatch(new RegExp(`^${siteUrl}/`))
  }
  for (const [turn, screen] of axeScreens.entries()) {
    await page.setViewportSize(screen)
    await expectNoBarriers(page, { isSecond: turn > 0 && !isWhole })
  }

  await page.setViewportSize(narrowest)
  expect(await overflows(page)).toEqual({ ours: false, fallback: false })
}

/** Whether it scrolls sideways, in our fonts and in those which are seen until ours come, or instead of them. */
function overflows(page: Page): Promise<{ ours: boolean; fallback: boolean }> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wider = () => root.scrollWidth > root.clientWidth
    const ours = wider()
    root.style.setProperty('--font-display', "'Unbounded Fallback'")
    root.style.setProperty('--font-text', "'Manrope Fallback'")
    const fallback = wider()
    for (const name of ['--font-display', '--font-text']) root.style.removeProperty(name)
    return { ours, fallback }
  })
}

/** What visitors without scripts get is the answer itself: its language, one heading, one main part. */
function expectReadable(html: string, locale: string) {
  const count = (pattern: RegExp) => html.match(pattern)?.length
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
  expect([count(/<h1\b/g), count(/<main\b/g), count(/<title>[^<]{5,}/g)]).toEqual([1, 1, 1])
  // A name of a class that its sheet does not have.
  expect(html).not.toMatch(/class="[^"]*\bundefined\b/)
}

/** The page of all addresses that lead nowhere, by language; no server keeps it. */
const notFoundPages = new Map<Locale, string>()

/** Whether nothing is drawn but the page of all addresses that lead nowhere; if so, it is a 404 that can be read. */
async function isDrawnAsNotFound(request: APIRequestContext, locale: Locale, path: string): Promise<boolean> {
  const drawn = async (own: string) => {
    const response = await request.get(`/${locale}${own}`, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    const html = await response.text()
    expectReadable(html, locale)
    const body = html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, '')
    // Where links lead and what a form carries unseen tell no two drawings apart.
    return body.replaceAll(/ (?:href|value|action)="[^"]*"/g, '').replaceAll(own, '')
  }
  const missing = notFoundPages.get(locale) ?? (await drawn(pathWithin.notFound()))
  notFoundPages.set(locale, missing)
  return (await drawn(path)) === missing
}

/** Console errors and policy violations; a 404 page is itself reported as a failed resource, which is its job. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Runs in the browser. */
function factsOf() {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    lang: document.documentElement.lang,
    headings: all('h1').length,
    mains: all('main').length,
    title: document.title,
    versions: all('link[rel=alternate][hreflang]').map((link) => link.getAttribute('hreflang')),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  }
}
