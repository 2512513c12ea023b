// Giving money back: for seats, for a part, for all that is left; and the books of an order (kopiykas throughout).
import type { Instant } from '../record.ts'
import type { IssuedTicket, Order } from './order.ts'

export const refundStates = ['asked', 'done', 'failed'] as const

export type Refund = {
  id: string
  orderId: string
  /** The payment that the money goes back through; null: by hand (a transfer, or what was given back at the provider). */
  paymentReference: string | null
  /** Kopiykas. */
  amount: number
  /** Seats that end with it, counted from 0 through all lines of the order. */
  seats: readonly number[]
  /** `asked`: it may or may not have been carried out; it counts as given back until it failed. */
  state: (typeof refundStates)[number]
  at: Instant
}

export type Books = { paid: number; refunded: number; remaining: number }

/** What came, what went back and what is left of an order; every refund that did not fail counts. */
export function booksOf({ status, total }: Pick<Order, 'status' | 'total'>, refunds: readonly Refund[]): Books {
  const paid = status === 'paid' || status === 'refunded' ? total * 100 : 0
  const refunded = refunds.reduce((sum, { state, amount }) => (state === 'failed' ? sum : sum + amount), 0)
  return { paid, refunded, remaining: paid - refunded }
}

/** What an organiser asks for; no seats and no amount: everything that is left. */
export type RefundWish = {
  /** Counted from 0. */
  seats: readonly number[]
  /** Kopiykas; null: what these seats cost, or all. */
  amount: number | null
}

export type RefundFault =
  /** Nothing of it is paid, or all went back. */
  | 'notPaid'
  /** No such seat, or its ticket is cancelled. */
  | 'noSuchSeat'
  /** More than is left. */
  | 'tooMuch'
  | 'nothing'

export type RefundPlan =
  | { isPossible: true; amount: number; seats: readonly number[] }
  | { isPossible: false; fault: RefundFault }

/**
 * Which seats end and how much goes back. A sum without seats ends none, unless nothing is left afterwards; all seats without a sum give
 * back all that is left, so that no kopiyka stays because of an earlier part.
 */
export function planRefund(
  order: Pick<Order, 'status' | 'total' | 'lines'>,
  tickets: readonly Pick<IssuedTicket, 'seat' | 'state'>[],
  refunds: readonly Refund[],
  wish: RefundWish,
): RefundPlan {
  const fault = (fault: RefundFault): RefundPlan => ({ isPossible: false, fault })
  const { remaining } = booksOf(order, refunds)
  // One that was revoked is refunded by its state while its money may still be here.
  if (order.status !== 'paid' && (order.status !== 'refunded' || remaining === 0)) return fault('notPaid')
  const good = tickets.filter(({ state }) => state === 'valid').map(({ seat }) => seat)
  const asked = [...new Set(wish.seats)]
  if (!asked.every((seat) => good.includes(seat))) return fault('noSuchSeat')
  const isAll = asked.length === good.length || (asked.length === 0 && wish.amount === null)
  const prices = seatPrices(order)
  const cost = asked.reduce((sum, seat) => sum + (prices[seat] ?? 0), 0)
  const amount = wish.amount ?? (isAll ? remaining : Math.min(cost, remaining))
  if (amount > remaining) return fault('tooMuch')
  const seats = isAll || (amount > 0 && amount === remaining) ? good : asked
  return amount < 0 || (amount === 0 && seats.length === 0) ? fault('nothing') : { isPossible: true, amount, seats }
}

/** What each seat cost, in kopiykas, in the order of the seats. */
export function seatPrices({ lines }: Pick<Order, 'lines'>): number[] {
  return lines.flatMap(({ price, attendees }) => attendees.map(() => price * 100))
}
