// Data of the mailing page: plain values, rendered by packages/desk/office/drawing.

import type { LetterFigures, LetterState } from '@forum/desk/orders/forum-letters.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { LetterKind } from '@forum/domain/order/forum-letter.ts'

export type LetterDeed = 'word' | 'sample' | 'send' | 'stop'

export type LetterFault = 'notEmail' | 'notTried' | 'nobody' | 'early' | 'late' | 'going' | 'stale'

export type ForumLetterView = LetterFigures & {
  kind: LetterKind
  state: LetterState
  /** The text in each language, with the organisers' addition. */
  versions: readonly { locale: Locale; words: string; subject: string; text: string }[]
}

export type LettersView = {
  page: 'letters'
  year: number
  letters: readonly ForumLetterView[]
  /** Invoice reminders: days before the due date, and the number sent. */
  reminders: { days: number; sent: number }
  done: { kind: LetterKind; deed: LetterDeed; detail: string } | null
  fault: { kind: LetterKind; fault: LetterFault; typed: Readonly<Record<string, string>> } | null
}
