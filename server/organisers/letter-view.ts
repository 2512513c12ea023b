// What the page of the letters shows: plain values, which app/desk draws.
import type { Locale } from '#domain/localisation/locale.ts'
import type { LetterKind } from '#domain/order/forum-letter.ts'
import type { LetterFigures, LetterState } from '../orders/forum-letters.ts'

export type LetterDeed = 'word' | 'sample' | 'send' | 'stop'

export type LetterFault = 'notEmail' | 'notTried' | 'nobody' | 'early' | 'late' | 'going' | 'stale'

export type ForumLetterView = LetterFigures & {
  kind: LetterKind
  state: LetterState
  /** How it reads in each language of the site, with what the organisers say in it. */
  versions: readonly { locale: Locale; words: string; subject: string; text: string }[]
}

export type LettersView = {
  page: 'letters'
  year: number
  letters: readonly ForumLetterView[]
  /** Of reminders of invoices: how many days before the last, and how many went. */
  reminders: { days: number; sent: number }
  done: { kind: LetterKind; deed: LetterDeed; detail: string } | null
  fault: { kind: LetterKind; fault: LetterFault } | null
}
