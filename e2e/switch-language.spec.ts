import { expect, test } from '@playwright/test'

test('the switcher keeps path, query and fragment, and the root leads to the language that was chosen last', async ({
  page,
  request,
}) => {
  const first = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'en' } })
  expect([first.status(), first.headers().location]).toEqual([302, '/uk'])
  await page.goto('/uk/speakers?q=kovalska#content')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/speakers\?q=kovalska#content$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
})

test('without scripts the switcher keeps path and query', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/uk/forum/program?day=2025-10-15')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/forum\/program\?day=2025-10-15$/)
  await context.close()
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
