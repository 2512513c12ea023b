import { locales } from '@forum/domain/localisation/locale.ts'
import { expect, type Page, test } from '@playwright/test'
import { openStarted, untilStarted } from './started.ts'

const opener = (page: Page) => page.locator('header summary[aria-label="Menu"]')

test.describe('the menu of wide screens', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('has one group open at a time; a link to a part of a page leads there and closes it', async ({ page }) => {
    await openStarted(page, '/en/contacts')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByText('Archive').click()
    await expect(menu.getByRole('link', { name: 'Forum 2014' })).toBeVisible()
    await menu.getByText('About', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Forum 2014' })).toBeHidden()
    for (const [name, anchor] of [
      ['Organisers', 'organizers'],
      ['Partners', 'partners'],
    ] as const) {
      const link = menu.getByRole('link', { name })
      if (!(await link.isVisible())) await menu.getByText('About', { exact: true }).click()
      await link.click()
      await expect(page).toHaveURL(new RegExp(`/en/about#${anchor}$`))
      await expect(page.locator(`#${anchor}`)).toBeInViewport()
      await expect(link).toBeHidden()
    }
  })

  test('closes on Esc with the focus back on what opened it, and when the focus or the pointer goes elsewhere', async ({
    page,
  }) => {
    await openStarted(page, '/en/contacts')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const group = menu.locator('summary', { hasText: 'Gallery' })
    const videos = menu.getByRole('link', { name: 'Videos' })
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(videos).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(videos).toBeHidden()
    await expect(group).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Broadcasts' }).focus()
    await page.keyboard.press('Tab')
    await expect(videos).toBeHidden()
    await menu.getByText('Archive').click()
    await expect(menu.getByRole('link', { name: 'Forum 2023' })).toBeVisible()
    await page.mouse.click(300, 500)
    await expect(menu.getByRole('link', { name: 'Forum 2023' })).toBeHidden()
  })

  test('fits the screen with all its words', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    for (const locale of locales) {
      await page.goto(`/${locale}`)
      const lines = await page
        .getByRole('banner')
        .locator('nav')
        .first()
        .locator('> *')
        .evaluateAll((entries) => new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top))).size)
      expect(lines).toBe(1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
})

test('the menu of narrow screens closes when the page changes, also by Back, and when the screen becomes wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStarted(page, '/en')
  const contacts = page.getByRole('banner').getByRole('link', { name: 'Contacts' })
  await opener(page).click()
  await contacts.click()
  await expect(page).toHaveURL(/\/en\/contacts$/)
  await expect(contacts).toBeHidden()
  await opener(page).click()
  await expect(contacts).toBeVisible()
  await page.setViewportSize({ width: 500, height: 844 })
  await expect(contacts).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
  await expect(contacts).toBeHidden()
})

test('the open menu of narrow screens keeps the focus and the place of the page behind it; Esc gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStarted(page, '/en/news')
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('banner')).toHaveAttribute('data-theme', 'ink')
  await expect(menu.getByRole('link')).toHaveText([
    'Tickets',
    'About',
    'Speakers 2025',
    'Programme 2025',
    'Archive 2024',
    'Search',
    'Broadcasts',
    'Gallery',
    'News',
    'For the press',
    'Become a partner',
    'Contacts',
    'No ticket in your mailbox?',
  ])
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 500)
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header, body')?.tagName)).toBe('HEADER')
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await expect(page.getByRole('main')).toBeVisible()
})

test('without scripts the menus open and lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/en/contacts')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('About', { exact: true }).click()
  await menu.getByRole('link', { name: 'Mission' }).click()
  await expect(page).toHaveURL(/\/en\/about#mission$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await opener(page).click()
  await expect(page.getByRole('main')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/en\/news$/)
  await expect(page.getByRole('main')).toBeVisible()
  await context.close()
})

test('the menu is dressed, opens and closes where the script of the page hangs; opened before it came it stays open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const come = Promise.withResolvers<void>()
  await page.route('**/static/load-*.js', (route) => come.promise.then(() => route.continue()))
  await page.goto('/uk/news', { waitUntil: 'commit' })
  const menu = page.locator('header details:visible')
  const list = menu.locator('> div')
  await menu.locator('summary').click()
  await expect(list.getByRole('link').first()).toBeVisible()
  await expect(list).toHaveCSS('position', 'fixed')
  await menu.locator('summary').click()
  await expect(list).toBeHidden()
  await menu.locator('summary').click()
  come.resolve()
  await untilStarted(page)
  await expect(list.getByRole('link', { name: 'Новини' })).toBeVisible()
  await expect(list.getByRole('link', { name: 'Новини' })).toHaveAttribute('aria-current', 'page')
})

test('Android’s Back closes the open menu and stays on the page; later it goes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Back asks the last watcher to close, and leaves the page where there is none.
  await page.addInitScript(() => {
    const Original = window.CloseWatcher
    if (!Original) return
    const open = new Set<EventTarget>()
    class Watcher extends (Original as new () => EventTarget & { destroy(): void }) {
      constructor() {
        super()
        open.add(this)
        this.addEventListener('close', () => open.delete(this))
      }
      override destroy() {
        open.delete(this)
        super.destroy()
      }
    }
    const pressBack = () => {
      const last = [...open].at(-1) as { requestClose?(): void } | undefined
      if (last) last.requestClose?.()
      else history.back()
    }
    Object.assign(window, { CloseWatcher: Watcher, pressBack, watching: () => open.size })
  })
  const pressBack = () => page.evaluate(() => (window as unknown as { pressBack(): void }).pressBack())
  const watching = () => page.evaluate(() => (window as unknown as { watching(): number }).watching())
  await page.goto('/en/news')
  await openStarted(page, '/en/contacts')
  const menu = page.locator('header details[data-menu]:has(> summary[aria-label="Menu"])')
  await opener(page).click()
  await expect(menu).toHaveAttribute('open')
  await expect.poll(watching).toBe(1)
  await pressBack()
  await expect(menu).not.toHaveAttribute('open')
  await expect(page).toHaveURL(/contacts/)
  // Closed by hand, it holds nothing back.
  await opener(page).click()
  await opener(page).click()
  await expect(menu).not.toHaveAttribute('open')
  // The event that tells of it comes a moment after the menu is closed.
  await expect.poll(watching).toBe(0)
  await pressBack()
  await expect(page).toHaveURL(/news/)
})
