import { expect, type Page, test } from '@playwright/test'
import { openStarted } from './started.ts'

test('a visitor reads that the network is away, and for a moment that it is back', async ({ page, context }) => {
  const [gone, back] = ['Немає звʼязку з інтернетом.', 'Звʼязок з інтернетом відновлено.']
  await page.clock.install()
  await openStarted(page, '/uk/contacts')
  await expect(page.getByText(gone)).toBeHidden()
  await context.setOffline(true)
  await expect(page.getByText(gone)).toBeVisible()
  await expect(page.locator('[aria-live="polite"]', { hasText: gone })).toHaveCount(1)
  // Only the clock of the page takes it away: however late it is looked at, it is there.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await context.setOffline(false)
  await expect(page.getByText(gone)).toBeHidden()
  await expect(page.getByText(back)).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.runFor(4100)
      return page.getByText(back).isVisible()
    })
    .toBe(false)
})

const sayOffline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))

test('whoever comes while the network is away reads it too', async ({ page }) => {
  await sayOffline(page)
  await page.route('**', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  await openStarted(page, '/en/contacts')
  await expect(page.getByText('You are offline.')).toBeVisible()
})

test('a browser that says wrongly that it is offline is not believed while the site answers', async ({ page }) => {
  await sayOffline(page)
  for (const path of ['/uk', '/uk/contacts', '/uk/forum/2025/program']) {
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await openStarted(page, path)
    expect((await asked).ok()).toBe(true)
    const askedAgain = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await askedAgain
    for (const part of ['offline', 'online']) await expect(page.locator(`[data-network=${part}]`)).toBeHidden()
  }
})

test.describe('without a worker that keeps the site', () => {
  test.use({ serviceWorkers: 'block' })

  test('a star that is set while the network is away is set, and the page stays; so it does for who searches', async ({
    page,
    context,
  }) => {
    await openStarted(page, '/uk/forum/2025/program')
    const star = page.locator('main ol button[aria-pressed]').first()
    await context.setOffline(true)
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[aria-live=polite] [data-star-said]', { hasText: 'Додано' })).toBeVisible()
    await context.setOffline(false)

    await page.keyboard.press('/')
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.fill('Горбен')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await context.setOffline(true)
    await field.fill('Горбенко')
    await expect(page.getByRole('dialog').getByText('Сайт не відповідає')).toBeVisible()
    await expect(page).toHaveURL(/\/uk\/forum\/2025\/program$/)
  })
})
