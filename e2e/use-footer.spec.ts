import { locales } from '@forum/domain/localisation/locale.ts'
import { expect, type Page, test } from '@playwright/test'
import { untilSettled } from './settled.ts'
import { openStarted } from './started.ts'

const group = (page: Page, title: string) => page.getByRole('contentinfo').locator('summary', { hasText: title })
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** All groups are closed, and only one is open at a time; a press on it closes it. */
async function expectOneOpen(page: Page) {
  await expect(link(page, 'Mission')).toBeHidden()
  await group(page, 'About').click()
  await expect(link(page, 'Mission')).toBeVisible()
  await expect(link(page, 'Photos')).toBeHidden()
  await group(page, 'Gallery').click()
  await expect(link(page, 'Photos')).toBeVisible()
  await expect(link(page, 'Mission')).toBeHidden()
  await group(page, 'Gallery').click()
  await expect(link(page, 'Photos')).toBeHidden()
  await expect(link(page, 'Mission')).toBeHidden()
}

test('on phones the groups open one at a time, and contacts are among them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStarted(page, '/en/news')
  await expectOneOpen(page)
  await link(page, 'Contacts').click()
  await expect(page).toHaveURL(/\/en\/contacts$/)
})

test('so they do without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/en/news')
  await expectOneOpen(page)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })).toBeHidden()
  // Nothing is counted, so nothing is asked.
  await expect(page.locator('#consent-question')).toBeHidden()
  await context.close()
})

test('on wide screens all links are seen, and contacts are no group', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/news')
  for (const name of ['Mission', 'Speakers', 'Participant registration', 'Photos', 'Videos']) {
    await expect(link(page, name)).toBeVisible()
  }
  await expect(group(page, 'Gallery')).toBeHidden()
  await expect(link(page, 'Contacts')).toBeHidden()
})

test('the title of its contacts is not seen on the page of contacts', async ({ page }) => {
  await page.goto('/en/news#callback')
  const height = () =>
    page
      .locator('#callback')
      .getByRole('heading', { name: 'Contact us' })
      .evaluate((title) => title.getBoundingClientRect().height)
  await expect.poll(height).toBeGreaterThan(20)
  await page.goto('/en/contacts')
  await expect.poll(height).toBeLessThanOrEqual(1)
})

test('it is at most 480 px high on wide screens and 600 on phones, but on home and the page of contacts', async ({ page }) => {
  for (const [width, most] of [
    [1440, 480],
    [390, 600],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const locale of locales) {
      await page.goto(`/${locale}/materials`)
      await untilSettled(page)
      const { height } = (await page.getByRole('contentinfo').boundingBox()) ?? { height: 0 }
      expect.soft(height, `${locale}, ${width} px`).toBeGreaterThan(300)
      expect.soft(height, `${locale}, ${width} px`).toBeLessThanOrEqual(most)
    }
  }
})

for (const javaScriptEnabled of [true, false])
  test(`a link to #callback opens the folded form ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/en/news')
    const field = page.locator('#callback [name=phone]')
    await expect(field).toBeHidden()
    await page.goto('/en/news#callback')
    await expect(field).toBeVisible()
    await expect(field).toBeInViewport()
    await context.close()
  })

test('on the page of contacts it says the networks, which the page has not said, and no contact twice', async ({ page }) => {
  await page.goto('/en/contacts')
  const tail = page.locator('#callback')
  await expect(tail.getByRole('link', { name: /Facebook/ })).toBeVisible()
  await expect(tail.locator('a[href^="tel:"]')).toHaveCount(0)
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Facebook/ })).toHaveCount(1)
})

test('its sheaf has the colours of its strands on a page that draws no other', async ({ page }) => {
  await page.goto('/en/speakers/severyn-zaichenko')
  // Its rules come with the sheet.
  const fills = await page
    .getByRole('contentinfo')
    .locator('#sheaf path')
    .evaluateAll((strands) => strands.map((strand) => getComputedStyle(strand).fill))
  expect(fills.filter((fill) => fill === 'none')).toHaveLength(1)
  expect(fills.at(-1)).toBe('rgb(242, 194, 48)')
})
