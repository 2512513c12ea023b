// The state of an order on its page.
import type { Payment } from '../payment/payment.ts'
import type { Instant } from '../record/record.ts'
import { isPartPaid, type Order } from './order.ts'

export type DisplayStatus =
  /** By card, no attempt yet. */
  | 'toPay'
  /** By card, the provider has not confirmed yet. */
  | 'confirming'
  /** By card, the last attempt failed; a new one is possible. */
  | 'declined'
  /** By bank, the invoice can be paid. */
  | 'invoice'
  | 'paid'
  /** A part of the money came by transfer, and the deadline is over. */
  | 'partLate'
  /** Expired. */
  | 'expired'
  /** Cancelled by the organisers before payment. */
  | 'cancelled'
  | 'refunded'

/** Data of a payment that the page needs. */
export type Attempt = Pick<Payment, 'state' | 'status' | 'openedAt'>

/** How long a payment without notification counts as possibly paid, milliseconds. */
export const confirmationTimeout = 15 * 60_000

type OrderState = Pick<Order, 'method' | 'status' | 'received' | 'expiresAt' | 'revokedAt'>

/** `attempts`: newest first. */
export function displayStatusOf(order: OrderState, attempts: readonly Attempt[], now: Instant): DisplayStatus {
  if (order.status === 'paid' || order.status === 'refunded') return order.status
  if (order.revokedAt !== null) return 'cancelled'
  const [last] = attempts
  if (last?.state === 'pending' && (last.status !== '' || now - last.openedAt < confirmationTimeout)) return 'confirming'
  if (order.status !== 'awaiting_payment' || now >= order.expiresAt) return isPartPaid(order) ? 'partLate' : 'expired'
  if (order.method === 'bank') return 'invoice'
  // Without any status the visitor never reached the provider.
  return last?.state === 'failed' && last.status !== '' ? 'declined' : 'toPay'
}

/** Whether a payment can start now. */
export function mayPay({ method, status, expiresAt, revokedAt }: Omit<OrderState, 'received'>, now: Instant): boolean {
  return method === 'card' && status === 'awaiting_payment' && revokedAt === null && now < expiresAt
}

/** A payment that buys nothing: the order cannot be fulfilled, or was paid twice. The organisers must refund it. */
export function isUnfulfillable(status: Order['status'], attempts: readonly Attempt[]): boolean {
  const paid = attempts.filter(({ state }) => state === 'paid').length
  return status === 'paid' ? paid > 1 : status !== 'refunded' && paid > 0
}
