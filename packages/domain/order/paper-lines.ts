// The lines of credit notes and acts of services: seats at their price, and what makes up the difference to the sum.
import { companyCodeKind } from '../payment/company-code.ts'
import type { Buyer, Order } from './order.ts'
import type { PaperContent, PaperKind, PaperLine, PaperLineKind } from './paper.ts'
import { vatByLine, vatInSum } from './vat.ts'

/** `seats`: counted from 0 across all lines of the order. `whole`: what the paper's lines of this order add up to, kopiykas. */
export type PaperPart = { order: Pick<Order, 'number' | 'lines'>; seats: readonly number[]; whole: number }

/** A difference that makes the whole smaller or greater than the price of its seats. */
const differences: Readonly<Record<PaperKind, readonly [less: PaperLineKind, more: PaperLineKind]>> = {
  creditNote: ['kept', 'reduced'],
  act: ['reduced', 'kept'],
}

/** Lines with the VAT in each: half up by line, the last takes the rest. `rate`: per cent; null: none. */
export function paperLines(kind: PaperKind, parts: readonly PaperPart[], rate: number | null): PaperLine[] {
  const lines = parts.flatMap((part) => linesOf(kind, part))
  const vats =
    rate === null
      ? []
      : vatByLine(
          lines.map(({ sum }) => sum),
          rate,
        )
  return lines.map((line, at) => ({ ...line, vat: vats[at] ?? 0 }))
}

function linesOf(kind: PaperKind, { order, seats, whole }: PaperPart): Omit<PaperLine, 'vat'>[] {
  let first = 0
  const meant = new Set(seats)
  const lines = order.lines.flatMap(({ title, price, attendees }) => {
    const quantity = attendees.filter((_, place) => meant.has(first + place)).length
    first += attendees.length
    const kopiykas = price * 100
    return quantity === 0
      ? []
      : [{ kind: 'seats' as const, order: order.number, title, quantity, price: kopiykas, sum: kopiykas * quantity }]
  })
  const rest = whole - lines.reduce((sum, line) => sum + line.sum, 0)
  if (rest === 0) return lines
  const [less, more] = differences[kind]
  return [...lines, { kind: rest < 0 ? less : more, order: order.number, title: '', quantity: 1, price: rest, sum: rest }]
}

/** VAT in the sum of all lines. `rate`: per cent; null: none. */
export function vatOfLines(lines: readonly PaperLine[], rate: number | null): PaperContent['vat'] {
  const sum = lines.reduce((all, line) => all + line.sum, 0)
  return rate === null ? null : { rate, sum: vatInSum(sum, rate) }
}

/** Whom the order's invoice names. */
export function paperPayer({ buyer }: { buyer: Omit<Buyer, 'email' | 'phone'> }): PaperContent['payer'] {
  const { name, company, edrpou, address = '', isAbroad = false } = buyer
  const isPerson = company === '' || companyCodeKind(edrpou, isAbroad) === 'rnokpp'
  return { name: company || name, code: edrpou, address, isAbroad, isPerson }
}
