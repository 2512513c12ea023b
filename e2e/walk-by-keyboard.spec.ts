import { expect, type Page, test } from '@playwright/test'
import { openStarted } from './started.ts'

/** Presses Tab until the focus is on what `selector` names; nothing on the way may hold the focus or hide it. */
async function tabTo(page: Page, selector: string, max = 150): Promise<void> {
  for (let press = 0; press < max; press++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate((wanted) => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return { isLost: true, isWanted: false }
      return { isLost: false, isWanted: focused.matches(wanted) }
    }, selector)
    expect(seen.isLost, 'the focus is lost').toBe(false)
    if (!seen.isWanted) continue
    await expect(page.locator(':focus'), 'the focus is out of sight').toBeInViewport()
    return
  }
  throw new Error(`${selector} is not reached by ${max} presses of Tab`)
}

/** The mark stands on the link, or on the whole card that the link covers. */
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const styles = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
    return styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
  })

for (const width of [1280, 360]) {
  test(`at ${width} px the keyboard alone leads from home to a session, a speaker, an album's picture and back`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await openStarted(page, '/en')

    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', '#content')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()

    await tabTo(page, 'main a[href$="/forum/2025/program"]')
    expect(await isMarked(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/forum\/2025\/program$/)
    // The address may change before the page does, and the home page has links to sessions, too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme')

    await tabTo(page, 'main a[href*="/program/mala-heneratsiia"]')
    expect(await isMarked(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/generation/i)

    await tabTo(page, 'main a[href*="/speakers/"]')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/speakers\//)

    await openStarted(page, '/en/photos/zala-u-yakii-rakhuiut')
    await tabTo(page, 'main a[href*="picture=2"]')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/picture=3/)
    /** From a modal dialog Tab goes round by way of the browser's own bar, which leaves `body` as the active element; never to the page behind. */
    const isInside = () =>
      page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      expect(await isInside(), 'the focus left the open viewer').toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator(':focus')).toHaveAttribute('href', /picture=/)
  })
}
