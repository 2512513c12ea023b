// The Content-Security-Policy with Trusted Types, as a browser holds a page to it: nothing of ours meets it, and nothing injected gets past it.
import { expect, type Page, test } from '@playwright/test'
import { openStarted, untilStarted } from './started.ts'

/** What the browser kept the pages of this test from. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('toldViolation', (text: string) => found.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { toldViolation(text: string): void }).toldViolation(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    )
  })
  return found
}

test('going through the site, with all that moves on it, meets the policy nowhere', async ({ page }) => {
  const found = await violations(page)
  for (const path of [
    '/uk',
    '/uk/forum/2025/program',
    '/uk/forum/2025/speakers',
    '/uk/speakers/severyn-zaichenko',
    '/uk/news',
    '/uk/news/tsiny-na-kvytky-2025',
    '/uk/photos/zala-u-yakii-rakhuiut',
    '/uk/videos',
    '/uk/forum/2025/tickets',
    '/uk/about',
    '/uk/contacts',
  ]) {
    await openStarted(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  expect(found).toEqual([])
})

test('a script that somebody brought into a page does not run, whether it came with the page or later', async ({ page }) => {
  const found = await violations(page)
  await page.route('**/uk/contacts', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(
        '</h1>',
        '</h1><script>window.injected = "with the page"</script><img src="x" onerror="window.injected = 1">',
      ),
    })
  })
  await page.goto('/uk/contacts')
  await untilStarted(page)
  const late = await page.evaluate(() => {
    const refused: string[] = []
    const attempt = (name: string, act: () => void) => {
      try {
        act()
      } catch {
        refused.push(name)
      }
    }
    const script = document.createElement('script')
    attempt('innerHTML', () => {
      document.body.innerHTML = '<img src=x onerror="window.injected = 2">'
    })
    attempt('script text', () => {
      script.textContent = 'window.injected = 3'
    })
    attempt('script address', () => {
      script.src = '/static/x.js'
    })
    attempt('a policy of its own', () => {
      ;(window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes.createPolicy(
        'mine',
        {},
      )
    })
    return refused
  })
  expect(late).toEqual(['innerHTML', 'script text', 'script address', 'a policy of its own'])
  expect(await page.evaluate(() => (window as unknown as { injected?: unknown }).injected)).toBeUndefined()
  expect(found.some((text) => text.includes('script-src'))).toBe(true)
})

test('the script that remembers the language is the very file that the page names by its hash', async ({ page }) => {
  await page.goto('/uk/about')
  await page.locator('a[data-language="en"]').first().click()
  await page.waitForURL('**/en/about')
  expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('en')
})
