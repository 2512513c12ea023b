import type { Page } from '@playwright/test'

/** Goes to a page and waits until its scripts run: they start after it has loaded, or with the first thing that a visitor does. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilStarted(page)
}

export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
}
