// What a browser's React still does when something is not as it should be.
import { expect, type Page, test } from '@playwright/test'
import { openStarted } from './started.ts'

test.use({ serviceWorkers: 'block' })

function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return faults
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('where a document is not what its client draws, that is told, and the page drawn anew', async ({ page }) => {
  const faults = faultsOf(page)
  await page.route('**/en/contacts', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>[^<]*)Contacts/, '$1Somewhere') })
  })
  await openStarted(page, '/en/contacts')
  await expect(heading(page)).toHaveText('Contacts')
  expect(faults).toEqual([expect.stringContaining('React error #418')])
})

test('a page that cannot be drawn says so in the frame of the site, and another one is drawn', async ({ page }) => {
  const faults = faultsOf(page)
  await page.route('**/en/news.data*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"paging"', '"pages"') })
  })
  await openStarted(page, '/en/contacts')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'News' }).click()
  await expect(heading(page)).not.toHaveText(/Contacts|News/)
  expect(faults).not.toEqual([])
  await footer.getByRole('link', { name: 'Contacts' }).click()
  await expect(heading(page)).toHaveText('Contacts')
})
