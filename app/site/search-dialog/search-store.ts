// Whether the search is open over the page.
import { dialogState } from '../../ui/dialog-state/dialog-state.ts'

const state = dialogState<true>()

/** Opens the search; the focus returns to `element` when it closes. */
export function openSearch(element: HTMLElement | null): void {
  state.open(true, element)
}

export const closeSearch = state.close

export function useSearchOpen(): boolean {
  return state.useShown() === true
}
