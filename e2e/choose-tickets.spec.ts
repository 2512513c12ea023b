// What the form of an order begins with, and what becomes of it as numbers are chosen; nothing is sent.
import { expect, test } from '@playwright/test'
import { newVisitor } from './form-site.ts'
import { choose, form, open, pressToFault, quantity, seats } from './order-form.ts'

test('an order begins with the recommended ticket, instead of which another one is chosen in one touch', async ({ page }) => {
  await open(page, '/en/forum/2025/by-card', true)
  await expect(quantity(page, 0)).toHaveValue('1')
  await expect(form(page).locator('select').nth(1)).toBeHidden()
  const sum = await form(page).locator('output').textContent()
  await choose(page, 1, '1', true)
  await expect(quantity(page, 0)).toHaveValue('0')
  await expect(seats(page)).toHaveCount(1)
  await expect(form(page).locator('output')).not.toHaveText(sum ?? '')
  await choose(page, 2, '1', true)
  await expect(quantity(page, 1)).toHaveValue('1')
  await expect(seats(page)).toHaveCount(2)
})

test('a number that was chosen before the form’s island stood is counted', async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor())
  const held = Promise.withResolvers<void>()
  await page.route('**/static/*.js', (route) => held.promise.then(() => route.continue()))
  await page.goto('/en/forum/2025/by-card', { waitUntil: 'domcontentloaded' })
  await choose(page, 0, '3', true)
  await expect(seats(page)).toHaveCount(1)
  held.resolve()
  await expect(seats(page)).toHaveCount(3)
  await choose(page, 1, '1', true)
  await expect(quantity(page, 0)).toHaveValue('3')
  await expect(seats(page)).toHaveCount(4)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const which of [0, 1])
    test(`the button of ticket ${which} opens the form with it chosen, and a fault leaves the tickets as they stood`, async ({
      page,
    }) => {
      await page.setExtraHTTPHeaders(newVisitor())
      await page.goto('/en/forum/2025/tickets')
      const link = page.locator('main a[href*="/by-card?ticket="]').nth(which)
      const id = new URL((await link.getAttribute('href')) ?? '', 'http://x').searchParams.get('ticket')
      await link.click()
      await expect(page.locator(`select[name="ticket-${id}"]`)).toHaveValue('1')
      await expect(seats(page)).toHaveCount(1)
      const standing = () =>
        form(page)
          .locator('select, details:has(select)')
          .evaluateAll((all) =>
            all.map((one) => (one instanceof HTMLSelectElement ? `${one.name} ${one.value}` : one.outerHTML.slice(0, 60))),
          )
      const before = await standing()
      await pressToFault(page, '#order-name')
      expect(await standing()).toEqual(before)
    })
})
