import { expect, type Page, test } from '@playwright/test'
import { layOutAll } from './barriers.ts'
import { openStarted, untilStarted } from './started.ts'

// What a service worker asks for could not be held back here.
test.use({ serviceWorkers: 'block' })

const people = '/en/forum/2025/speakers'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** Also while the document is being replaced by another, in which `scrolled` would fail. */
const untilScrolled = (page: Page, to: number) => page.waitForFunction((wanted) => Math.round(window.scrollY) === wanted, to)
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))

async function scrollTo(page: Page, y: number) {
  // At one moment: a font that comes between two has the browser keep the words, and not the place.
  const place = await page.evaluate((top) => {
    window.scrollTo(0, top)
    return Math.round(window.scrollY)
  }, y)
  expect(place).toBe(y)
}

async function expectTitleSaid(page: Page) {
  await expect(page.locator('#announcer')).toHaveText(/./)
  await expect(page.locator('#announcer')).toHaveText(await page.title())
}

test('a new page starts at its top, and Back finds the list where it was left, with the focus on the link that was followed', async ({
  page,
}) => {
  // A machine that is never idle: what lies below the screen is not laid out ahead.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await openStarted(page, people)
  await mark(page)
  await scrollTo(page, 1400)
  const link = page.locator('main li a[href*="/speakers/"]').nth(8)
  const href = await link.getAttribute('href')
  await link.focus()
  const before = await scrolled(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${people}$`))
  // Rows out of sight have estimated heights: the place is right within a part of a row.
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(60)
  await expect(page.locator(`main li a[href="${href}"]`)).toBeFocused()
  await page.goForward()
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('the new title is said and the focus is on the page; nothing is said when the site is entered', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  const said = page.locator('#announcer')
  await expect(said).toHaveText('')
  const first = await page.title()
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/en\/news$/)
  await expectTitleSaid(page)
  expect(await page.title()).not.toBe(first)
  await expect(page.getByRole('main')).toBeFocused()
})

test('an address without a page is said too, and keeps the focus', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  await page.evaluate(() => {
    window.history.pushState({ key: 'elsewhere', idx: 1 }, '', '/en/no-such-page')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not found')
  await expectTitleSaid(page)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a filter and a page number: the first moves nothing, the second is a new page', async ({ page }) => {
  await openStarted(page, people)
  const field = page.getByRole('searchbox')
  await field.fill('a')
  await expect(page).toHaveURL(/q=a/)
  await expect(field).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText('')

  await openStarted(page, '/en/news')
  const next = page.getByRole('main').locator('a[href$="?page=2"]').first()
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expectTitleSaid(page)
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link to a part of a page leads to it, below the header, and takes the focus along', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openStarted(page, '/en/contacts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Organisers' }).click()
  await expect(page).toHaveURL(/\/en\/about#organizers$/)
  await expect(page.locator('#organizers')).toBeFocused()
  await expect.poll(() => page.locator('#organizers').evaluate((part) => Math.round(part.getBoundingClientRect().top))).toBe(96)
})

test('the skip link leads to the content of each page, wherever the one before was left', async ({ page }) => {
  await openStarted(page, people)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.click())
  await expect(page).toHaveURL(/#content$/)
  await expect(page.getByRole('main')).toBeFocused()
  await scrollTo(page, 1500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click()
  await expect(page).toHaveURL(/\/en\/contacts$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.click())
  await expect(page).toHaveURL(/contacts#content$/)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})

test('a reload and Back from another document find the page where it was left', async ({ page }) => {
  await openStarted(page, people)
  // What is laid out above it meanwhile would move the place.
  await layOutAll(page)
  await scrollTo(page, 1300)
  await page.reload()
  await untilScrolled(page, 1300)
  await untilStarted(page)
  expect(await scrolled(page)).toBe(1300)
  await page.goto('/uk/contacts')
  await page.goBack()
  await untilScrolled(page, 1300)
  await untilStarted(page)
  expect(await scrolled(page)).toBe(1300)
})

test('Back finds the page where it was left before its client stood', async ({ page }) => {
  await openStarted(page, people)
  await layOutAll(page)
  await scrollTo(page, 1300)
  await page.reload()
  await untilScrolled(page, 1300)
  // The starter has come.
  await page.waitForFunction((id) => !document.getElementById(id), sheetsId)
  await scrollTo(page, 2000)
  await page.goto('/uk/contacts')
  await page.goBack()
  await untilScrolled(page, 2000)
  await untilStarted(page)
  expect(await scrolled(page)).toBe(2000)
})

test('Back before the scripts run shows the page of the address, not the one that stood there', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/en\/news$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('News')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/static/entry.client*.js', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.reload()
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL(/\/en\/contacts$/)
  await expect(heading).toHaveText('Contacts')
  release()
  await untilStarted(page)
  await expect(heading).toHaveText('Contacts')
})

test('a line shows that a page is loading, only when that takes time, and goes when it is there', async ({ page }) => {
  await page.clock.install()
  await openStarted(page, '/en/contacts')
  const line = page.locator('[data-phase]')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/news.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await page.clock.runFor(190)
  await expect(line).toHaveCount(0)
  // The wait is counted from when the client has taken the click in, which the clock of the page does not tell.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return line.getAttribute('data-phase', { timeout: 200 }).catch(() => null)
    })
    .toBe('running')
  expect(await line.locator('div').evaluate((run) => getComputedStyle(run).animationDuration)).toBe('5s')
  await page.clock.runFor(1200)
  await expect(page.locator('#announcer')).toHaveText('The page is loading')
  release()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/en\/news$/)
  await expect(line).toHaveCount(0)
})

test('whoever wants no motion sees a line that stands', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openStarted(page, '/en/contacts')
  // It never comes: the line stays for as long as it is looked at.
  await page.route('**/*.data*', () => {})
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  const run = page.locator('[data-phase="running"] div')
  await expect(run).toBeVisible()
  const drawn = await run.evaluate((element) => ({
    animation: getComputedStyle(element).animationName,
    width: Math.round(element.getBoundingClientRect().width),
    page: window.innerWidth,
  }))
  expect(drawn).toEqual({ animation: 'none', width: drawn.page, page: drawn.page })
  await context.close()
})
