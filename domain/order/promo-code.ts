// A promo code: what it takes off a ticket's price. Only the server reckons it; rules in product.md, 6.12.

import type { Instant, RecordId } from '../record.ts'
import { plainText } from '../submission/fields.ts'
import type { OrderLine } from './order.ts'

export const reductionKinds = ['percent', 'sum'] as const

export type Reduction = {
  kind: (typeof reductionKinds)[number]
  /** Per cent from 1 to 100, or whole hryvnias off each ticket. */
  amount: number
}

export type PromoCode = Reduction & {
  forumYear: number
  /** As `codeText` writes it. */
  code: string
  /** Kinds of tickets for which it is good; empty: all. */
  ticketIds: readonly RecordId[]
  /** For so many tickets. */
  maxTickets: number
  /** The first moment at which it is good no more; null: as long as tickets are sold. */
  until: Instant | null
  stoppedAt: Instant | null
}

/** Name of its field in the form and in the address of an order. */
export const codeField = 'code'

/** `fewLeft`: it is good for fewer tickets than are ordered at its price. */
export type CodeFault =
  | 'unknownCode'
  | 'stoppedCode'
  | 'lateCode'
  | 'otherKindCode'
  | 'usedUpCode'
  | 'fewLeftCode'
  | 'tooManyTries'

const longestCode = 40

/** A code as it is kept and compared: capitals, without spaces. Empty: none was typed. */
export function codeText(typed: unknown): string {
  return typeof typed === 'string' ? plainText(typed).replaceAll(/\s/g, '').toUpperCase().slice(0, longestCode) : ''
}

/** Letters, figures and hyphens only: what can be said on the telephone and stands in an address. */
export const isCodeText = (text: string) => /^[\p{L}\d][\p{L}\d-]{2,39}$/u.test(text)

/**
 * What one ticket costs with a code, whole hryvnias. The discount of each ticket is rounded to the nearest whole hryvnia, a half in the
 * buyer's favour; nothing costs less than nothing.
 */
export function reducedPrice(price: number, { kind, amount }: Reduction): number {
  return Math.max(0, price - (kind === 'sum' ? amount : Math.round((price * amount) / 100)))
}

/** The price of a ticket with the code, where the code makes it less; null: it costs what it costs. */
export function priceWith(code: PromoCode, ticketId: RecordId, price: number): number | null {
  if (code.ticketIds.length > 0 && !code.ticketIds.includes(ticketId)) return null
  const reduced = reducedPrice(price, code)
  return reduced < price ? reduced : null
}

/** Lines of an order at the prices of the code; of each it is kept what it would cost without. Pure. */
export function reducedLines(lines: readonly OrderLine[], code: PromoCode): OrderLine[] {
  return lines.map((line) => {
    const price = priceWith(code, line.ticketId, line.price)
    return price === null ? line : { ...line, price, reduced: { from: line.price, code: code.code } }
  })
}

/** How many tickets of an order a code made cheaper, and by how much in all (whole hryvnias); null: no code. */
export function discountOf(lines: readonly OrderLine[]): { code: string; tickets: number; sum: number } | null {
  const cheaper = lines.flatMap(({ reduced, price, attendees }) =>
    reduced ? [{ ...reduced, price, tickets: attendees.length }] : [],
  )
  const [first] = cheaper
  if (!first) return null
  return {
    code: first.code,
    tickets: cheaper.reduce((count, { tickets }) => count + tickets, 0),
    sum: cheaper.reduce((sum, { from, price, tickets }) => sum + (from - price) * tickets, 0),
  }
}

/** What one ticket of a line costs without a code: how papers list it, with the discount as a line of its own. */
export const fullPrice = ({ price, reduced }: Pick<OrderLine, 'price' | 'reduced'>) => reduced?.from ?? price
