// The form of an order as a visitor fills it in and sends it.
import { expect, type Page } from '@playwright/test'
import { newVisitor, worker } from './form-site.ts'
import { openStarted } from './started.ts'

let buyers = 0
export const newBuyer = () => `buyer-${worker}-${++buyers}@lad.example`

export const form = (page: Page) => page.locator('main form[action*="/by-"]')
/** The list of numbers of a ticket: by its place on the page, or by its name as a field. */
export const quantity = (page: Page, which: number | string) =>
  typeof which === 'number' ? form(page).locator('select').nth(which) : form(page).locator(`select[name="${which}"]`)
export const seats = (page: Page) => form(page).locator('fieldset')

export async function open(page: Page, address: string, hasScripts: boolean) {
  await page.setExtraHTTPHeaders(newVisitor())
  if (hasScripts) await openStarted(page, address)
  else await page.goto(address)
}

/** Without scripts the form is drawn anew by its own button. */
export async function choose(page: Page, which: number | string, count: string, hasScripts: boolean) {
  const list = quantity(page, which)
  if (!(await list.isVisible())) await form(page).locator('summary').first().click()
  await list.selectOption(count)
  if (!hasScripts) await form(page).locator('button[value=update]').click()
}

export async function nameBuyer(page: Page, email: string) {
  await page.locator('#order-name').fill('Єва Їжакевич-Ґудзь')
  await page.locator('#order-email').fill(email)
  // One telephone may not order without end.
  await page.locator('#order-phone').fill(`+38044${1_000_000 + worker * 1000 + buyers}`)
}

export async function accept(page: Page) {
  await page.locator('#order-offer').check()
  await page.locator('#order-consent').check()
}

/** One seat of the first ticket, ready to be sent. */
export async function fillInForOne(page: Page, email: string, hasScripts: boolean) {
  await choose(page, 0, '1', hasScripts)
  await nameBuyer(page, email)
  await seats(page).nth(0).locator('input').first().fill('Ada')
  await accept(page)
}

/** Sends the form. */
export const press = (page: Page) => form(page).locator('button[type=submit]:not([name])').click()

/** Sends the form, which leads to such an address. */
export async function pressTo(page: Page, address: RegExp) {
  await press(page)
  await expect(page).toHaveURL(address)
}

/** Sends the form, which comes back with a fault in the field. */
export async function pressToFault(page: Page, id: string) {
  await press(page)
  await expect(page.locator(id)).toHaveAttribute('aria-invalid', 'true')
}

export const faults = (page: Page) =>
  form(page)
    .locator('[aria-invalid=true]')
    .evaluateAll((all) => all.map(({ id }) => id))
