import { expect, test } from '@playwright/test'
import { untilSettled } from './settled.ts'
import { untilStarted } from './started.ts'

const people = '/uk/forum/2025/speakers'

test('typing filters at once, keeps the address in step and says how many are left', async ({ page }) => {
  await page.goto(people)
  const all = await page.locator('main li a[href*="/speakers/"]').count()
  await page.getByRole('searchbox').fill('ковальська')
  await expect(page.locator('main li:visible a[href*="/speakers/"]')).toHaveCount(1)
  await expect(page.getByRole('status')).toContainText('1')
  await expect(page).toHaveURL(/q=/)
  await page.reload()
  await expect(page.locator('main li a[href*="/speakers/"]')).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(page.locator('main li:visible a[href*="/speakers/"]')).toHaveCount(all)
  await page.getByRole('searchbox').fill('горбенко')
  await expect(page.locator('main li:visible a[href*="/speakers/"]')).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('горбенко')}`))
})

test('everybody comes back on a slow line too, however early the query is taken away', async ({ page }) => {
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto(`${people}?q=ковальська`)
  await page.getByRole('searchbox').fill('')
  await expect(page.locator('main li:visible a[href*="/speakers/"]').nth(23)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${people}$`))
})

test('nobody matching is said in words, with a way back to everybody', async ({ page }) => {
  await page.goto(`${people}?q=щукогриб`)
  await expect(page.locator('main')).toContainText('Немає спікерів, що відповідають фільтрові')
  await page.locator('main').getByRole('link', { name: 'Показати всіх' }).click()
  await expect(page.locator('main li:visible a[href*="/speakers/"]').nth(10)).toBeVisible()
})

test('everybody is one step away, and found before that', async ({ page }) => {
  const cards = page.locator('main li:visible a[href*="/speakers/"]')
  await page.goto('/uk/speakers')
  await expect(cards).toHaveCount(24)
  await page
    .locator('main')
    .getByRole('link', { name: /Показати всіх/ })
    .click()
  await expect(cards.nth(150)).toBeVisible()
  await expect(page).toHaveURL(/\?all=1$/)
  // As a document it has names below its first screen; the scripts bring the portraits.
  await page.reload()
  await expect(cards).toHaveCount(171)
  await untilStarted(page)
  await expect(cards.nth(150).locator('[style*="--letters"]')).toBeAttached()
  await expect(cards).toHaveCount(171)
})

for (const [address, at, drawn] of [
  [people, 8, 'main li[hidden] a[href*="/speakers/"]'],
  // Names among which the focus is become portraits, a row of which is as high as ten of them.
  ['/uk/speakers?all=1', 120, 'main li:nth-child(121) :is(picture, [style*="--letters"])'],
] as const) {
  test(`who stands on a person stands there still when everybody has come: ${address}`, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/*.data*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(address)
    await untilStarted(page)
    // Only those who come may move what is measured.
    await untilSettled(page)
    const link = page.locator('main li a[href*="/speakers/"]').nth(at)
    await link.focus()
    const top = () => link.evaluate((element) => element.getBoundingClientRect().top)
    await expect(link).toBeInViewport()
    const before = await top()
    held.resolve()
    await expect(page.locator(drawn).first()).toBeAttached()
    await expect(link).toBeFocused()
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters on the server, in any script of the name', async ({ page }) => {
    await page.goto('/en/speakers')
    await page.getByRole('searchbox').fill('Горбенко')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('main li a[href*="/speakers/"]')).toHaveCount(1)
    await expect(page.locator('main li:visible')).toContainText('Olena Horbenko')
  })
})
