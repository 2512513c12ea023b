import { setTimeout as pause } from 'node:timers/promises'
import { locales } from '@forum/domain/localisation/locale.ts'
import { expect, test } from '@playwright/test'
import { accept, decline, foreignRequests, question, settings } from './consent-question.ts'
import { openStarted } from './started.ts'

test('both answers weigh alike, are large enough, and come early for the keyboard', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await expect.poll(async () => (await accept(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // At one moment: the font may come between two.
    const [yes, no] = await question(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()))
    expect(yes.height).toBe(no.height)
    expect(Math.abs(yes.width - no.width)).toBeLessThan(1)
    const look = (button: HTMLElement) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color]
    expect(await accept(page).evaluate(look)).toEqual(await decline(page).evaluate(look))
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await question(page).evaluate((banner) => banner.contains(document.activeElement))).toBe(true)
})

test('the question takes 120 px of a screen at most, in every language, also when it is opened again', async ({ page }) => {
  const asked = page.getByRole('region').filter({ has: page.locator('#consent-question') })
  const isLow = async (name: string) => {
    for (const width of [320, 360, 390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 780 })
      await expect.poll(async () => (await asked.boundingBox())?.height, `${name}, ${width}`).toBeLessThanOrEqual(120)
    }
  }
  for (const language of locales) {
    await openStarted(page, `/${language}/contacts`)
    await asked.waitFor()
    await isLow(language)
    for (const answer of ['accepted', 'declined']) {
      await page.locator(`[data-consent-answer=${answer}]`).click()
      await page.locator('[data-consent-settings]').click()
      await isLow(`${language}, ${answer}`)
    }
    await page.context().clearCookies()
  }
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
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const moved = { score: 0, what: [] as string[] }
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        moved.score += value
        moved.what.push(`${Math.round(startTime)} ms: ${value} ${sources.map(({ node }) => (node as Element | null)?.className)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { moved })
  })
  await page.setViewportSize({ width: 1280, height: 780 })
  // The page is painted before the question comes.
  await page.route('**/static/load-*.js', async (route) => {
    await pause(800)
    await route.continue()
  })
  await openStarted(page, '/en/forum/2025/speakers')
  await expect(question(page)).toBeVisible()
  const moved = await page.evaluate(() => (window as unknown as { moved: { score: number; what: string[] } }).moved)
  expect(moved.score, moved.what.join('\n')).toBeLessThan(0.01)
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
  // A page that is laid out while it is scrolled has its end elsewhere.
  await expect.poll(() => page.evaluate(footOverQuestion)).toBeLessThanOrEqual(0)
})

test('on a very low screen the question lies at the foot of the page and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openStarted(page, '/en/news')
  await expect(question(page)).toBeVisible()
  await expect(question(page)).not.toBeInViewport()
  await decline(page).click()
  await settings(page).click()
  await expect(page.locator('#consent-question')).toBeInViewport()
  await expect.poll(() => page.evaluate(footOverQuestion)).toBeLessThanOrEqual(0)
  await expect(accept(page)).toBeInViewport({ ratio: 1 })
})

/** Runs in the browser, at the end of the page as it is now (a font or a person who comes moves that): by how many pixels the question covers the footer. */
function footOverQuestion(): number {
  window.scrollTo(0, document.documentElement.scrollHeight)
  const place = (selector: string) => document.querySelector(selector)?.closest('section, footer')?.getBoundingClientRect()
  return Math.round(place('body > footer')?.bottom ?? Number.NaN) - Math.round(place('#consent-question')?.top ?? Number.NaN)
}
