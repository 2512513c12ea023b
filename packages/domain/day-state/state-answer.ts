// What /state.json answers: pages that are open ask it again and again.
import type { Locale } from '../localisation/locale.ts'

export type StateAnswer = {
  /** `dayMark` of this moment. */
  mark: string
  /** Seconds until a page asks again. */
  pause: number
  /** Whether everybody goes to the shelter now. */
  isToShelter: boolean
  /** What it is, and the sentences after it, in each language; null: nothing is interrupted. */
  text: Readonly<Record<Locale, readonly [title: string, rest: string]>> | null
}

export const statePath = '/state.json'
