import type { Locale } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, type Page, type Route, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { organisers } from './form-settings.ts'
import { newVisitor, formSite as site } from './form-site.ts'
import { languagesAndScripts } from './languages-and-scripts.ts'
import { openStarted, untilStarted } from './started.ts'

/** Its sentences are settled (product.md, 7.3). */
const sentences: Partial<Record<Locale, { name: string; phone: string }>> = {
  uk: { name: 'Поле Ім’я повино бути заповнено', phone: 'Поле Телефон не може бути порожнім' },
  en: { name: "Field Name can't be empty", phone: "Field Phone can't be empty" },
  ru: { name: 'Поле Имя не может быть пустым', phone: 'Поле Телефон не может быть пустым' },
}

const formOn = (page: Page) => page.locator('form[action$="/callback"]')
const press = (page: Page) => formOn(page).locator('button[type=submit]').click()
const field = (page: Page, name: string) => formOn(page).locator(`[name=${name}]`)
const thanks = (page: Page) => page.locator('#callback-sent')

async function fill(page: Page, name: string, phone: string) {
  await field(page, 'name').fill(name)
  await field(page, 'phone').fill(phone)
}

const noticesOf = async (name: string) => (await site.mailsTo(organisers)).filter(({ text }) => text?.includes(name))

async function expectNotice(name: string, ...texts: string[]) {
  await expect.poll(async () => (await noticesOf(name)).length).toBe(1)
  for (const text of texts) expect((await noticesOf(name))[0]?.text).toContain(text)
}

async function expectFault(page: Page, name: 'name' | 'phone', sentence: string) {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator(`#${await field(page, name).getAttribute('aria-describedby')}`)).toHaveText(sentence)
}

for (const { locale, javaScriptEnabled, way } of languagesAndScripts(0)) {
  const sentence = sentences[locale]
  if (!sentence) continue
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`${way} a visitor is asked for what is missing, and thanked where they are`, async ({ page }) => {
      const name = `Ґава ${locale} ${javaScriptEnabled}`
      const address = `${site.url}/${locale}/contacts`
      await page.setExtraHTTPHeaders(newVisitor())
      await (javaScriptEnabled ? openStarted(page, address) : page.goto(address))
      await expect(thanks(page)).toBeHidden()
      const main = page.locator('main h1').first()
      const heading = await main.textContent()

      await press(page)
      await expectFault(page, 'name', sentence.name)
      await expectFault(page, 'phone', sentence.phone)
      await expect(field(page, 'name')).toBeFocused()
      if (javaScriptEnabled) await expectNoBarriers(page)

      await fill(page, name, '   ')
      await press(page)
      await expectFault(page, 'phone', sentence.phone)
      await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'name')).toHaveValue(name)
      await expect(field(page, 'phone')).toBeFocused()

      await field(page, 'phone').fill('+49 30 901820')
      await press(page)
      await expect(thanks(page)).toBeVisible()
      await expect(thanks(page)).toBeInViewport()
      await expect(formOn(page)).toBeHidden()
      await expect(page).toHaveURL(javaScriptEnabled ? address : `${address}#callback-sent`)
      await expect(main).toHaveText(heading ?? '')
      if (javaScriptEnabled) await expect(thanks(page)).toBeFocused()
      await expectNotice(name, '+49 30 901820', locale)
    })
  })
}

test('before the button is pressed nothing is checked, and the mask orders what is typed key by key', async ({ page }) => {
  await openStarted(page, `${site.url}/uk`)
  await field(page, 'name').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(formOn(page).locator('[aria-invalid]')).toHaveCount(0)
  await field(page, 'phone').pressSequentially('0441234567')
  await expect(field(page, 'phone')).toHaveValue('+38 044 123 45 67')
})

test('what fails on the way is told, and all that was typed stays; while it is sent the button is blocked, a second press sends nothing', async ({
  page,
}) => {
  const {
    callback,
    form: { sending },
  } = catalogues.en
  const typed = 'Ґава зайнята'
  await page.setExtraHTTPHeaders(newVisitor())
  await openStarted(page, `${site.url}/en`)
  await fill(page, typed, '1')
  const button = formOn(page).getByRole('button')
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 502, contentType: 'text/plain', body: 'Bad' }),
  ]) {
    await page.route('**/en/callback', fail)
    const sent = page.waitForRequest('**/en/callback')
    await button.click()
    await sent
    await expect(formOn(page).getByRole('alert')).toBeVisible()
    await expect(button).toHaveText(callback.submit)
    await expect(field(page, 'name')).toHaveValue(typed)
    await page.unroute('**/en/callback')
  }
  const answer = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/en/callback', async (route) => {
    sent++
    await answer.promise
    await route.continue()
  })
  await button.click()
  await expect(button).toHaveText(sending)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await field(page, 'name').press('Enter')
  answer.resolve()
  await expect(thanks(page)).toBeVisible()
  expect(sent).toBe(1)
  await expectNotice(typed)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the visitor comes back to the page as it was chosen, and nothing that was typed is in an address', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.setExtraHTTPHeaders(newVisitor())
    await page.goto(`${site.url}/uk/forum/2025/program?day=2025-10-15`)
    await page.locator('#callback summary').first().click()
    await fill(page, 'Ґава-мандрівниця', '+38 044 123 45 67')
    await press(page)
    await expect(page).toHaveURL(`${site.url}/uk/forum/2025/program?day=2025-10-15#callback-sent`)
    await expect(thanks(page)).toBeInViewport()
    await page.reload()
    await expectNotice('Ґава-мандрівниця')
    // Without the port, in which the same numbers may stand.
    const asked = addresses.map((address) => decodeURIComponent(new URL(address).pathname + new URL(address).search))
    expect(asked.filter((path) => /Ґава|123/.test(path.split('/static/')[0] ?? ''))).toEqual([])
  })
})

test('who has sent it before the scripts ran sees the thanks when they do', async ({ page }) => {
  await page.goto(`${site.url}/uk/contacts#callback-sent`)
  await untilStarted(page)
  await expect(thanks(page)).toBeVisible()
  await expect(formOn(page)).toBeHidden()
})
