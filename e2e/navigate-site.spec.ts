// From document to document: where a page begins, what Back finds, and what is seen of the wait.
import { expect, type Page, test } from '@playwright/test'
import { openStarted, untilStarted } from './started.ts'

// What a service worker asks for could not be held back here.
test.use({ serviceWorkers: 'block' })

const people = '/en/forum/2025/speakers'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** Also while the document is being replaced by another, in which `scrolled` would fail. */
const untilScrolled = (page: Page, to: number) => page.waitForFunction((wanted) => Math.round(window.scrollY) === wanted, to)
/** Without a pointer, which would have the page fetched ahead. */
const follow = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).dispatchEvent('click')

/** Presses a link that then is not followed: the line stays for as long as it is looked at, and the tool waits for no page. */
async function followNowhere(page: Page, name: string): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await follow(page, name)
}
const news = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'News' })

async function scrollTo(page: Page, y: number) {
  // At one moment: a font that comes between two has the browser keep the words, and not the place.
  const place = await page.evaluate((top) => {
    window.scrollTo(0, top)
    return Math.round(window.scrollY)
  }, y)
  expect(place).toBe(y)
}

test('a new page starts at its top, also the next one of a list, and Back finds the list where it was left', async ({ page }) => {
  await openStarted(page, '/en/news')
  const next = page.getByRole('main').locator('a[href$="?page=2"]').first()
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => scrolled(page)).toBe(0)

  await openStarted(page, people)
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
  await untilScrolled(page, before)
  await page.goForward()
  await untilScrolled(page, 0)
})

test('a reload and Back find the page where it was left, also before its scripts ran', async ({ page }) => {
  // No position of these people takes a line more in our type than in the one shown before it comes.
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStarted(page, people)
  await scrollTo(page, 1300)
  await page.reload()
  await untilScrolled(page, 1300)
  await untilStarted(page)
  expect(await scrolled(page)).toBe(1300)
  await page.route('**/static/load-*.js', () => new Promise<void>(() => {}))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await untilScrolled(page, 1300)
  // As a visitor scrolls: until a page has loaded, the browser restores its place again over what a script has scrolled.
  await page.mouse.move(700, 450)
  await page.mouse.wheel(0, 700)
  await untilScrolled(page, 2000)
  await page.goto('/uk/contacts', { waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await untilScrolled(page, 2000)
})

test('Back finds what was typed', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  const name = page.locator('#callback-name')
  await name.fill('words that were not sent')
  await news(page).click()
  await expect(page).toHaveURL(/\/en\/news$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/contacts/)
  await untilStarted(page)
  await expect(name).toHaveValue('words that were not sent')
})

test('a link to a part of a page leads to it, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openStarted(page, '/en/contacts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Organisers' }).click()
  await expect(page).toHaveURL(/\/en\/about#organizers$/)
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

test('a line shows that a page is loading, only when that takes time and it is another page, and it is gone when Back finds the page again', async ({
  page,
}) => {
  await page.clock.install()
  await openStarted(page, '/en/contacts')
  const line = page.locator('[data-loading]')
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  // A link to a part of the page shows none.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.click())
  await expect(page).toHaveURL(/#content$/)
  await page.clock.runFor(2000)
  await expect(line).toBeHidden()
  await followNowhere(page, 'News')
  await page.clock.runFor(190)
  await expect(line).toBeHidden()
  await page.clock.runFor(20)
  await expect(line).toBeVisible()
  expect(await line.locator('div').evaluate((run) => getComputedStyle(run).animationDuration)).toBe('5s')
  await expect(line.getByRole('status')).toHaveText('')
  await page.clock.runFor(1000)
  await expect(line.getByRole('status')).toHaveText('The page is loading')
  await page.clock.resume()
  await page.goto('/en/news')
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/contacts#content$/)
  await expect(line).toBeHidden()
})

test('whoever wants no motion sees a line that stands', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openStarted(page, '/en/contacts')
  await followNowhere(page, 'News')
  const run = page.locator('[data-loading] div')
  await expect(run).toBeVisible()
  const drawn = await run.evaluate((element) => ({
    animation: getComputedStyle(element).animationName,
    width: Math.round(element.getBoundingClientRect().width),
    page: window.innerWidth,
  }))
  expect(drawn).toEqual({ animation: 'none', width: drawn.page, page: drawn.page })
  await context.close()
})
