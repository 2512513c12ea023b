// Filters and pages that follow the server: the document at another address is fetched, and its marked parts take the place of those of this one.
import { sitePolicy } from './site-policy.ts'
import { partSwapped } from './swapped-event.ts'

type SwapOptions = { signal?: AbortSignal }

/**
 * Puts the children of each `data-part` of the document at `address` in the place of those of the same name here; a part that is not there
 * becomes empty, and one that is the same there (all of it, or its `data-state`) stays as it is. A link that has the focus keeps it, where it is there
 * again; scrolling and everything outside of the parts stay. Rejects when no page of the site answers.
 */
export async function swapParts(address: string, options: SwapOptions = {}): Promise<void> {
  const next = await documentAt(address, options)
  document.title = next.title
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const found = next.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`)
    const state = found?.dataset.state
    if (found && (state === undefined ? part.isEqualNode(found) : state === part.dataset.state)) continue
    if (state !== undefined) part.dataset.state = state
    const focused = part.contains(document.activeElement) && document.activeElement?.getAttribute('href')
    part.replaceChildren(...(found?.childNodes ?? []))
    if (focused) part.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
    part.dispatchEvent(new Event(partSwapped, { bubbles: true }))
  }
}

/** The document at `address`, which runs nothing. Rejects when no page of the site answers. */
export async function documentAt(address: string, { signal }: SwapOptions = {}): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, ...(signal && { signal }) })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address}: ${response.status}`)
  // The styles of another route are none of this page's, whose policy would report them.
  const html = (await response.text()).replace(/<style>[\s\S]*?<\/style>/, '')
  const found = new DOMParser().parseFromString(sitePolicy.createHTML(html), 'text/html')
  signal?.throwIfAborted()
  return found
}
