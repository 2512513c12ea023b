import { expect, test } from '@playwright/test'
import { locales } from '#domain/localisation/locale.ts'
import { catalogues } from '#messages/catalogues.ts'
import { expectNoBarriers } from './barriers.ts'

const { en: english, ru: russian, uk: ukrainian } = catalogues

const words = { uk: ukrainian, en: english, ru: russian }

for (const locale of locales) {
  test(`a form sent to a page that takes none is refused in ${locale}, and the page is one click away`, async ({ page }) => {
    await page.goto(`/${locale}`)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      document.body.append(form)
      form.submit()
    }, `/${locale}/pages`)
    const response = await answered
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].errors.notAcceptedTitle)
    await expectNoBarriers(page)
    await page.getByRole('link', { name: words[locale].errors.openPage }).click()
    await expect(page).toHaveURL(`/${locale}/pages`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].reference.pages)
  })
}
