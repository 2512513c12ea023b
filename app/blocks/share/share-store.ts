// What is being shared just now, for the one dialog of the site.
import { dialogState } from '../../ui/dialog-state/dialog-state.ts'
import type { ShareItem } from './share-links.ts'

/** `shareItem` is what the dialog shows; it is there while, and only while, the dialog is open (product.md, 4.9). */
type ShareState = { showShareModal: boolean; shareItem: ShareItem | null }

const state = dialogState<ShareItem>()

/** Opens the dialog; focus returns to `button` when it closes. */
export function openShare(shareItem: ShareItem, button: HTMLElement | null): void {
  state.open(shareItem, button)
}

/** Closes the dialog and forgets what was shared. */
export function closeShare(): void {
  state.close()
}

export function useShare(): ShareState {
  const shareItem = state.useShown()
  return { showShareModal: shareItem !== null, shareItem }
}
