// What the client of a page starts from: in the page itself, or, where everybody gets the same page, under an address of its own that the
// page's starter asks for together with the scripts (docs/decisions/0072-state-beside-the-page.md).
import { takeReload } from './site/page-load/reload-guard.ts'

/** Where the starter leaves the answer for the client. */
export const pageState = '__pageState'

type WithState = { [pageState]?: Promise<Response>; __reactRouterContext?: object; location: { reload(): void } }

/** The text in which the state travels: what the router says of itself (a JSON object), and below it what the loaders gave. */
export function writtenState(context: string, data: string): string {
  return `${context}\n${data}`
}

/** Puts into `window` what the router looks for there, if it is not in the page. False: it cannot be had, and the page stays a document. */
export async function takeState(window: WithState): Promise<boolean> {
  if (!window[pageState]) return true
  const response = await window[pageState].catch(() => null)
  if (!response?.ok) {
    // The site knows this drawing no more: there is a newer one.
    if (response?.status === 404 && takeReload()) window.location.reload()
    return false
  }
  const text = await response.text().catch(() => null)
  if (text === null) return false
  const end = text.indexOf('\n')
  const stream = new Response(text.slice(end + 1)).body
  window.__reactRouterContext = { ...JSON.parse(text.slice(0, end)), stream }
  return true
}
