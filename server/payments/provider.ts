// The port to whoever takes card payments: what the desk asks of a provider, and what it learns from one.
import type { Locale } from '#domain/localisation/locale.ts'
import type { BasketLine } from '#domain/payment/basket.ts'
import type { PaymentState } from '#domain/payment/payment.ts'

export type CardPayment = {
  /** Known to the provider and unique: it names the order in every answer. */
  reference: string
  /** Minor currency units (kopiykas). */
  amount: number
  /** ISO 4217. */
  currency: 'UAH'
  description: string
  locale: Locale
  /** Where the visitor comes back to; it proves nothing. */
  returnUrl: string
  /** Where the provider reports to. */
  callbackUrl: string
  /** Milliseconds since 1970: afterwards nothing can be paid any more. */
  expiresAt: number
  /** What the fiscal receipt lists and where it goes; null: the provider makes none. */
  receipt: { lines: readonly BasketLine[]; email: string } | null
}

type RefundRequest = {
  /** Of the payment. */
  reference: string
  paymentId: string | null
  /** Names this refund: the same for the same one. */
  externalReference: string
  /** Kopiykas. */
  amount: number
  /** What goes back, for the receipt of it; null: the provider makes none. */
  lines: readonly BasketLine[] | null
}

/** `processing`: accepted, the money follows. */
type RefundAnswer = 'done' | 'processing'

/** A fiscal receipt as the provider tells of it. */
export type FiscalReceipt = {
  /** The provider's own name for it. */
  id: string
  kind: 'sale' | 'return'
  state: 'waiting' | 'done' | 'failed'
  /** Where it can be read, at the tax service; null until it is made. */
  address: string | null
  /** The provider's own words. */
  description: string
}

/** The provider said no: nothing was done. Any other Error leaves open what happened. */
export class ProviderRefusal extends Error {}

/** How the visitor gets to the provider: by a form that is posted there, or by an address. */
export type Checkout =
  | { kind: 'form'; action: string; fields: Readonly<Record<string, string>>; paymentId: null }
  | { kind: 'address'; address: string; paymentId: string }

/** What a provider says of a payment, after its signature was found to be right. */
export type PaymentNotice = {
  reference: string
  paymentId: string
  state: PaymentState
  /** The provider's own word for the state. */
  status: string
  /** Minor units of what was asked for; null when the notice does not say. */
  amount: number | null
  currency: string | null
  /** Minor units that went back of it. */
  refunded: number
  /** Milliseconds since 1970 when the payment was begun, as the provider counts; null when it does not say. */
  begunAt: number | null
  /** Milliseconds since 1970 of the last change, as the provider counts; null when it does not say. */
  changedAt: number | null
}

export type PaymentProvider = {
  name: 'liqpay' | 'monobank' | 'test'
  /** Origin of the page that the checkout's form is posted to; null when the visitor goes there by an address. */
  formOrigin: string | null
  /** Throws an Error with one sentence when the provider cannot be reached or refuses. */
  checkout(payment: CardPayment): Promise<Checkout>
  /** Reads a report: null when it does not come from the provider, or is about something else than a payment of ours. */
  readReport(body: Uint8Array, headers: Headers): Promise<PaymentNotice | null>
  /** Asks how a payment stands; null when the provider does not know it. Throws an Error with one sentence when it cannot be asked. */
  ask(reference: string, paymentId: string | null): Promise<PaymentNotice | null>
  /** Gives money back. Throws a ProviderRefusal when nothing was done, another Error when nobody knows. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  /** The fiscal receipts of a payment; null: this provider sends them to the payer and tells of none. Throws an Error with one sentence. */
  receipts: ((paymentId: string) => Promise<FiscalReceipt[]>) | null
}

export const providerTimeout = 15_000

/** A payment of which a part went back is still paid, and one of which all did is not, whatever the provider calls it. Minor units. */
export function stateAfterRefund(state: PaymentState, amount: number | null, refunded: number): PaymentState {
  if (amount === null || refunded <= 0 || (state !== 'paid' && state !== 'refunded')) return state
  return refunded < amount ? 'paid' : 'refunded'
}
