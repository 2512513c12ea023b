// The port to providers of card payments.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { BasketLine } from '@forum/domain/order/basket.ts'
import type { PaymentState } from '@forum/domain/payment/payment.ts'

export type CardPayment = {
  /** Unique id of the payment at the provider; every answer contains it. */
  reference: string
  /** Minor currency units (kopiykas). */
  amount: number
  /** ISO 4217. */
  currency: 'UAH'
  description: string
  locale: Locale
  /** Where the visitor returns to; returning proves nothing. */
  returnUrl: string
  /** Where the provider sends notifications. */
  callbackUrl: string
  /** Payment deadline, milliseconds since 1970. */
  expiresAt: number
  /** Lines and address of the fiscal receipt; null: the provider makes none. */
  receipt: { lines: readonly BasketLine[]; email: string } | null
}

type RefundRequest = {
  /** Of the payment. */
  reference: string
  paymentId: string | null
  /** Idempotency key of this refund. */
  externalReference: string
  /** Kopiykas. */
  amount: number
  /** Refunded items for the receipt; null: the provider makes none. */
  lines: readonly BasketLine[] | null
}

/** `processing`: accepted, the money follows. */
type RefundAnswer = 'done' | 'processing'

export type FiscalReceipt = {
  /** The provider's id. */
  id: string
  kind: 'sale' | 'return'
  state: 'waiting' | 'done' | 'failed'
  /** Its page at the tax service; null: not made yet. */
  address: string | null
  /** The provider's description. */
  description: string
}

/** The provider refused: nothing was done. After any other Error the result is unknown. */
export class ProviderRefusal extends Error {}

/** How the visitor gets to the provider: by a form (POST) or a link. */
export type Checkout =
  | { kind: 'form'; action: string; fields: Readonly<Record<string, string>>; paymentId: null }
  | { kind: 'address'; address: string; paymentId: string }

/** The state of a payment at the provider; its signature was verified. */
export type PaymentNotice = {
  reference: string
  paymentId: string
  state: PaymentState
  /** The provider's name of the state. */
  status: string
  /** Requested sum in minor units; null: not given. */
  amount: number | null
  currency: string | null
  /** Refunded sum in minor units. */
  refunded: number
  /** Start of the payment by the provider's clock, milliseconds since 1970; null: not given. */
  begunAt: number | null
  /** Last change by the provider's clock, milliseconds since 1970; null: not given. */
  changedAt: number | null
}

export type PaymentProvider = {
  name: 'liqpay' | 'monobank' | 'test'
  /** Origin of the form's target, for the security policy; null: the visitor follows a link. */
  formOrigin: string | null
  /** Throws an Error with one sentence when the provider cannot be reached or refuses. */
  checkout(payment: CardPayment): Promise<Checkout>
  /** Parses and verifies a notification; null: bad signature, or not about a payment. */
  readReport(body: Uint8Array, headers: Headers): Promise<PaymentNotice | null>
  /** Queries the state of a payment; null: unknown to the provider. Throws an Error with one sentence when it cannot be reached. */
  ask(reference: string, paymentId: string | null): Promise<PaymentNotice | null>
  /** Refunds. Throws a ProviderRefusal when nothing was done, another Error when the result is unknown. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  /** The fiscal receipts of a payment; null: the provider sends them to the payer and does not report them. Throws an Error with one sentence. */
  receipts: ((paymentId: string) => Promise<FiscalReceipt[]>) | null
}

export const providerTimeout = 15_000

/** A partly refunded payment is paid, a fully refunded one is not, whatever the provider calls it. Minor units. */
export function stateAfterRefund(state: PaymentState, amount: number | null, refunded: number): PaymentState {
  if (amount === null || refunded <= 0 || (state !== 'paid' && state !== 'refunded')) return state
  return refunded < amount ? 'paid' : 'refunded'
}
