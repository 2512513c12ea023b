import { expect, test } from '@playwright/test'
import { catalogues } from '#messages/catalogues.ts'
import { expectNoBarriers } from './barriers.ts'

const locale = 'uk'
const words = catalogues[locale]

test('the page of a refused form is one click away', async ({ page }) => {
  await page.goto(`/${locale}`)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action })
    document.body.append(form)
    form.submit()
  }, `/${locale}/pages`)
  const response = await answered
  expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.errors.notAcceptedTitle)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: words.errors.openPage }).click()
  await expect(page).toHaveURL(`/${locale}/pages`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reference.pages)
})
