import type { ListedCode } from '@forum/desk/orders/promo-codes.ts'
import type { KindView } from './guest-view.ts'

/** Why a code was rejected; packages/desk/office/drawing has a sentence for each. */
export type NewCodeFault = 'noCode' | 'taken' | 'noAmount' | 'noNumber' | 'noKind' | 'notDay' | 'past' | 'overLimit'

export type CodesView = {
  page: 'codes'
  year: number
  kinds: readonly KindView[]
  codes: readonly (ListedCode & { /** Link to the order page with this code filled in. */ address: string })[]
  typed: Readonly<Record<string, string>>
  /** Selected kinds. */
  chosen: readonly string[]
  done: { deed: 'made' | 'stopped'; code: string } | null
  fault: NewCodeFault | null
}
