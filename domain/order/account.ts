// The books of one order as an accountant reads them: each sum that came, each that went back, and which seats it went back for (kopiykas throughout).
import type { Payment } from '../payment/payment.ts'
import type { Instant, RecordId } from '../record.ts'
import type { Order } from './order.ts'
import { type Refund, seatPrices } from './refund.ts'

/** Money that came. */
export type Income = {
  /** The provider's payment; of a transfer the order's own number. */
  reference: string
  /** null: a transfer that an organiser saw, or a card order that was marked as paid by hand. */
  provider: string | null
  providerPaymentId: string | null
  at: Instant
  amount: number
  /** It bought nothing: its order was paid before, or its seats were gone. */
  isInVain: boolean
}

/** Money that went back, or is on its way. */
export type Return = {
  /** The payment that it went back through; null: by hand. */
  reference: string | null
  at: Instant
  amount: number
  /** Seats that ended with it, counted from 0. */
  seats: readonly number[]
  /** `asked`: the provider has not answered yet. */
  state: 'asked' | 'done'
  /** Of money that had bought nothing. */
  isInVain: boolean
}

export type Account = { order: Order; incomes: readonly Income[]; returns: readonly Return[] }

type Given = { payments: readonly Payment[]; refunds: readonly Refund[] }

/** A payment bought its order when receipts were due for it (server/orders/receipts.ts); one that came too late, or twice, is in vain. */
export function accountOf(order: Order, { payments, refunds }: Given): Account {
  const isPaid = order.status === 'paid' || order.status === 'refunded'
  const came = payments.filter(({ state }) => state === 'paid' || state === 'refunded')
  const paying = isPaid ? came.find(({ receiptsSince }) => receiptsSince !== null) : undefined
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
  const byHand: Income = {
    ...{ reference: order.number, provider: null, providerPaymentId: null, at: paidAt },
    ...{ amount: order.total * 100, isInVain: false },
  }
  const incomes = isPaid && !paying && order.total > 0 ? [byHand, ...byCard] : byCard
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

/** `changedAt` is that of the last change: of a payment that went back it is no more when it came. */
const cameAt = ({ state, changedAt, openedAt }: Payment) => (state === 'paid' ? (changedAt ?? openedAt) : openedAt)

/** The sum of some of these; none: 0. */
export function sumOf(sums: readonly { amount: number }[]): number {
  return sums.reduce((sum, { amount }) => sum + amount, 0)
}

/** A seat of an order, and what of its price has gone back. */
export type SeatAccount = { seat: number; ticketId: RecordId; title: string; price: number; returned: number }

/**
 * What went back for each seat. A sum is shared out over the seats that it names, over all where it names none, by what each has left; what
 * these have not is taken from the others. So the seats together have given back what the order has, to the kopiyka.
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
    // More went back than came: that is nobody's seat, and must not be lost either.
    return { ...kind, seat, price, returned: price - (left[seat] ?? 0) + (seat === 0 ? beyond : 0) }
  })
}

/** Takes `amount` from `left` in the proportion of `weights`, each of which is at most what is left there; gives what could be taken. */
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
