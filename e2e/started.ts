import type { Page } from '@playwright/test'

/** Goes to a page and waits until everything of it that moves answers. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilStarted(page)
}

/** Touches every island and module, and waits until each answers to events. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll('[data-island],[data-module]')]
    for (const element of all) element.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return document.documentElement.dataset.loaded !== undefined && all.every((element) => element.hasAttribute('data-awake'))
  })
}
