import { expect, test } from '@playwright/test'
import { locales } from '#domain/localisation/locale.ts'
import { catalogues } from '#messages/catalogues.ts'
import { expectNoBarriers } from './barriers.ts'
import { siteOrigin } from './ports.ts'

test('a form sent to a page that takes none is refused in every language', async ({ request }) => {
  for (const locale of locales) {
    const response = await request.post(`/${locale}/pages`, { form: {}, headers: { origin: siteOrigin() } })
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD'])
    const html = await response.text()
    const { notAcceptedTitle, openPage } = catalogues[locale].errors
    for (const said of [notAcceptedTitle, openPage, `href="/${locale}/pages"`]) expect(html).toContain(said)
  }
})

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
