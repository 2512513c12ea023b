// Ways to pay, and a card payment: one attempt at the provider.
import type { Instant } from '../record/record.ts'

export const paymentMethods = ['card', 'bank'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStates = ['pending', 'paid', 'failed', 'refunded'] as const

export type PaymentState = (typeof paymentStates)[number]

export type Payment = {
  /** Unique id of the payment at the provider; every answer contains it. */
  reference: string
  orderId: string
  provider: string
  /** The provider's id; null: not known yet. */
  providerPaymentId: string | null
  /** Kopiykas. */
  amount: number
  state: PaymentState
  /** The provider's name of the state; empty: none yet. */
  status: string
  /** Last change by the provider's clock; null: unknown. */
  changedAt: Instant | null
  openedAt: Instant
  /** Last query at the provider. */
  askedAt: Instant
  /** When fiscal receipts became due; null: none are made, or nothing was paid. */
  receiptsSince: Instant | null
}

export const receiptKinds = ['sale', 'return'] as const
export const receiptStates = ['waiting', 'done', 'failed'] as const

/** A fiscal receipt made by the provider. */
export type Receipt = {
  /** The provider's id. */
  id: string
  paymentReference: string
  kind: (typeof receiptKinds)[number]
  state: (typeof receiptStates)[number]
  /** Its page at the tax service; null: not made yet. */
  address: string | null
}
