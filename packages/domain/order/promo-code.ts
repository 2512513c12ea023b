// A promo code reduces ticket prices. Only the server computes it; rules in product.md, 6.12.
import type { Instant, RecordId } from '../record/record.ts'
import { normaliseText } from '../submission/fields.ts'
import type { OrderLine } from './order.ts'

export const reductionKinds = ['percent', 'sum'] as const

export type Reduction = {
  kind: (typeof reductionKinds)[number]
  /** 1 to 100 per cent, or whole hryvnias per ticket. */
  amount: number
}

export type PromoCode = Reduction & {
  forumYear: number
  /** Normalised by `codeText`. */
  code: string
  /** Ticket kinds; empty: all. */
  ticketIds: readonly RecordId[]
  /** Maximum number of tickets. */
  maxTickets: number
  /** End, exclusive; null: none. */
  until: Instant | null
  stoppedAt: Instant | null
}

/** Field name in the form, and query parameter. */
export const codeField = 'code'
/** The code, as typed, that the drawn sum already counts; empty: none. */
export const countedCodeField = 'code-counted'

/** `fewLeft`: valid for fewer tickets than ordered. */
export type CodeFault =
  | 'emptyCode'
  | 'unknownCode'
  | 'stoppedCode'
  | 'lateCode'
  | 'otherKindCode'
  | 'usedUpCode'
  | 'fewLeftCode'
  | 'tooManyTries'

const longestCode = 40

/** Normalises a code: capitals, no spaces. Empty: none. */
export function codeText(typed: unknown): string {
  return typeof typed === 'string' ? normaliseText(typed).replaceAll(/\s/g, '').toUpperCase().slice(0, longestCode) : ''
}

/** Letters, digits and hyphens only: easy to say on the phone and valid in a URL. */
export const isCodeText = (text: string) => /^[\p{L}\d][\p{L}\d-]{2,39}$/u.test(text)

/** The reduced price in whole hryvnias. The discount is rounded to the nearest hryvnia, half in the buyer's favour; never below 0. */
export function reducedPrice(price: number, { kind, amount }: Reduction): number {
  return Math.max(0, price - (kind === 'sum' ? amount : Math.round((price * amount) / 100)))
}

/** The ticket's price with the code; null: the code does not reduce it. */
export function priceWith(code: PromoCode, ticketId: RecordId, price: number): number | null {
  if (code.ticketIds.length > 0 && !code.ticketIds.includes(ticketId)) return null
  const reduced = reducedPrice(price, code)
  return reduced < price ? reduced : null
}

/** Order lines with reduced prices; each keeps its full price. Pure. */
export function reducedLines(lines: readonly OrderLine[], code: PromoCode): OrderLine[] {
  return lines.map((line) => {
    const price = priceWith(code, line.ticketId, line.price)
    return price === null ? line : { ...line, price, reduced: { from: line.price, code: code.code } }
  })
}

/** Number of reduced tickets, and the discount in whole hryvnias; null: no code. */
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

/** The full price of a line's ticket: documents list it, with the discount as a separate line. */
export const fullPrice = ({ price, reduced }: Pick<OrderLine, 'price' | 'reduced'>) => reduced?.from ?? price
