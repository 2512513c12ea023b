import { expect, type Page, type Request, test } from '@playwright/test'
import { openStarted, untilStarted } from './started.ts'

const people = '/uk/forum/2025/speakers'
const cards = (page: Page) => page.locator('main li:visible a[href*="/speakers/"]')
const field = (page: Page) => page.getByRole('searchbox')

test('typing filters at once, keeps the address in step and says how many are left', async ({ page }) => {
  await openStarted(page, people)
  const all = await cards(page).count()
  await field(page).pressSequentially('ковальська')
  await expect(cards(page)).toHaveCount(1)
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('status')).toContainText('1')
  await expect(page).toHaveURL(/q=/)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await untilStarted(page)
  await field(page).fill('')
  await expect(cards(page)).toHaveCount(all)
  await expect(page).toHaveURL(new RegExp(`${people}$`))
  await field(page).fill('горбенко')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('горбенко')}`))
})

test('day, hall and topic filter at once, beside the words, and what is chosen is seen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStarted(page, people)
  await page.locator('main summary', { hasText: 'Пошук і фільтри' }).click()
  await page.getByRole('combobox', { name: 'Зала' }).selectOption({ label: 'Зала «Десна»' })
  await expect(page).toHaveURL(/[?&]room=desna$/)
  await expect(page.getByRole('status')).toContainText('Зала «Десна»')
  await field(page).fill('ткачук')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('status')).toContainText('«ткачук», Зала «Десна»')
  await expect(page).toHaveURL(/[?&]room=desna$/)
})

test('what was typed before the script came counts, and the last word typed is what is shown, however slow the line', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/static/people-filter*', async (route) => {
    await held.promise
    await route.continue()
  })
  const slow = Promise.withResolvers<void>()
  const isSlow = (request: Request) => decodeURIComponent(request.url()).endsWith('?q=ковальська')
  await page.route(`**${people}?q=*`, async (route) => {
    if (isSlow(route.request())) await slow.promise
    await route.continue().catch(() => {})
  })
  const isOver = Promise.race([page.waitForEvent('requestfinished', isSlow), page.waitForEvent('requestfailed', isSlow)])
  await page.goto(people)
  const asked = page.waitForRequest(isSlow)
  await field(page).fill('ковальська')
  held.resolve()
  await asked
  await field(page).fill('горбенко')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toHaveAttribute('href', /horbenko/)
  slow.resolve()
  await isOver
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(cards(page)).toHaveAttribute('href', /horbenko/)
})

test('Back from a person finds the text, the people and the place', async ({ page }) => {
  await openStarted(page, '/uk/speakers')
  await field(page).fill('україн')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('status')).not.toContainText('171')
  const count = await cards(page).count()
  expect(count).toBeGreaterThan(8)
  await cards(page).nth(8).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await cards(page).nth(8).click()
  await expect(page).toHaveURL(/\/uk\/speakers\/[\w-]+$/)
  await page.goBack()
  await expect(field(page)).toHaveValue('україн')
  await expect(cards(page)).toHaveCount(count)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('without a network those who stand on the page are still found, and it says that these are not all', async ({
  page,
  context,
}) => {
  await openStarted(page, people)
  const all = await cards(page).count()
  const name = (await cards(page).nth(3).getByRole('heading').textContent()) ?? ''
  await context.setOffline(true)
  await field(page).fill(name)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText(/Немає зв’язку.*: 1$/)
  await context.setOffline(false)
  await field(page).fill('')
  await expect(cards(page)).toHaveCount(all)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters on the server, and everybody is one step away', async ({ page }) => {
    await page.goto('/en/speakers')
    await field(page).fill('Горбенко')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(page.locator('main li:visible')).toContainText('Olena Horbenko')

    await page.goto('/uk/speakers')
    // Eight on large plates, and everybody by letter.
    await expect(cards(page)).toHaveCount(8 + 171)
    await page.getByRole('navigation', { name: 'Літери' }).getByRole('link', { name: 'Ч', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Ч', exact: true })).toBeInViewport()

    await page.goto(people)
    await page.getByRole('combobox', { name: 'Тема' }).selectOption({ label: 'Енергетика' })
    await page.getByRole('combobox', { name: 'День' }).selectOption({ label: '16 жовтня' })
    await page.getByRole('button', { name: 'Шукати' }).click()
    await expect(page).toHaveURL(/day=2025-10-16&room=&topic=enerhetyka$/)
    await expect(page.locator('main li:visible')).toContainText(['Остап Гнатюк'])
    expect(await cards(page).count()).toBeLessThan(8)
  })
})
