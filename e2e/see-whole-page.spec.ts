// All of a page is there: when somebody scrolls at once, and in a picture of the whole page.
import { expect, type Page, test } from '@playwright/test'

test.use({ serviceWorkers: 'block' })

const paths = ['/uk', '/uk/forum/2025/program', '/uk/forum/2025/speakers', '/uk/news', '/uk/forum/2025/tickets', '/uk/about']

/** Runs in the browser: sections and the footer that are not drawn as they will be. */
function unseen(): string[] {
  return [...document.querySelectorAll('main > section, body > footer')].flatMap((part) => {
    const isSeen = part.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    return isSeen && part.getBoundingClientRect().height > 20 ? [] : [`${part.tagName} ${part.id || part.className}`]
  })
}

/** What of the page stands elsewhere, or is as high as it was not, between two looks. */
const places = (page: Page) =>
  page
    .locator('main > section, body > footer')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)))

for (const path of paths)
  test(`${path}: nothing is hidden from who scrolls before any script runs, nor in a picture of the whole page`, async ({
    page,
  }) => {
    await page.route('**/static/load-*.js', () => new Promise<void>(() => {}))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.mouse.wheel(0, 2500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await page.evaluate(unseen)).toEqual([])
    await page.evaluate(() => document.fonts.ready)
    const before = await places(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await places(page)).toEqual(before)
  })
