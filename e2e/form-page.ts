// The form of a page as a visitor fills it in and sends it.
import { expect, type Locator, type Page } from '@playwright/test'

export const formOn = (page: Page) => page.locator('main form')
export const press = (page: Page, limit = {}) => formOn(page).locator('button[type=submit]').click(limit)
export const field = (page: Page, name: string) => formOn(page).locator(`[name=${name}]`)

/**
 * Tries until `attempt` holds: who presses faster than a person can read is asked to press again. A second press breaks off what the first
 * has under way, so `limit` (ms) doubles: on a slow machine nothing would ever come to its end otherwise.
 */
export async function insist(attempt: (limit: { timeout: number }) => Promise<void>) {
  let timeout = 750
  await expect(() => {
    timeout *= 2
    return attempt({ timeout })
  }).toPass({ intervals: [300] })
}

export const pressUntil = (page: Page, seen: Locator) =>
  insist(async (limit) => {
    await press(page, limit)
    await expect(seen).toBeVisible(limit)
  })

export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

export async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
}
