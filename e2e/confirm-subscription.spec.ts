// A subscription from the form to the letter, its confirmation, and its end: by the page and by a mail program's own button.

import type { Locale } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, type Page, test } from '@playwright/test'
import { newVisitor, formSite as site } from './form-site.ts'

/** Subscribes, and gives the address that the letter leads to. */
async function subscribed(page: Page, locale: Locale, email: string): Promise<string> {
  await page.setExtraHTTPHeaders(newVisitor())
  await page.goto(`${site.url}/${locale}/subscribe`)
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=consent]').check()
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/success-subscribe$/)
  await expect.poll(async () => (await site.mailsTo(email)).length).toBe(1)
  const [mail] = await site.mailsTo(email)
  return /http:\S+\/subscription\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

for (const [javaScriptEnabled, locale] of [
  [true, 'uk'],
  [false, 'en'],
] as const) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the letter leads to a page that confirms the subscription, and ends it', async ({ page }) => {
      const words = catalogues[locale].subscriptionPage
      const address = await subscribed(page, locale, `reader-${locale}@mail.example`)
      const response = await page.goto(address)
      expect(response?.headers()['cache-control']).toBe('no-store')
      expect(response?.headers()['x-robots-tag']).toContain('noindex')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(words.asked.heading)
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(heading).toHaveText(words.confirmed.heading)
      await page.reload()
      await expect(heading).toHaveText(words.confirmed.heading)
      await page.getByRole('button', { name: words.end }).click()
      await expect(heading).toHaveText(words.ended.heading)
      await expect(page.getByRole('button', { name: words.again })).toBeVisible()
    })
  })
}

test('a mail program ends it with one request, which is led nowhere and has neither cookie nor origin', async ({ page }) => {
  const address = await subscribed(page, 'ru', 'program@mail.example')
  await page.goto(address)
  await page.getByRole('button', { name: catalogues.ru.subscriptionPage.confirm }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogues.ru.subscriptionPage.confirmed.heading)
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  const wishing = (wish: string) => page.request.post(`${site.url}/uk/subscription/nothing`, { form: { wish } })
  expect([(await wishing('confirm')).status(), (await wishing('other')).status()]).toEqual([404, 400])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogues.ru.subscriptionPage.ended.heading)
})
