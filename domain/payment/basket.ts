// What a fiscal receipt lists: the lines of an order, whose sums are the payment.
import type { Order } from '../order/order.ts'

export type BasketLine = {
  /** The seller's own code of what is sold: the same for the same ticket. */
  code: string
  name: string
  quantity: number
  /** Kopiykas for one. */
  price: number
}

/** The longest name that providers print, in characters. */
const maxName = 128

/** The lines that cost something; the sum of price by quantity is that of the order. */
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

/** The line under which a part of a sum goes back that is no whole seat. */
export function partOf(basket: readonly BasketLine[], amount: number): BasketLine[] {
  const [line] = basket
  return line ? [{ ...line, quantity: 1, price: amount }] : []
}
