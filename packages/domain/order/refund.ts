// Refunds: of seats, of a part or of everything (kopiykas).
import type { Payment } from '../payment/payment.ts'
import type { Instant } from '../record/record.ts'
import type { IssuedTicket, Order } from './order.ts'

export const refundStates = ['asked', 'done', 'failed'] as const

export type Refund = {
  id: string
  orderId: string
  /** The refunded payment; null: by hand (a transfer, or done at the provider). */
  paymentReference: string | null
  /** Kopiykas. */
  amount: number
  /** Released seats, counted from 0 across all lines. */
  seats: readonly number[]
  /** `asked`: the result is unknown; it counts as refunded until it failed. */
  state: (typeof refundStates)[number]
  at: Instant
}

export type Books = { paid: number; refunded: number; remaining: number }

type PaidOrder = Pick<Order, 'status' | 'total' | 'received'>

/** What is known of an order's money: its card payments and refunds. */
export type OrderMoney = { payments: readonly KnownPayment[]; refunds: readonly Refund[] }

export type KnownPayment = Pick<Payment, 'reference' | 'state' | 'receiptsSince'>

const isSold = ({ status }: Pick<Order, 'status'>) => status === 'paid' || status === 'refunded'

/**
 * The card payment that bought the order: receipts became due for it (packages/desk/orders/receipts.ts). Where it went back in full and the order lives on,
 * another one that is still here took its place. undefined: transfers paid, or nothing did.
 */
export function payingOf<Known extends KnownPayment>(order: PaidOrder, payments: readonly Known[]): Known | undefined {
  if (!isSold(order) || order.received > 0) return undefined
  const came = payments.filter(({ state }) => state === 'paid' || state === 'refunded')
  const buying = came.filter(({ receiptsSince }) => receiptsSince !== null)
  const here = buying.find(({ state }) => state === 'paid')
  const another = order.status === 'paid' && buying.length > 0 ? came.find(({ state }) => state === 'paid') : undefined
  return here ?? another ?? buying[0]
}

/** Refunds of what paid the order. Those of a payment that bought nothing are not among them: they take nothing from its sum. */
export function ownRefunds(order: PaidOrder, { payments, refunds }: OrderMoney): Refund[] {
  const paying = payingOf(order, payments)?.reference ?? null
  return refunds.filter(({ paymentReference }) => paymentReference === null || paymentReference === paying)
}

/** Paid (in part, too), refunded and remaining sums of an order; every refund of it that did not fail counts. */
export function booksOf(order: PaidOrder, money: OrderMoney): Books {
  const paid = isSold(order) ? order.total * 100 : order.received
  const refunded = ownRefunds(order, money).reduce((sum, { state, amount }) => (state === 'failed' ? sum : sum + amount), 0)
  return { paid, refunded, remaining: paid - refunded }
}

/** What an organiser asks for; without seats and amount: everything that is left. */
export type RefundWish = {
  /** Counted from 0. */
  seats: readonly number[]
  /** Kopiykas; null: the price of the seats, or everything. */
  amount: number | null
  /** Kopiykas that were refunded when the organiser saw the order; missing: not compared. */
  refundedBefore?: number
}

export type RefundFault =
  /** Somebody refunded in the meantime, or the form was sent twice. */
  | 'stale'
  /** Not paid, or everything was refunded. */
  | 'notPaid'
  /** No such seat, or its ticket is void. */
  | 'noSuchSeat'
  /** More than what is left. */
  | 'tooMuch'
  | 'nothing'

export type RefundPlan =
  | { isPossible: true; amount: number; seats: readonly number[] }
  | { isPossible: false; fault: RefundFault }

/**
 * The seats to release and the amount to refund. An amount without seats releases none, unless nothing remains; all seats without an amount refund
 * everything that remains.
 */
export function planRefund(
  order: Pick<Order, 'status' | 'total' | 'received' | 'lines'>,
  tickets: readonly Pick<IssuedTicket, 'seat' | 'state'>[],
  money: OrderMoney,
  wish: RefundWish,
): RefundPlan {
  const fault = (fault: RefundFault): RefundPlan => ({ isPossible: false, fault })
  const { refunded, remaining } = booksOf(order, money)
  // A cancelled order has the status "refunded" while its money is still here.
  if (order.status !== 'paid' && (order.status !== 'refunded' || remaining === 0)) return fault('notPaid')
  if ((wish.refundedBefore ?? refunded) !== refunded) return fault('stale')
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

/** Price of each seat in kopiykas. */
export function seatPrices({ lines }: Pick<Order, 'lines'>): number[] {
  return lines.flatMap(({ price, attendees }) => attendees.map(() => price * 100))
}
