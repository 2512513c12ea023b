// What the home page's first screen holds before the sale, during it, on the days of the forum and after it; and what moves there.
import { expect, test } from '@playwright/test'
import { locales } from '#domain/localisation/locale.ts'
import { port } from './ports.ts'
import { startOwnSite } from './site-process.ts'
import { openStarted } from './started.ts'

test.describe.configure({ mode: 'default' })

const times = [
  ['before the sale', '2025-05-20T10:00:00+03:00', 'Book a seat'],
  ['during the sale', '2025-09-09T10:00:00+03:00', 'Buy a ticket'],
  ['on a day of the forum', '2025-10-16T11:30:00+03:00', 'Watch live'],
  ['after the forum', '2025-11-01T10:00:00+03:00', 'See the archive'],
] as const

for (const [time, now, first] of times)
  test(`${time} date, place and the first button are seen without dismissing anything: ${first}`, async ({ page }) => {
    const site = await startOwnSite({ PORT: String(port('firstScreen')), SITE_NOW: now })
    try {
      for (const locale of locales) {
        await page.goto(`${site.url}/${locale}`)
        const hero = page.locator('main > section').first()
        if (locale === 'en') await expect(hero.getByRole('link').first()).toHaveText(first)
        const parts = hero.locator('time').or(hero.getByText(/«?(Почайна|Pochaina)»?/).first())
        const all = [...(await parts.all()), hero.getByRole('link').first()]
        expect(all.length).toBeGreaterThanOrEqual(3)
        for (const [width, height] of [
          [390, 844],
          [1440, 900],
          [1280, 720],
        ] as const) {
          await page.setViewportSize({ width, height })
          for (const part of all)
            await expect
              .poll(() => part.evaluate(isAtTop), { message: `${width} px, ${locale}: ${await part.textContent()}` })
              .toBe(true)
        }
      }
    } finally {
      await site.end()
    }
  })

test('home counts down by the second, says that the forum runs when it begins, and lights the year that is pointed at', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStarted(page, '/en')
  const countdown = page.getByRole('timer')
  const before = await countdown.textContent()
  await page.clock.fastForward(1000)
  await expect(countdown).not.toHaveText(before ?? '')
  await page.clock.fastForward(40 * 24 * 3_600_000)
  await expect(countdown).toBeHidden()
  await expect(page.getByText('The forum is on')).toBeVisible()
  const year = page.getByRole('navigation', { name: 'Other forums' }).getByRole('link', { name: '2019' })
  const strand = page
    .locator('main section')
    .first()
    .locator('svg')
    .first()
    .locator('path')
    .nth(2019 - 2014)
  await expect(strand).not.toHaveCSS('fill', 'rgb(242, 194, 48)')
  await year.hover()
  await expect(strand).toHaveCSS('fill', 'rgb(242, 194, 48)')
  await page.locator('h1').hover()
  await expect(strand).not.toHaveCSS('fill', 'rgb(242, 194, 48)')
})

/** Whether the whole of it is on the screen and nothing lies over its middle. */
function isAtTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && found !== null && (element.contains(found) || found.contains(element))
}
