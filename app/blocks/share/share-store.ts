// What is being shared just now, for the one dialog of the site. Lives in the browser: nothing on the server ever opens it.
import { useSyncExternalStore } from 'react'
import type { ShareItem } from './share-links.ts'

/** `shareItem` is what the dialog shows; it is there while, and only while, the dialog is open (product.md, 4.9). */
type ShareState = { showShareModal: boolean; shareItem: ShareItem | null }

const closed: ShareState = { showShareModal: false, shareItem: null }
let state = closed
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function become(next: ShareState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Opens the dialog; focus returns to `button` when it closes. */
export function openShare(shareItem: ShareItem, button: HTMLElement | null): void {
  opener = button
  become({ showShareModal: true, shareItem })
}

/** Closes the dialog and forgets what was shared. */
export function closeShare(): void {
  if (!state.showShareModal) return
  const button = opener
  opener = null
  become(closed)
  if (button?.isConnected) button.focus({ preventScroll: true })
}

export function useShare(): ShareState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
