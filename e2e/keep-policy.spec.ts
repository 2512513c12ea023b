// The Content-Security-Policy with Trusted Types, as a browser holds a page to it: nothing injected gets past it; that nothing of ours
// meets it is looked at where pages are opened anyhow (weigh-pages.spec.ts).
import { expect, test } from '@playwright/test'
import { untilStarted } from './started.ts'
import { violations } from './violations.ts'

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
