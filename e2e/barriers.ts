// What axe says of a page as it stands. The engine is put into the page itself: the wrapper for Playwright opens a second page for each look
// and takes four times as long (docs/testing.md).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose answer may change with the size of the screen; all others read the document, which is the same on each. They take half of the time. */
const ofScreen = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block', 'aria-hidden-focus']

type Look = { left?: readonly string[]; within?: string; isSecond?: boolean }

/**
 * Expects that axe finds nothing: WCAG 2.2 A and AA and its best practices, without the rules `left`, in `within` (a selector) or all of the page.
 * `isSecond`: on another screen, in other colours or with other words it was looked at already; its main part is looked at again.
 */
export async function expectNoBarriers(page: Page, { left = [], within, isSecond = false }: Look = {}) {
  const part = within ?? (isSecond ? 'main' : undefined)
  // What is fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const options: RunOptions = {
    runOnly: isSecond ? ofScreen : tags,
    rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
  }
  const { violations, passes } = await page.evaluate<Pick<AxeResults, 'violations' | 'passes'>>(
    `(async () => {
      if (!window.axe) { ${engine} }
      const { violations, passes } = await window.axe.run(${part ? JSON.stringify(part) : 'document'}, ${JSON.stringify(options)})
      return { violations, passes: passes.map(({ id }) => ({ id })) }
    })()`,
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  // An engine that looked at nothing finds nothing.
  expect(passes.length).toBeGreaterThan(isSecond ? 0 : 3)
}
