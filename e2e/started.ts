import type { Page } from '@playwright/test'

/** Goes to a page and waits until its scripts run: they start with the first thing that a visitor does, or when nobody does anything for long. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilStarted(page)
}

export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointerdown'))
    // The starter takes them away when the client has told that it stands.
    if (document.querySelector('script[type=speculationrules]')) return false
    return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
  })
}
