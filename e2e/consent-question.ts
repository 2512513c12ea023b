// The question for consent as it stands on the page.
import type { Page } from '@playwright/test'

export const question = (page: Page) => page.getByRole('region', { name: 'May we count your visits?' })
export const accept = (page: Page) => question(page).getByRole('button', { name: 'Accept' })
export const decline = (page: Page) => question(page).getByRole('button', { name: 'Decline' })
export const settings = (page: Page) => page.locator('[data-consent-settings]')

/** Addresses outside of the site that the page asks for. */
export function foreignRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:')) asked.push(request.url())
  })
  return asked
}

export const kept = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions'),
  }))
