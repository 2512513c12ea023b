// The proof of the books as tables: every sum with its parts, and what does not agree.
import type { BookFinding, BookRule, BookTask, EquationName, Proof } from '@forum/desk/orders/proof.ts'
import type { BooksWords } from '@forum/desk/words/downloads/words.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { fullDate, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import type { OfficeLanguage } from '../staff/session.ts'
import { type ColumnOf, type Table, tableOf } from './table.ts'

/** The equation in which a rule stands. */
export const equationOf = {
  paidByNothing: 'money',
  paidOtherwise: 'money',
  fullAndOpen: 'money',
  overWithMoney: 'shares',
  received: 'shares',
  tooMuchBack: 'refunds',
  paymentOverBack: 'vain',
  refundWithoutReturn: 'refunds',
  shareReturned: 'refunds',
  given: 'transfers',
  returned: 'transfers',
  overdrawn: 'transfers',
  creditMissing: 'creditNotes',
  creditOther: 'creditNotes',
  paperParts: 'acts',
  numbering: 'acts',
} as const satisfies Record<BookRule, EquationName>

type Found = BookFinding<BookRule | BookTask>

/** "Order 2025-00042", "Transfer 9 September 2025 Aurora LLC, payment …": what a finding is about. */
export function subjectOf({ subject, id, day, label, note }: Found, words: BooksWords, language: OfficeLanguage): string {
  const moment = parseMoment(`${day}T12:00:00`)
  const names = {
    order: () => words.order(id),
    transfer: () => words.transfer(moment === null ? '' : fullDate(moment, language), label),
    paper: () => words.paper(label || id),
  }
  const more = /^(?:CN|ACT)-/.test(note) ? words.ofPaper(note) : words.payment(note)
  return note === '' ? names[subject]() : `${names[subject]()}, ${more}`
}

/** Why it does not agree, with both sums. */
export const reasonOf = ({ rule, one, other }: Found, words: BooksWords, language: OfficeLanguage) =>
  words.rules[rule](exactPrice(one, language), exactPrice(other, language))

/** The first line of an equation is a whole, whatever it is a part of elsewhere. */
export const wholeName = (equation: EquationName, sum: keyof BooksWords['sums'], words: BooksWords) =>
  equation === 'vain' ? words.wholeVain : words.sums[sum]

type SumRow = { book: string; line: string; number: number | null; amount: number }
type Title = keyof BooksWords['columns']

const sumColumns: readonly ColumnOf<SumRow, Title>[] = [
  { title: 'book', kind: 'text', width: 30, of: ({ book }) => book },
  { title: 'line', kind: 'text', width: 48, of: ({ line }) => line },
  { title: 'number', kind: 'number', width: 11, of: ({ number }) => number },
  { title: 'amount', kind: 'sum', width: 16, of: ({ amount }) => amount },
]

const findingColumns = (words: BooksWords, language: OfficeLanguage): readonly ColumnOf<Found, Title>[] => [
  { title: 'subject', kind: 'text', width: 40, of: (found) => subjectOf(found, words, language) },
  { title: 'why', kind: 'text', width: 80, of: (found) => reasonOf(found, words, language) },
  { title: 'one', kind: 'sum', width: 16, of: ({ one }) => one },
  { title: 'other', kind: 'sum', width: 16, of: ({ other }) => other },
  { title: 'difference', kind: 'sum', width: 16, of: ({ one, other }) => other - one },
]

export function proofTables({ equations, faults, tasks }: Proof, words: BooksWords, language: OfficeLanguage): [Table, Table] {
  const rows = equations.flatMap(({ name, whole, parts, difference }): SumRow[] => {
    const book = words.equations[name]
    return [
      { book, line: wholeName(name, whole.sum, words), number: whole.number, amount: whole.amount },
      ...parts.map(({ sum, number, amount }) => ({ book, line: words.sums[sum], number, amount })),
      { book, line: words.difference, number: null, amount: difference },
    ]
  })
  return [
    tableOf(words.tables.sums, sumColumns, words.columns, rows),
    tableOf(words.tables.findings, findingColumns(words, language), words.columns, [...faults, ...tasks]),
  ]
}
