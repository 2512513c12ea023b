import { expect, test } from '@playwright/test'

test('the root leads to Ukrainian, and to the language chosen last once one was chosen', async ({ page, request }) => {
  const first = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'en' } })
  expect(first.status()).toBe(302)
  expect(first.headers().location).toBe('/uk')

  await page.goto('/uk')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
})

test('the switcher keeps path, query and fragment', async ({ page }) => {
  await page.goto('/uk/speakers?q=kovalska#content')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/speakers\?q=kovalska#content$/)
})

test('without scripts the switcher keeps path and query', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/uk/forum/program?day=2025-10-15')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/forum\/program\?day=2025-10-15$/)
  await context.close()
})

test('no page sets a cookie before the visitor chooses a language', async ({ page, context }) => {
  for (const path of ['/uk', '/en/forum/2025/program', '/ru/speakers']) await page.goto(path)
  expect(await context.cookies()).toEqual([])
})

test('an unknown language is a 404 in Ukrainian', async ({ page }) => {
  const response = await page.goto('/de/speakers')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сторінку, яку ви шукаєте, не знайдено')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Контакти' })).toHaveCount(1)
  await expect(page.getByRole('banner').locator('a[data-language]').first()).toBeAttached()
})

test('a missing address is offered in no language: the switcher leads to the list above it, or home', async ({ page }) => {
  const addresses = () =>
    page
      .getByRole('banner')
      .locator('a[data-language]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
  await page.goto('/uk/no/such/page')
  expect(await addresses()).toEqual(['/uk', '/en', '/ru'])
  await page.goto('/uk/photos/no-such-album')
  expect(await addresses()).toEqual(['/uk/photos', '/en/photos', '/ru/photos'])
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/photos$/)
})
