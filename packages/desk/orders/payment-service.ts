// Connects orders with the provider of card payments: opens payments, handles its notifications and queries missing results.
import type { Order } from '@forum/domain/order/order.ts'
import type { RefundWish } from '@forum/domain/order/refund.ts'
import type { Payment } from '@forum/domain/payment/payment.ts'
import type { Checkout, PaymentNotice, PaymentProvider } from '../payments/provider.ts'
import type { Database } from '../storage/database.ts'
import { type OpenCheckoutOptions, openCheckout } from './open-checkout.ts'
import { lookBeforeRefund, type RefundOutcome, refundBy } from './provider-refund.ts'
import type { Settlement } from './settle-payment.ts'

const minute = 60_000

/** A payment without notification is queried this long after it was opened or last queried, milliseconds. */
const silence = minute
/** Payments are queried until this long after their order expired, milliseconds. */
const memory = 3 * 24 * 60 * minute

type Log = Record<'info' | 'warn' | 'error', (details: object, text: string) => void>

type PaymentServiceOptions = OpenCheckoutOptions & {
  /** null: card payments are off. */
  provider: PaymentProvider | null
  /** Called after a payment was settled, so that its deliveries go out. */
  onSettled(): void
  log: Log
}

export type PaymentService = ReturnType<typeof createPaymentService>

export function createPaymentService(options: PaymentServiceOptions) {
  const { orders, provider, now, onSettled, log } = options
  const settle = async (name: string, notice: PaymentNotice): Promise<Settlement> => {
    const settlement = await orders.settle(name, notice)
    logSettlement(log, settlement, { payment: notice.reference, status: notice.status, settlement })
    if (settlement !== 'unchanged' && settlement !== 'foreign') onSettled()
    return settlement
  }

  const ask = async ({ reference, provider: name, providerPaymentId }: Payment) => {
    if (!provider || provider.name !== name) return
    await orders.paymentAsked(reference)
    try {
      const notice = await provider.ask(reference, providerPaymentId)
      if (notice && notice.state !== 'pending') await settle(provider.name, notice)
    } catch (error) {
      log.warn({ payment: reference, reason: (error as Error).message }, 'the state of a payment could not be fetched')
    }
  }

  return {
    /** null: card payments are off. */
    provider: provider?.name ?? null,
    formOrigin: provider?.formOrigin ?? null,
    /** Opens a payment for an unpaid order, or reuses a recent one. Throws an Error with one sentence when the provider cannot be used. */
    async checkout(order: Order): Promise<Checkout> {
      if (!provider) throw new Error('no provider of card payments is configured')
      return openCheckout(order, provider, options)
    },
    /** Handles a notification of provider `name`: 200 accepted (or nothing new), 400 bad signature, 404 unknown provider, 503 send it again. */
    async report(name: string, body: Uint8Array, headers: Headers): Promise<200 | 400 | 404 | 503> {
      if (!provider || provider.name !== name || name === 'test') return 404
      const notice = await provider.readReport(body, headers)
      if (!notice) {
        log.warn({ provider: name, bytes: body.byteLength }, 'a payment report is not from the provider and was ignored')
        return 400
      }
      if (notice.state !== 'paid' || (await isConfirmed(provider, notice, log))) await settle(name, notice)
      return 200
    },
    /** Settles a payment of the test provider as the visitor chooses. */
    async settleTest(reference: string, state: 'paid' | 'failed'): Promise<Settlement> {
      const payment = await orders.payment(reference)
      if (provider?.name !== 'test' || !payment) return 'foreign'
      const notice = {
        reference,
        paymentId: reference,
        state,
        status: state,
        currency: 'UAH',
        refunded: 0,
        begunAt: null,
        changedAt: null,
      }
      return settle('test', { ...notice, amount: payment.amount })
    },
    /** Refunds an order through the provider that took the money, otherwise by hand. `database`: one that records who acts. */
    async refund(number: string, wish: RefundWish, isByHand: boolean, database?: Database): Promise<RefundOutcome> {
      const fault = isByHand || !provider ? null : await lookBeforeRefund(number, provider, { orders, settle, log })
      return fault
        ? { outcome: 'impossible', fault }
        : refundBy(number, wish, isByHand ? null : provider, { ...options, ...(database && { database }) })
    },
    /** Cancels orders that were not paid in time and queries payments without a result. */
    async poll() {
      await askAboutReceipts(options)
      for (const refund of await orders.askedRefunds(now() - silence, 20)) {
        await orders.refundAsked(refund.id)
        const payment = refund.paymentReference === null ? undefined : await orders.payment(refund.paymentReference)
        if (payment) await ask(payment)
      }
      const expired = await orders.expire()
      if (expired > 0) {
        log.info({ expired }, 'orders expired; their seats are free')
        onSettled()
      }
      for (const payment of await orders.unsettled(now() - silence, 20)) {
        if (now() - payment.openedAt < memory) await ask(payment)
        else await orders.paymentAsked(payment.reference)
      }
    },
  }
}

/** Queries fiscal receipts that are still missing. */
async function askAboutReceipts({ orders, provider, now, onSettled, log }: PaymentServiceOptions): Promise<void> {
  if (!provider?.receipts) return
  for (const payment of await orders.withoutReceipts(now() - silence, 20)) {
    if (payment.provider !== provider.name || payment.providerPaymentId === null) continue
    await orders.receiptsAsked(payment.reference)
    try {
      await orders.noteReceipts(payment, await provider.receipts(payment.providerPaymentId))
      onSettled()
    } catch (error) {
      log.warn({ payment: payment.reference, reason: (error as Error).message }, 'fiscal receipts could not be fetched')
    }
  }
}

function logSettlement(log: Log, settlement: Settlement, details: object): void {
  if (settlement === 'foreign') log.warn(details, 'a notice matches no payment and was ignored')
  else if (settlement === 'unfulfillable') log.error(details, 'money arrived for an order that cannot be fulfilled: refund it')
  else log.info(details, 'a payment was recorded')
}

/**
 * LiqPay's documentation does not say which digest its notifications use, so that a notification of money is checked by a status query (product.md,
 * 9.1). Only a contradicting answer rejects it; a provider that cannot be reached does not.
 */
async function isConfirmed(provider: PaymentProvider, notice: PaymentNotice, log: Log): Promise<boolean> {
  if (provider.name !== 'liqpay') return true
  try {
    const answer = await provider.ask(notice.reference, notice.paymentId)
    if (answer?.state === 'paid') return true
    log.warn(
      { payment: notice.reference, said: notice.status, asked: answer?.status ?? 'unknown' },
      'a payment report was not confirmed by the provider',
    )
    return false
  } catch {
    return true
  }
}
