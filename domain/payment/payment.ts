// A payment by card: one way of a buyer to the provider and back.
import type { Instant } from '../record.ts'

export const paymentStates = ['pending', 'paid', 'failed', 'refunded'] as const

export type PaymentState = (typeof paymentStates)[number]

export type Payment = {
  /** Known to the provider and unique: it names the order in every answer. */
  reference: string
  orderId: string
  provider: string
  /** The provider's own name for it; null until it said one. */
  providerPaymentId: string | null
  /** Kopiykas. */
  amount: number
  state: PaymentState
  /** The provider's own word for the state; empty until it said anything. */
  status: string
  /** Of the last change, as the provider counts; null when it did not say. */
  changedAt: Instant | null
  openedAt: Instant
  /** When the provider was asked about it last. */
  askedAt: Instant
}
