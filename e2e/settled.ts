import type { Page } from '@playwright/test'
import { layOutAll } from './barriers.ts'

/**
 * Waits until nothing of a page moves by itself any more: all of it is dressed and laid out, and both families of its fonts have been handed over, one
 * after the other. What is measured before that may stand elsewhere a moment later.
 */
export async function untilSettled(page: Page): Promise<void> {
  await layOutAll(page)
  await page.waitForFunction(() => {
    // What is laid out is what asks for fonts.
    document.body.getBoundingClientRect()
    const come = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll(/["']/g, ''))
    return document.fonts.status === 'loaded' && ['Unbounded', 'Manrope'].every((family) => come.includes(family))
  })
}
