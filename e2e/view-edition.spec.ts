import { expect, test } from '@playwright/test'
import { untilSettled } from './settled.ts'
import { openStarted } from './started.ts'

const edition = '/en/forum/2024'

test('edition: a picture opens in the viewer from the keyboard, and Esc leads back to it', async ({ page }) => {
  await openStarted(page, edition)
  const thumbnail = page.locator(`main a[href="${edition}?picture=2"]`)
  await thumbnail.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  const counter = viewer.locator('[aria-live]')
  await expect(counter).toContainText(/Picture 2 of/)
  await expect(page).toHaveURL(/\?picture=2$/)
  // The page below stays where it was.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.keyboard.press('ArrowRight')
  await expect(counter).toContainText(/Picture 3 of/)
  await expect(page).toHaveURL(/\?picture=3$/)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${edition}$`))
  await expect(thumbnail).toBeFocused()
})

test('edition: its own strand is lit, on phones too, where the years of all editions stand apart from each other', async ({
  page,
}) => {
  await page.goto('/uk/forum/2019')
  await untilSettled(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const strand = page
      .locator('main section')
      .first()
      .locator('svg path')
      .nth(2019 - 2014)
    await expect(strand).toBeVisible()
    await expect(strand).toHaveCSS('fill', 'rgb(242, 194, 48)')
  }
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await page
      .getByRole('navigation', { name: 'Інші форуми' })
      .locator('li')
      .evaluateAll((years) =>
        years.filter((year) => (year.firstElementChild?.getBoundingClientRect().width ?? 0) > year.clientWidth),
      )
    expect(wider.length, `${width} px`).toBe(0)
  }
})

test('the strands above an edition and its tickets begin below the buttons of the header', async ({ page }) => {
  for (const path of ['/uk/forum/2019', '/uk/forum/2025/tickets']) {
    await page.goto(path)
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 900 })
      const bottoms = await page
        .locator('header a:visible, header summary:visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
      const strand = await page.locator('main section').first().locator('svg path').first().boundingBox()
      expect(strand?.y).toBeGreaterThan(Math.max(...bottoms))
    }
  }
})
