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
  /** When fiscal receipts were due last; null: none are made, or nothing was paid. */
  receiptsSince: Instant | null
}

export const receiptKinds = ['sale', 'return'] as const
export const receiptStates = ['waiting', 'done', 'failed'] as const

/** A fiscal receipt that the provider makes for a payment. */
export type Receipt = {
  /** The provider's own name for it. */
  id: string
  paymentReference: string
  kind: (typeof receiptKinds)[number]
  state: (typeof receiptStates)[number]
  /** Where it can be read, at the tax service; null until it is made. */
  address: string | null
}
