// What is read by keyboard or on paper is in sight, and nothing is printed that is empty.
import { expect, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { siteOrigin } from './ports.ts'
import { openStarted } from './started.ts'

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1.declined.1757397600', url: siteOrigin() }]).then(() => {}),
)

for (const [width, height] of [
  [1200, 700],
  [1280, 720],
  [1280, 800],
  [1440, 900],
] as const)
  test(`the years of the first screen are in sight when they have the focus, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openStarted(page, '/uk')
    const links = page.locator('main nav a[data-strand]')
    for (const link of await links.all()) {
      await link.focus()
      const isCovered = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (top + bottom) / 2
        return [left + 4, (left + right) / 2, right - 4].some((x) => !element.contains(document.elementFromPoint(x, middle)))
      }
      await expect.poll(() => link.evaluate(isCovered), (await link.textContent()) ?? '').toBe(false)
    }
  })

test('no sheet of a printed page is empty', async ({ page }) => {
  for (const path of ['forum/2025/program/mala-heneratsiia', 'speakers/olena-horbenko', 'forum/2025/tickets', 'contacts'])
    for (const margin of ['0', '1cm', '2cm']) {
      await page.goto(`/uk/${path}`)
      const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } })
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
      expect(
        text.map((sheet) => sheet.trim().length > 20),
        `${path}, ${margin}`,
      ).not.toContain(false)
    }
})
