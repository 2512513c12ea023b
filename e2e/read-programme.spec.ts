import type { Locale } from '@forum/domain/localisation/locale.ts'
import { expect, test } from '@playwright/test'
import { languagesAndScripts } from './languages-and-scripts.ts'

const words: Partial<Record<Locale, { programme: string; session: string; kyiv: string }>> = {
  uk: { programme: 'Програма', session: 'Мала генерація', kyiv: 'час київський' },
  en: { programme: 'Programme', session: 'generation', kyiv: 'Kyiv time' },
  ru: { programme: 'Программа', session: 'генерация', kyiv: 'время киевское' },
}

for (const { locale, javaScriptEnabled, way } of languagesAndScripts(1)) {
  const text = words[locale]
  if (!text) continue
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`${way} a visitor goes from the home page to a session and to a person on its stage`, async ({ page }) => {
      await page.goto(`/${locale}`)
      await page.getByRole('main').locator(`a[href$="/forum/2025/program"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.programme)
      await page
        .locator('main a', { hasText: new RegExp(text.session, 'i') })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(text.session, 'i'))
      await expect(page.locator('main')).toContainText('11:00')
      await expect(page.locator('main')).toContainText(text.kyiv)
      await page.locator('main a[href*="/speakers/"]').first().click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/speakers/`))
      await expect(page.locator('main a[href*="/program/mala-heneratsiia"]').first()).toBeVisible()
    })
  })
}

test('the first session is on the first screen of a day, whatever stands above it', async ({ page }) => {
  for (const locale of Object.keys(words)) {
    await page.goto(`/${locale}/forum/2025/program`)
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.locator('main h3:visible').first(), `${locale}, ${width}`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('on a phone the row of days opens at the day that is shown, before any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/uk/forum/2025/program?day=2025-10-17')
  await expect(page.locator('main nav a[aria-current]')).toBeInViewport({ ratio: 1 })
  await context.close()
})

test('on the time grid hours stand where the sessions of those hours begin', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/uk/forum/2025/program')
  const grid = page.locator('main ol:has(> li[data-state])')
  const apart = await grid.evaluate((list) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top
    const begins = new Map(
      [...list.querySelectorAll(':scope > li[data-state]')].map((item) => [item.querySelector('time')?.textContent, topOf(item)]),
    )
    const hours = [...(list.parentElement?.querySelectorAll(':scope > p:not([hidden])') ?? [])]
    return hours.flatMap((hour) => {
      const top = begins.get(hour.textContent ?? '')
      return top === undefined ? [] : [[hour.textContent, Math.abs(top - topOf(hour)) < 2]]
    })
  })
  expect(apart).toEqual([
    ['09:00', true],
    ['11:00', true],
    ['15:00', true],
  ])
})
