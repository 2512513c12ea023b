import type { ListedCode } from '../orders/promo-codes.ts'
import type { KindView } from './guest-view.ts'

/** Why a code was not made; app/desk has a sentence for each. */
export type NewCodeFault = 'noCode' | 'taken' | 'noAmount' | 'noNumber' | 'noKind' | 'notDay' | 'past' | 'overLimit'

export type CodesView = {
  page: 'codes'
  year: number
  kinds: readonly KindView[]
  codes: readonly (ListedCode & { /** The page of ordering with its field filled. */ address: string })[]
  typed: Readonly<Record<string, string>>
  /** Kinds that were ticked. */
  chosen: readonly string[]
  done: { deed: 'made' | 'stopped'; code: string } | null
  fault: NewCodeFault | null
}
