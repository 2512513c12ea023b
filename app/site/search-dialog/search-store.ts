// Whether the search is open over the page. Lives in the browser: nothing on the server ever opens it.
import { useSyncExternalStore } from 'react'

let isOpen = false
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function become(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the search; the focus returns to `element` when it closes. */
export function openSearch(element: HTMLElement | null): void {
  opener = element
  become(true)
}

/** Closes it; `keepsFocus`: a page was chosen, which takes the focus itself. */
export function closeSearch(keepsFocus = false): void {
  if (!isOpen) return
  become(false)
  if (!keepsFocus && opener?.isConnected) opener.focus({ preventScroll: true })
  opener = null
}

export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
