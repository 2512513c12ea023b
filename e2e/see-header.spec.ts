// The header while the page is scrolled (product.md, 4.2).

import { locales } from '@forum/domain/localisation/locale.ts'
import { expect, type Page, test } from '@playwright/test'
import { untilSettled } from './settled.ts'
import { openStarted, untilStarted } from './started.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)

/** How the header stands, and where on the screen. */
const standing = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const style = getComputedStyle(header)
    const ground = document.createElement('i')
    ground.style.background = 'var(--colour-ground)'
    header.append(ground)
    const solid = getComputedStyle(ground).backgroundColor
    ground.remove()
    return {
      position: style.position,
      theme: header.dataset.theme,
      isSolid: style.backgroundColor === solid,
      top: Math.round(header.getBoundingClientRect().top),
    }
  })

/** Its own, beside the menu, which has a link of that name, too. */
const tickets = (page: Page) => page.locator('header > div > a', { hasText: 'Tickets' })
const ground = (page: Page) => tickets(page).evaluate((link) => getComputedStyle(link).backgroundColor)
const wheat = 'rgb(242, 194, 48)'

const fixed = { position: 'fixed', isSolid: true, top: 0 }

test('on the home page it stays only after a whole screen, white over white and dark over dark, and its button leads to the payment by card', async ({
  page,
}) => {
  await openStarted(page, '/en')
  await expect(tickets(page)).toHaveAttribute('href', '/en/forum/2025/by-card')
  // Beside the first screen it is quiet.
  expect(await ground(page)).not.toBe(wheat)
  expect(await standing(page)).toEqual({ position: 'absolute', theme: 'ink', isSolid: false, top: 0 })
  await scrollTo(page, 800)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')
  await scrollTo(page, 801)
  // The first screen is as high as the window: what follows it is white.
  await expect.poll(() => standing(page)).toMatchObject({ ...fixed, theme: 'white' })
  await expect.poll(() => ground(page)).toBe(wheat)
  // Places are measured: all of the page has its height, in its own fonts.
  await untilSettled(page)
  const white = await page
    .locator('main [data-theme=white]')
    .first()
    .evaluate((part) => part.getBoundingClientRect())
  await scrollTo(page, 801 + white.top)
  await expect.poll(() => standing(page)).toMatchObject({ ...fixed, theme: 'white' })
  await scrollTo(page, 801 + white.bottom)
  await expect.poll(() => standing(page)).toMatchObject({ ...fixed, theme: 'ink' })
  await scrollTo(page, 0)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')
})

for (const [width, height] of [
  [1280, 72],
  [390, 60],
] as const) {
  test(`on other pages it stays after 50 px, ${height} px high on a screen of ${width}, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openStarted(page, '/en/contacts')
    const main = () => page.getByRole('main').evaluate((part) => Math.round(part.getBoundingClientRect().top + window.scrollY))
    const before = await main()
    await scrollTo(page, 50)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50)
    await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')
    await scrollTo(page, 51)
    await expect.poll(() => standing(page)).toMatchObject(fixed)
    // A line of one pixel stands below the bar.
    expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height)).toBe(height + 1)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--header-fixed'))).toBe(
      `${height}px`,
    )
    expect(await main()).toBe(before)
  })
}

test('a page that is entered in its middle has it where it belongs as soon as the scripts run', async ({ page }) => {
  await openStarted(page, '/en/forum/2025/speakers')
  // What is laid out above it meanwhile would move the place.
  await scrollTo(page, 1300)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1300)
  await untilStarted(page)
  await expect.poll(() => standing(page)).toMatchObject({ position: 'fixed', theme: 'white' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/en\/news$/)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')
})

test('what is painted while it still comes stays where it is', async ({ page, request }) => {
  const html = await (await request.get('/en/contacts')).text()
  // What comes later is not what is painted while the page comes: fonts, which are there in the middle of the measuring, change the width of words.
  await page.route('**/static/load-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const menu = page.locator('header nav').first()
  const place = async (end: number) => {
    await page.route('**/en/contacts', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }))
    await page.goto('/en/contacts')
    await page.unroute('**/en/contacts')
    return (await menu.isVisible()) ? (await menu.boundingBox())?.x : undefined
  }
  const whole = await place(html.length)
  expect(whole).toBeGreaterThan(0)
  const start = html.indexOf('<header')
  const row = html.slice(start, html.indexOf('</header>'))
  const ends = [...row.matchAll(/<\/(?:nav|div|details)>|<\/span><\/a>|<\/svg><\/a>/g)].map(
    ({ 0: tag, index }) => start + index + tag.length,
  )
  expect(ends.length).toBeGreaterThan(8)
  // Wherever the browser may paint.
  for (const end of ends) expect([undefined, whole], `up to ${html.slice(end - 60, end)}`).toContain(await place(end))
})

test('it fits the narrowest screen with everything in it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of locales) {
    await openStarted(page, `/${locale}/contacts`)
    await scrollTo(page, 300)
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
    const edge = await page.locator('header summary[aria-label]').evaluate((burger) => burger.getBoundingClientRect().right)
    expect(edge).toBeLessThanOrEqual(320)
  }
})

test('who wants no motion sees none', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openStarted(page, '/en/contacts')
  await scrollTo(page, 200)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  await expect(page.getByRole('banner')).toHaveCSS('animation-name', 'none')
  await expect(page.getByRole('banner')).toHaveCSS('transition-property', 'none')
  await context.close()
})

test('without scripts it stays at the top of the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto('/en/contacts')
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')
  await context.close()
})

test('where a page has a first action of its own, the tickets button is quiet: one wheat button a view', async ({ page }) => {
  for (const path of ['/en/forum/2025/program/no-such-session', '/en/forum/2025/my']) {
    await openStarted(page, path)
    expect(await ground(page)).not.toBe(wheat)
    const own = page
      .getByRole('main')
      .getByRole('link', { name: /home|programme/i })
      .first()
    await expect(own).toHaveCSS('background-color', wheat)
  }
})

test('the open menu of narrow screens hides it, and phones have it at the top of a page too', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await openStarted(page, '/en/news')
  const opener = page.locator('header summary[aria-label="Menu"]')
  await expect(tickets(page)).toBeVisible()
  await expect.poll(() => ground(page)).toBe(wheat)
  await opener.click()
  await expect(tickets(page)).toBeHidden()
  await opener.click()
  await expect(tickets(page)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(tickets(page)).toBeVisible()
  await scrollTo(page, 400)
  await expect(tickets(page)).toBeVisible()
})
