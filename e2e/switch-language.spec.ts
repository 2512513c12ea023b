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
