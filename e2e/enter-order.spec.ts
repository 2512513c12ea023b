// Enter, or a phone's "Go", in each field of the order form orders; in the field of the code it applies the code.

import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, type Page, test } from '@playwright/test'
import { formSite } from './form-site.ts'
import { accept, faults, fillInForOne, form, newBuyer, open } from './order-form.ts'

test.describe.configure({ timeout: 180_000 })

const code = (page: Page) => page.locator('#order-code')

async function typeCode(page: Page, text: string): Promise<void> {
  if (!(await code(page).isVisible())) await form(page).locator('summary', { hasText: catalogues.uk.order.code.have }).click()
  await code(page).fill(text)
}

/** Presses Enter in the field of the code and waits for the answer: a press meanwhile is a second one, which the form leaves out. */
async function applyCode(page: Page, hasScripts: boolean): Promise<void> {
  const answered = hasScripts
    ? page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/by-'))
    : page.waitForEvent('load')
  await Promise.all([answered, code(page).press('Enter')])
  await expect(form(page).locator('[aria-disabled]')).toHaveCount(0)
}

for (const javaScriptEnabled of [true, false])
  for (const way of ['by-card', 'by-bank'] as const)
    test.describe(`${way} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, baseURL: formSite.url })
      const address = `/uk/forum/2025/${way}`

      test('Enter in each field sends the form, which says what is missing', async ({ page }) => {
        await open(page, address, javaScriptEnabled)
        const fields = await form(page)
          .locator('input:is([type=text],[type=email],[type=tel]):not([tabindex="-1"]), input[type=checkbox]')
          .evaluateAll((all) => all.map(({ id }) => id).filter((id) => id !== 'order-code'))
        expect(fields.length).toBeGreaterThan(7)
        for (const id of fields) {
          await open(page, address, javaScriptEnabled)
          await page.locator(`#${id}`).press('Enter')
          await expect(form(page).getByRole('alert').first(), id).toBeVisible()
          await expect(page.locator('#order-name')).toBeFocused()
        }
      })

      test('Enter orders once everything stands there', async ({ page }) => {
        await open(page, address, javaScriptEnabled)
        await fillInForOne(page, newBuyer(), javaScriptEnabled)
        if (way === 'by-bank') {
          await page.locator('#order-company').fill('ТОВ «Льон і Лад»')
          await page.locator('#order-edrpou').fill('30000005')
        }
        await page.locator('#order-phone').press('Enter')
        await expect(page).toHaveURL(way === 'by-card' ? /\/test-payment\// : /\/order\//)
      })

      test('Enter in the field of the code asks for the code and never orders', async ({ page }) => {
        await open(page, address, javaScriptEnabled)
        await fillInForOne(page, newBuyer(), javaScriptEnabled)
        await accept(page)
        for (const text of ['NO-SUCH', 'NO-SUCH', 'NO SUCH 2']) {
          await typeCode(page, text)
          await applyCode(page, javaScriptEnabled)
          await expect(page.getByText(catalogues.uk.order.code.faults.unknownCode)).toHaveCount(2)
          expect(await faults(page)).toEqual(['order-code'])
          await expect(code(page)).toBeFocused()
          await expect(code(page)).toHaveValue(text)
        }
        await expect(page).toHaveURL(new RegExp(`${address}$`))
        if (!javaScriptEnabled) return
        // With scripts also where it is empty.
        await code(page).fill('')
        await applyCode(page, javaScriptEnabled)
        await expect(page.getByText(catalogues.uk.order.code.faults.emptyCode).first()).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`${address}$`))
      })
    })
