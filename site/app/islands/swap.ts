// Fetches a document and replaces the marked parts of this page, for filters and live updates.
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'
import { adoptSheet } from './adopt-sheet.ts'
import { sitePolicy } from './site-policy.ts'
import { partSwapped } from './swapped-event.ts'

type SwapOptions = {
  signal?: AbortSignal
  /** Also replaces a `main` without parts in which nothing was typed and nothing plays. */
  hasMain?: boolean
}

const adopted = new Set<string>()

/**
 * Replaces the children of each `data-part` by those of the document at `address`. A part that is missing there becomes empty; an equal one (whole,
 * or by `data-state`) stays. Keeps the focus on a link that exists in both, the scroll position, and everything outside the parts. Rejects when the
 * site does not answer.
 */
export async function swapParts(address: string, options: SwapOptions = {}): Promise<void> {
  const next = await documentAt(address, { ...options, onStyles: adoptOnce })
  document.title = next.title
  const main = options.hasMain ? document.querySelector<Drawn>('main') : null
  const isStill = main && !main.querySelector('form, iframe, video, [data-part]')
  for (const part of [...(isStill ? [main] : []), ...all('[data-part]')]) {
    const found = part === main ? next.querySelector<Drawn>('main') : find(`[data-part="${part.dataset.part}"]`, next)
    const state = found?.dataset.state
    if (found && (state === undefined ? part.isEqualNode(found) : state === part.dataset.state)) continue
    if (state !== undefined) part.dataset.state = state
    const focused = part.contains(document.activeElement) && document.activeElement?.getAttribute('href')
    part.replaceChildren(...(found?.childNodes ?? []))
    if (focused) part.querySelector<Drawn>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
    part.dispatchEvent(new Event(partSwapped, { bubbles: true }))
  }
}

/** The new parts may need sheets that this page was drawn without. */
function adoptOnce(styles: string): void {
  if (adopted.has(styles) || styles === document.querySelector('head style')?.textContent) return
  adopted.add(styles)
  adoptSheet(styles, true)
}

/** Parses the document at `address` without running scripts. Rejects when the site does not answer. */
export async function documentAt(
  address: string,
  { signal, onStyles }: SwapOptions & { onStyles?(styles: string): void } = {},
): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, ...(signal && { signal }) })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address}: ${response.status}`)
  // Removes inline styles: the page's policy would report them.
  const html = (await response.text()).replace(/<style>([\s\S]*?)<\/style>/, (_, styles: string) => {
    onStyles?.(styles)
    return ''
  })
  const found = new DOMParser().parseFromString(sitePolicy.createHTML(html), 'text/html')
  if (signal?.aborted) throw new DOMException('asked for something else meanwhile', 'AbortError')
  return found
}
