// What the home page's first screen holds before the sale, during it, on the days of the forum and after it; and what moves there.

import { locales } from '@forum/domain/localisation/locale.ts'
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'
import { startOwnSite } from './site-process.ts'
import { openStarted } from './started.ts'

test.describe.configure({ mode: 'default' })

/** Without a moment: now, which is during the sale of the demo. */
const times = [
  ['before the sale', '2025-05-20T10:00:00+03:00', 'Book a seat'],
  ['during the sale', null, 'Buy a ticket'],
  ['on a day of the forum', '2025-10-16T11:30:00+03:00', 'Watch live'],
  ['after the forum', '2025-11-01T10:00:00+03:00', 'See the archive'],
] as const

for (const [time, now, first] of times)
  test(`${time} date, place and the first button are seen without dismissing anything: ${first}`, async ({ page }) => {
    const site = now && (await startOwnSite({ PORT: String(port('firstScreen')), SITE_NOW: now }))
    try {
      for (const locale of locales) {
        await page.goto(`${site ? site.url : ''}/${locale}`)
        const hero = page.locator('main > section').first()
        if (locale === 'en') await expect(hero.getByRole('link').first()).toHaveText(first)
        for (const [width, height] of [
          [390, 844],
          [1440, 900],
          [1280, 720],
        ] as const) {
          await page.setViewportSize({ width, height })
          await expect.poll(() => hero.evaluate(hiddenParts), `${width} px, ${locale}`).toEqual([])
        }
      }
    } finally {
      if (site) await site.end()
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
    .locator('svg[preserveAspectRatio=none]')
    .first()
    .locator('path')
    .nth(2019 - 2014)
  await expect(strand).not.toHaveCSS('fill', 'rgb(242, 194, 48)')
  await year.hover()
  await expect(strand).toHaveCSS('fill', 'rgb(242, 194, 48)')
  await page.locator('h1').hover()
  await expect(strand).not.toHaveCSS('fill', 'rgb(242, 194, 48)')
})

/**
 * Runs in the browser: of date, place and the first button, what is not on the screen as a whole, or has something lying over its middle; and numbers of
 * the countdown that are broken.
 */
function hiddenParts(hero: Element): (string | null)[] {
  const place = [...hero.querySelectorAll('*')].findLast(({ textContent }) => /Почайна|Pochaina/.test(textContent))
  const parts = [...hero.querySelectorAll('time'), place, hero.querySelector('a[href]')]
  if (parts.length < 3) return ['a part is missing']
  const broken = [...hero.querySelectorAll('[role=timer] b')].filter((number) => {
    const range = document.createRange()
    range.selectNodeContents(number)
    return range.getClientRects().length > 1
  })
  const hidden = parts.flatMap((part) => {
    if (!part) return ['a part is missing']
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isSeen = top >= 0 && bottom <= innerHeight && found !== null && (part.contains(found) || found.contains(part))
    return isSeen ? [] : [part.textContent]
  })
  return [...hidden, ...broken.map(({ textContent }) => textContent)]
}
