// Scripts that are gone, as after a new build: what stands goes on working, and the page is loaded anew once a minute at most (product.md, 4.12).
import { expect, type Page, test } from '@playwright/test'
import { untilStarted } from './started.ts'

// What a service worker asks for could not be held back here.
test.use({ serviceWorkers: 'block' })

const news = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'News' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The first `times` answers for scripts that `name` begins are those of a server that has another build; whoever only asks is told so, too. */
async function loseScripts(page: Page, name: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  let lost = 0
  await page.route(`**/static/${name}*.js`, (route) =>
    route.request().method() === 'HEAD' || lost++ < times ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
}

/** Documents from here on; one that the browser fetched ahead is no request of the page's. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => {
    count++
  })
  return () => count
}

test('a page whose own script is gone is loaded anew, and works then', async ({ page }) => {
  const documents = countDocuments(page)
  await loseScripts(page, 'load', 1)
  await page.goto('/en/contacts')
  await untilStarted(page)
  expect(documents()).toBe(2)
})

test('that is done once a minute at most, and the page still leads on', async ({ page }) => {
  const documents = countDocuments(page)
  await loseScripts(page, 'load')
  await page.goto('/en/contacts')
  await expect.poll(documents).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(2)
  await news(page).click()
  await expect(heading(page)).toHaveText('News')
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click()
  await expect(page).toHaveURL(/\/en\/search$/)
})

test('where a part is gone the page is loaded anew, once, and a link that would open it is followed', async ({ page }) => {
  await loseScripts(page, 'callback-form')
  await loseScripts(page, 'search')
  await page.goto('/en/contacts')
  const documents = countDocuments(page)
  await page.locator('#callback-name').focus()
  await expect.poll(documents).toBe(1)
  await page.waitForLoadState('networkidle')
  await page.locator('#callback-name').focus()
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click()
  await expect(page).toHaveURL(/\/en\/search$/)
})

test('without a storage nothing loads itself again, and the visitor still gets on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const documents = countDocuments(page)
  await loseScripts(page, 'load')
  await page.goto('/en/contacts')
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
  await news(page).click()
  await expect(heading(page)).toHaveText('News')
})

test('when the network is away a part that does not come leaves the page as it is', async ({ page, context }) => {
  await page.goto('/en/contacts')
  await page.waitForFunction(() => document.documentElement.dataset.loaded !== undefined)
  const documents = countDocuments(page)
  await context.setOffline(true)
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click()
  await asked
  await expect(heading(page)).toHaveText('Contacts')
  expect(documents()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click()
  await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible()
})
