import type { Page } from '@playwright/test'

/** What the browser kept the pages of this test from. */
export async function violations(page: Page): Promise<string[]> {
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
