// Papers for accountants beside the invoice: credit notes and acts of services. What they say is kept with them.
import type { Instant } from '../record/record.ts'
import type { Seller } from './invoice.ts'

export const paperKinds = ['creditNote', 'act'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Ukrainian; English for a payer abroad. It never changes. */
export const paperLanguages = ['uk', 'en'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/**
 * `seats`: tickets at their price. `kept`: of a price that was given back, what stays with the seller. `reduced`: given back, while the seats stay.
 */
export const paperLineKinds = ['seats', 'kept', 'reduced'] as const
export type PaperLineKind = (typeof paperLineKinds)[number]

export type PaperLine = {
  kind: PaperLineKind
  /** Number of its order. */
  order: string
  /** Name of the ticket; empty where it is no seat. */
  title: string
  quantity: number
  /** Kopiykas; the sum is below 0 where it makes the whole smaller. */
  price: number
  sum: number
  /** VAT in the sum, kopiykas; 0: none. */
  vat: number
}

/** All that a paper says, as it was when it was made. */
export type PaperContent = {
  language: PaperLanguage
  seller: Pick<Seller, 'name' | 'code' | 'address' | 'iban' | 'bank' | 'email' | 'phone'>
  /** `isAbroad`: pays from a bank abroad, so that the code is one of its country. `isPerson`: all of it is of one person, and goes with the
   * order's buyer. */
  payer: { name: string; code: string /** May be empty. */; address: string; isAbroad: boolean; isPerson: boolean }
  /** Invoices with their dates, in the order of the lines. */
  orders: readonly { number: string; issuedAt: Instant }[]
  lines: readonly PaperLine[]
  /** VAT in the whole sum, per cent and kopiykas; null: none. */
  vat: { rate: number; sum: number } | null
  /** The edition, its days and its place, of an act; empty: unknown. */
  service: { forum: string; days: string; place: string }
}

export type Paper = {
  id: string
  kind: PaperKind
  forumYear: number
  /** From 1, without gaps within kind and edition. */
  sequence: number
  /** What people read. */
  number: string
  /** Kopiykas. */
  sum: number
  content: PaperContent
  issuedAt: Instant
  /** An organiser's name; empty: the site itself. */
  issuedBy: string
  /** The refund of a credit note. */
  refundId: string | null
  /** Since when an act no longer counts. */
  voidAt: Instant | null
  voidBy: string | null
  voidReason: string
}

/** What part of a paper's sum is which order's, kopiykas. */
export type PaperShare = { paperId: string; orderId: string; amount: number }

const letters = { creditNote: 'CN', act: 'ACT' } as const

/** `ACT-7/2025`: the sequence stands first, so that no form of an order's number is in it (packages/domain/transfer/invoice-numbers.ts). */
export function paperNumber(kind: PaperKind, forumYear: number, sequence: number): string {
  return `${letters[kind]}-${sequence}/${forumYear}`
}

/** Name of its PDF: `act-7-2025.pdf`. */
export const paperFile = ({ number }: Pick<Paper, 'number'>) => `${number.toLowerCase().replace('/', '-')}.pdf`
