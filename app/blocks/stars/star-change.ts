// What the last star did, apart from the stars: the frame of every page says it (app/site/star-notice), also where there is none.
import type { SessionKey } from '#domain/programme/selection.ts'
import { dialogState } from '../../ui/dialog-state/dialog-state.ts'

/** What the last star did: `full`: nothing, as no more fit. `isKept` false: the browser did not store it. */
export type StarChange = { year: number; key: SessionKey; is: 'added' | 'removed' | 'full'; isKept: boolean }

const state = dialogState<StarChange>()

export function tellChange(change: StarChange): void {
  state.open(change, null)
}

/** The notice of the last star is closed. */
export function forgetChange(): void {
  state.close()
}

/** The last star, until it is forgotten; null: none. */
export const useStarChange = state.useShown
