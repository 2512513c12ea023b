// A site that is not the public one says so, to visitors and to search engines; tickets that are not sold are not offered.
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'
import { siteOfTests } from './site-process.ts'

const ribbon = 'Development version: the content may be wrong'

test.describe('the development version, and a year whose tickets are not sold', () => {
  const site = siteOfTests({ PORT: String(port('development')), SITE_DEVELOPMENT: 'on', CURRENT_FORUM_YEAR: '2024' })

  test('every page carries the ribbon and is listed nowhere, and no link leads to tickets while they are not sold', async ({
    page,
  }) => {
    for (const path of ['/en', '/en/no-such-page', '/en/news']) {
      const answer = await page.goto(site.url + path)
      expect(answer?.headers()['x-robots-tag']).toBe('noindex')
      await expect(page.getByText(ribbon)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tickets' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Participant registration' })).toHaveCount(0)
  })
})

test('the public site has neither', async ({ page }) => {
  const answer = await page.goto('/en/news')
  expect(answer?.headers()['x-robots-tag']).toBeUndefined()
  await expect(page.getByText(ribbon)).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})
