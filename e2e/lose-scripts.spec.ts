import { expect, type Page, test } from '@playwright/test'
import { openStarted, untilStarted } from './started.ts'

// What a service worker asks for could not be held back here.
test.use({ serviceWorkers: 'block' })

const news = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'News' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Lets scripts be fetched until the page runs; whatever is asked for later is gone, as after a new build. */
async function openThenLoseScripts(page: Page, address: string) {
  await openStarted(page, address)
  await page.route('**/static/*.js', (route) => route.fulfill({ status: 404, body: '' }))
}

/** Documents from here on; one that the browser fetched ahead is no request of the page's. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => {
    count++
  })
  return () => count
}

test('a page whose scripts are gone is loaded as a document, and works as one', async ({ page }) => {
  await openThenLoseScripts(page, '/en/contacts')
  const documents = countDocuments(page)
  await news(page).click()
  await expect(page).toHaveURL(/\/en\/news$/)
  await expect(heading(page)).toHaveText('News')
  await expect.poll(documents).toBe(1)
  await page.locator('footer a[href="/en/contacts"]').filter({ visible: true }).first().click()
  await expect(heading(page)).toHaveText('Contacts')
  await expect.poll(documents).toBe(2)
})

test('so is a page of which only the words are gone, and not the one that stood', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  const [words] = await page.evaluate(() => Object(window).__reactRouterManifest.routes['lang-news'].imports)
  const addresses: string[] = []
  page.on('domcontentloaded', () => addresses.push(new URL(page.url()).pathname))
  await page.route(`**${words}`, (route) => (addresses.length > 0 ? route.continue() : route.fulfill({ status: 404, body: '' })))
  await news(page).click()
  await expect(heading(page)).toHaveText('News')
  await untilStarted(page)
  expect(addresses).toEqual(['/en/news'])
})

test('that is done once a minute at most: then the error page offers to try again', async ({ page }) => {
  await openThenLoseScripts(page, '/en/contacts')
  const documents = countDocuments(page)
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 1000)))
  await news(page).click()
  await expect(heading(page)).toHaveText('The page did not open')
  await expect(page).toHaveURL(/\/en\/news$/)
  expect(documents()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('News')
  await expect.poll(documents).toBe(1)
})

test('without a storage nothing loads itself again, and the visitor still gets on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openThenLoseScripts(page, '/en/contacts')
  await news(page).click()
  await expect(heading(page)).toHaveText('The page did not open')
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('News')
})

test('a part of a page that is gone has the page loaded again, once', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  const documents = countDocuments(page)
  const fail = () =>
    page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).catch(() => undefined)
  await fail()
  await expect.poll(documents).toBe(1)
  await untilStarted(page)
  expect(await fail()).toBe(true)
  await expect.poll(documents).toBe(1)
})

test('an entry of the history whose scripts are gone is loaded as a document too', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  await news(page).click()
  await expect(heading(page)).toHaveText('News')
  await openStarted(page, '/en/news?page=2')
  await page.route('**/static/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/contacts$/)
  await expect(heading(page)).toHaveText('Contacts')
})

test('when the network is away the error page says so, and trying again leads on', async ({ page, context }) => {
  await openStarted(page, '/en/contacts')
  await context.setOffline(true)
  await news(page).click()
  await expect(heading(page)).toHaveText('The page did not open')
  await expect(page.getByRole('main')).not.toContainText('500')
  await context.setOffline(false)
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('News')
})
