// Items of a fiscal receipt: the order lines, which add up to the payment.
import type { Order } from './order.ts'

export type BasketLine = {
  /** The seller's item code, stable per ticket. */
  code: string
  name: string
  quantity: number
  /** Kopiykas per piece. */
  price: number
}

/** Maximum length of a name at providers, characters. */
const maxName = 128

/** Lines that cost something; they add up to the order's sum. */
export function basketOf(
  { forumYear, lines }: Pick<Order, 'forumYear' | 'lines'>,
  nameOf: (title: string) => string,
): BasketLine[] {
  return lines
    .filter(({ price, attendees }) => price > 0 && attendees.length > 0)
    .map(({ ticketId, title, price, attendees }) => ({
      code: `${forumYear}-${ticketId}`.slice(0, 64),
      name: nameOf(title).slice(0, maxName),
      quantity: attendees.length,
      price: price * 100,
    }))
}

/** Kopiykas. */
export function basketSum(lines: readonly Pick<BasketLine, 'quantity' | 'price'>[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
}

/** The item for a partial refund that is no whole seat. */
export function partOf(basket: readonly BasketLine[], amount: number): BasketLine[] {
  const [line] = basket
  return line ? [{ ...line, quantity: 1, price: amount }] : []
}
