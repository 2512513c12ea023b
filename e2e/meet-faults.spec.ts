// What else changes a page, a translator or a password manager, costs an island nothing that a visitor has typed.
import { expect, type Page, test } from '@playwright/test'
import { field, formOn } from './form-page.ts'
import { openStarted, untilStarted } from './started.ts'

/** Every text in an element of its own, as translators do it, and something beside every field. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const font = document.createElement('font')
      font.textContent = `«${text.textContent}»`
      if (text.textContent?.trim() && text.parentElement?.tagName !== 'OPTION') text.replaceWith(font)
    }
    for (const input of document.querySelectorAll('main input:not([type=hidden])')) input.after(document.createElement('span'))
  })

const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

test('a number of tickets that was chosen before the form was translated and drawn anew is counted', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/static/*.js', (route) => held.promise.then(() => route.continue()))
  await page.goto('/en/forum/2025/by-card', { waitUntil: 'domcontentloaded' })
  await formOn(page).locator('select').first().selectOption('3')
  await translate(page)
  held.resolve()
  await untilStarted(page)
  await expect(formOn(page).locator('select').first()).toHaveValue('3')
  await expect(formOn(page).locator('fieldset')).toHaveCount(3)
})

for (const address of ['/en/subscribe', '/en/forum/2025/by-card']) {
  test(`${address} is translated before its form stands: what was typed is kept, and it still answers`, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/static/*.js', (route) => held.promise.then(() => route.continue()))
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await field(page, 'name').fill('Ґава')
    await translate(page)
    held.resolve()
    await untilStarted(page)
    await expect(field(page, 'name')).toHaveValue('Ґава')
    await formOn(page).locator('button[type=submit]:not([name])').click()
    await expect(formOn(page).getByRole('alert').first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(field(page, 'name')).toHaveValue('Ґава')
  })

  test(`${address} is translated after its form stood: what was typed is kept, and it still answers`, async ({ page }) => {
    const errors = errorsOf(page)
    await openStarted(page, address)
    await field(page, 'name').fill('Ґава')
    await translate(page)
    await formOn(page).locator('button[type=submit]:not([name])').click()
    await expect(formOn(page).getByRole('alert').first()).toBeVisible()
    await expect(field(page, 'name')).toHaveValue('Ґава')
    expect(errors).toEqual([])
  })
}
