// The form of a page as a visitor fills it in and sends it.
import { expect, type Page } from '@playwright/test'

export const formOn = (page: Page) => page.locator('main form')
export const press = (page: Page) => formOn(page).locator('button[type=submit]').click()
export const field = (page: Page, name: string) => formOn(page).locator(`[name=${name}]`)

export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

export async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
}
