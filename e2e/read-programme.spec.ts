import { expect, test } from '@playwright/test'

const words = {
  uk: { programme: 'Програма', session: 'Мала генерація', kyiv: 'час київський' },
  en: { programme: 'Programme', session: 'generation', kyiv: 'Kyiv time' },
  ru: { programme: 'Программа', session: 'генерация', kyiv: 'время киевское' },
} as const

for (const [locale, text] of Object.entries(words)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled })

      test('a visitor goes from the home page to a session and to a person on its stage', async ({ page }) => {
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
}

test('times are Kyiv times with the offset of their day, whatever zone the visitor is in', async ({ page }) => {
  await page.goto('/en/forum/2025/program/mala-heneratsiia')
  await expect(page.locator('time[datetime="2025-10-16T11:00:00+03:00"]').first()).toBeVisible()
  await page.goto('/en/forum/2024/program')
  const november = await page.locator('main time[datetime^="2024-11-07T"]').first().getAttribute('datetime')
  expect(november).toMatch(/\+02:00$/)
})
