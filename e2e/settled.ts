import type { Page } from '@playwright/test'

/**
 * Waits until nothing of a page moves by itself any more: both families of its fonts have been handed over, one after the other. What is measured before that may stand elsewhere a moment later.
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What is laid out is what asks for fonts.
    document.body.getBoundingClientRect()
    const come = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll(/["']/g, ''))
    return document.fonts.status === 'loaded' && ['Unbounded', 'Manrope'].every((family) => come.includes(family))
  })
}
