// A hall screen as it stands in front of a test.
import type { Page, Request } from '@playwright/test'
import { openStarted } from './started.ts'

/** Opens a screen and waits until it has asked for its data for the first time. */
export async function open(page: Page, site: { url: string }, path: string): Promise<void> {
  const asked = page.waitForResponse((response) => isRefresh(response.request()))
  await openStarted(page, `${site.url}${path}`)
  await (await asked).finished()
}

/** A screen asks for its own document. */
export function isRefresh(request: Request): boolean {
  return request.resourceType() === 'fetch' && request.method() === 'GET' && request.url().includes('/dashboard')
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
