// The account of an order for bookkeeping: each payment, each refund and its seats (kopiykas).
import type { Payment } from '../payment/payment.ts'
import type { Instant, RecordId } from '../record/record.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import type { Order } from './order.ts'
import { payingOf, type Refund, seatPrices } from './refund.ts'

export type Income = {
  /** The provider's payment; of a transfer the number of its document, or the order's. */
  reference: string
  /** null: a transfer, or a card order that was marked as paid by hand. */
  provider: string | null
  providerPaymentId: string | null
  at: Instant
  amount: number
  /** It bought nothing: the order was already paid, or its seats were gone. */
  isInVain: boolean
}

/** Money refunded, or on its way back. */
export type Return = {
  /** The refunded payment; null: by hand. */
  reference: string | null
  at: Instant
  amount: number
  /** Seats released by it, counted from 0. */
  seats: readonly number[]
  /** `asked`: the provider has not answered yet. */
  state: 'asked' | 'done'
  /** Refund of a payment that bought nothing. */
  isInVain: boolean
}

export type Account = { order: Order; incomes: readonly Income[]; returns: readonly Return[] }

/** What a transfer brought for an order. `day`: YYYY-MM-DD; `number`: of the payer's document, or empty. */
export type ShareIncome = { amount: number; day: string; number: string }

type AccountRecords = { payments: readonly Payment[]; refunds: readonly Refund[]; shares?: readonly ShareIncome[] }

/** One payment bought the order (`payingOf`); a late or second one bought nothing. */
export function accountOf(order: Order, { payments, refunds, shares = [] }: AccountRecords): Account {
  const isPaid = order.status === 'paid' || order.status === 'refunded'
  const came = payments.filter(({ state }) => state === 'paid' || state === 'refunded')
  const paying = shares.length === 0 ? payingOf(order, payments) : undefined
  const paidAt = order.paidAt ?? order.createdAt
  const byCard = came.map((payment): Income => {
    const { reference, provider, providerPaymentId, amount } = payment
    return {
      reference,
      provider,
      providerPaymentId,
      amount,
      isInVain: payment !== paying,
      at: payment === paying ? paidAt : cameAt(payment),
    }
  })
  const byTransfer = shares.map(
    ({ amount, day, number }): Income => ({
      reference: number || order.number,
      provider: null,
      providerPaymentId: null,
      at: parseMoment(`${day}T00:00:00`) ?? paidAt,
      amount,
      isInVain: false,
    }),
  )
  // Marked as paid before transfers were kept.
  const byHand: Income = {
    reference: order.number,
    provider: null,
    providerPaymentId: null,
    at: paidAt,
    amount: order.total * 100,
    isInVain: false,
  }
  const isByHand = isPaid && !paying && shares.length === 0 && order.total > 0
  const incomes = [...(isByHand ? [byHand] : byTransfer), ...byCard]
  const vain = new Set(incomes.filter(({ isInVain }) => isInVain).map(({ reference }) => reference))
  const known = refunds.flatMap(({ paymentReference: reference, at, amount, seats, state }): Return[] =>
    state === 'failed' || amount === 0
      ? []
      : [{ reference, at, amount, seats, state, isInVain: reference !== null && vain.has(reference) }],
  )
  const unasked = came
    .filter(({ state }) => state === 'refunded')
    .flatMap((payment): Return[] => {
      const { reference, changedAt, openedAt } = payment
      const amount = payment.amount - sumOf(known.filter((each) => each.reference === reference))
      return amount > 0
        ? [{ reference, amount, seats: [], state: 'done', at: changedAt ?? openedAt, isInVain: vain.has(reference) }]
        : []
    })
  return { order, incomes, returns: [...known, ...unasked].toSorted((one, other) => one.at - other.at) }
}

/** After a refund `changedAt` is the time of the refund, not of the payment. */
const cameAt = ({ state, changedAt, openedAt }: Payment) => (state === 'paid' ? (changedAt ?? openedAt) : openedAt)

/** Sum; 0 for an empty list. */
export function sumOf(sums: readonly { amount: number }[]): number {
  return sums.reduce((sum, { amount }) => sum + amount, 0)
}

/** A seat and its refunded amount. */
export type SeatAccount = { seat: number; ticketId: RecordId; title: string; price: number; returned: number }

/**
 * Refunds per seat. A refund is shared among its seats (all seats if it names none) in proportion to their remaining price; the rest is taken from
 * other seats. The sum over all seats equals the order's refunds.
 */
export function seatAccounts({ order, returns }: Account): SeatAccount[] {
  const prices = seatPrices(order)
  const left = [...prices]
  let beyond = 0
  for (const { amount, seats, isInVain } of returns) {
    if (isInVain) continue
    const named = left.map((price, seat) => (seats.length === 0 || seats.includes(seat) ? price : 0))
    const rest = amount - take(left, named, amount)
    beyond += rest - take(left, [...left], rest)
  }
  const kinds = order.lines.flatMap(({ ticketId, title, attendees }) => attendees.map(() => ({ ticketId, title })))
  return kinds.map((kind, seat) => {
    const price = prices[seat] ?? 0
    // If more was refunded than paid, the difference is added to the first seat.
    return { ...kind, seat, price, returned: price - (left[seat] ?? 0) + (seat === 0 ? beyond : 0) }
  })
}

/** Takes `amount` from `left` in proportion to `weights` (each at most what is left); returns what could be taken. */
function take(left: number[], weights: readonly number[], amount: number): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const taken = Math.min(amount, all)
  let before = 0
  let until = 0
  for (const [seat, weight] of weights.entries()) {
    until += weight
    const share = all === 0 ? 0 : Math.floor((taken * until) / all) - before
    left[seat] = (left[seat] ?? 0) - share
    before += share
  }
  return taken
}
