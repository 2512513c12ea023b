// How an order stands for the person who looks at its page.
import type { Payment } from '../payment/payment.ts'
import type { Instant } from '../record.ts'
import type { Order } from './order.ts'

export type DisplayStatus =
  /** By card, nothing was tried yet. */
  | 'toPay'
  /** By card, the provider has not said yet whether the money came. */
  | 'confirming'
  /** By card, the last attempt failed; another one may be made. */
  | 'declined'
  /** By bank, the invoice may be paid. */
  | 'invoice'
  | 'paid'
  /** Its time has run out. */
  | 'expired'
  /** The organisers called it off before it was paid. */
  | 'cancelled'
  | 'refunded'

/** What its page must know of a payment. */
export type Attempt = Pick<Payment, 'state' | 'status' | 'openedAt'>

/** A visitor who opened a payment and came back without a word from the provider is believed to have paid for so long, milliseconds. */
export const confirmationTimeout = 15 * 60_000

type State = Pick<Order, 'method' | 'status' | 'expiresAt' | 'revokedAt'>

/** `attempts`: newest first. */
export function displayStatusOf(order: State, attempts: readonly Attempt[], now: Instant): DisplayStatus {
  if (order.status === 'paid' || order.status === 'refunded') return order.status
  if (order.revokedAt !== null) return 'cancelled'
  const [last] = attempts
  if (last?.state === 'pending' && (last.status !== '' || now - last.openedAt < confirmationTimeout)) return 'confirming'
  if (order.status !== 'awaiting_payment' || now >= order.expiresAt) return 'expired'
  if (order.method === 'bank') return 'invoice'
  // Without a word the provider was never reached.
  return last?.state === 'failed' && last.status !== '' ? 'declined' : 'toPay'
}

/** Whether a payment may be begun now. */
export function mayPay({ method, status, expiresAt, revokedAt }: State, now: Instant): boolean {
  return method === 'card' && status === 'awaiting_payment' && revokedAt === null && now < expiresAt
}

/** Money came that buys nothing: for an order that is not sold any more, or twice. The organisers give it back. */
export function isUnfulfillable(status: Order['status'], attempts: readonly Attempt[]): boolean {
  const paid = attempts.filter(({ state }) => state === 'paid').length
  return status === 'paid' ? paid > 1 : status !== 'refunded' && paid > 0
}
