// All of a page is there with its document, before any script: who scrolls at once, and who takes a picture of the whole page, sees everything.
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/** The parts of a page, from its first section to the footer, and where they stand on it. */
async function partsOf(page: Page): Promise<{ y: number; height: number; words: string }[]> {
  const parts = page.locator('main section, body > footer')
  return parts.evaluateAll((all) =>
    all
      .filter((part) => !part.parentElement?.closest('section') && part.checkVisibility())
      .map((part) => {
        const { top, height } = part.getBoundingClientRect()
        return { y: Math.round(top + scrollY), height: Math.round(height), words: part.textContent?.trim().slice(0, 40) ?? '' }
      }),
  )
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  for (const path of ['/uk', '/uk/speakers', '/uk/forum/2024'])
    test(`${path} shows its last section, ${viewport.width} px wide, without having been scrolled`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.route('**/static/*.js', () => new Promise<void>(() => {}))
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.locator('body > footer').waitFor()
      const parts = await partsOf(page)
      expect(parts.length).toBeGreaterThan(2)
      const { data, info: raw } = await sharp(await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 }))
        .raw()
        .toBuffer({ resolveWithObject: true })
      for (const { y, height, words } of parts) {
        expect(height, words).toBeGreaterThan(60)
        const area = { left: 0, top: y, width: viewport.width, height: Math.min(height, raw.height - y) }
        const { channels } = await sharp(await sharp(data, { raw }).extract(area).png({ compressionLevel: 0 }).toBuffer()).stats()
        expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev)), words).toBeGreaterThan(8)
      }
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible()
      const last = page.locator('main section').last().getByRole('link').last()
      await last.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
      expect(await last.evaluate(isSeen)).toBe(true)
    })

test('once a page rests, a picture of it has all of its pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/uk/partners')
  const missing = () =>
    page.locator('main img:visible').evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length)
  await expect.poll(missing).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.contains(found)
}
