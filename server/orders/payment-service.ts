// Between orders and the provider of card payments: opens payments, takes reports, asks about what was never reported.
import type { Order } from '#domain/order/order.ts'
import type { RefundWish } from '#domain/order/refund.ts'
import type { Payment } from '#domain/payment/payment.ts'
import type { Checkout, PaymentNotice, PaymentProvider } from '../payments/provider.ts'
import type { Database } from '../storage/database.ts'
import { type OpenCheckoutOptions, openCheckout } from './open-checkout.ts'
import { createOpenCheckouts } from './open-checkouts.ts'
import { type RefundOutcome, refundBy } from './provider-refund.ts'
import type { Settlement } from './settle-payment.ts'

const minute = 60_000

/** A payment that nobody reported is asked about this long after it was opened or asked about last, milliseconds. */
const silence = minute
/** Payments are not asked about for longer than this after their order's time has run out. */
const memory = 3 * 24 * 60 * minute

type Log = Record<'info' | 'warn' | 'error', (details: object, text: string) => void>

type PaymentServiceOptions = OpenCheckoutOptions & {
  /** null: no card is taken. */
  provider: PaymentProvider | null
  /** Called after something was settled, so that its deliveries go out. */
  onSettled(): void
  log: Log
}

export type PaymentService = {
  /** null: no card is taken. */
  provider: PaymentProvider['name'] | null
  formOrigin: string | null
  /** Opens a payment for an order that waits, or uses the one that was opened some minutes ago. Throws an Error with one sentence when the provider cannot be used. */
  checkout(order: Order): Promise<Checkout>
  /** A report of the provider `name`: 200 taken (or nothing new), 400 not from there, 404 no such provider, 503 to be sent again. */
  report(name: string, body: Uint8Array, headers: Headers): Promise<200 | 400 | 404 | 503>
  /** What the test provider is told by the visitor. */
  settleTest(reference: string, state: 'paid' | 'failed'): Promise<Settlement>
  /** Gives money of an order back, by the provider where it took it, else by hand. `database`: one that notes who asks. */
  refund(number: string, wish: RefundWish, isByHand: boolean, database?: Database): Promise<RefundOutcome>
  /** Cancels what was not paid in time and asks about what is on its way. */
  poll(): Promise<void>
}

export function createPaymentService(options: PaymentServiceOptions): PaymentService {
  const { orders, provider, now, onSettled, log } = options
  const openCheckouts = createOpenCheckouts({ orders, now })
  const settle = async (name: string, notice: PaymentNotice): Promise<Settlement> => {
    const settlement = await orders.settle(name, notice)
    tell(log, settlement, { payment: notice.reference, status: notice.status, settlement })
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
      log.warn({ payment: reference, reason: (error as Error).message }, 'a payment could not be asked about')
    }
  }

  return {
    provider: provider?.name ?? null,
    formOrigin: provider?.formOrigin ?? null,
    async checkout(order) {
      if (!provider) throw new Error('no provider of card payments is configured')
      return openCheckouts.of(order, (since) => openCheckout(order, provider, since, options))
    },
    async report(name, body, headers) {
      if (!provider || provider.name !== name || name === 'test') return 404
      const notice = await provider.readReport(body, headers)
      if (!notice) {
        log.warn({ provider: name, bytes: body.byteLength }, 'a report does not come from the provider: nothing was done')
        return 400
      }
      if (notice.state !== 'paid' || (await isConfirmed(provider, notice, log))) await settle(name, notice)
      return 200
    },
    async settleTest(reference, state) {
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
    refund: (number, wish, isByHand, database) =>
      refundBy(number, wish, isByHand ? null : provider, { ...options, ...(database && { database }) }),
    async poll() {
      await askAboutReceipts(options)
      for (const refund of await orders.askedRefunds(now() - silence, 20)) {
        await orders.refundAsked(refund.id)
        const payment = refund.paymentReference === null ? undefined : await orders.payment(refund.paymentReference)
        if (payment) await ask(payment)
      }
      const expired = await orders.expire()
      if (expired > 0) {
        log.info({ expired }, 'orders were not paid in time: their seats are free')
        onSettled()
      }
      for (const payment of await orders.unsettled(now() - silence, 20)) {
        if (now() - payment.openedAt < memory) await ask(payment)
        else await orders.paymentAsked(payment.reference)
      }
    },
  }
}

/** What the provider says of fiscal receipts that are not there yet. */
async function askAboutReceipts({ orders, provider, now, onSettled, log }: PaymentServiceOptions): Promise<void> {
  if (!provider?.receipts) return
  for (const payment of await orders.withoutReceipts(now() - silence, 20)) {
    if (payment.provider !== provider.name || payment.providerPaymentId === null) continue
    await orders.receiptsAsked(payment.reference)
    try {
      await orders.noteReceipts(payment, await provider.receipts(payment.providerPaymentId))
      onSettled()
    } catch (error) {
      log.warn({ payment: payment.reference, reason: (error as Error).message }, 'fiscal receipts could not be asked about')
    }
  }
}

function tell(log: Log, settlement: Settlement, details: object): void {
  if (settlement === 'foreign') log.warn(details, 'a notice fits no payment: nothing was done')
  else if (settlement === 'unfulfillable') log.error(details, 'money came for an order that it cannot buy: it must be given back')
  else log.info(details, 'a payment was noticed')
}

/**
 * Which digest LiqPay's reports carry is not settled by its documentation, so that a report of money is checked by a question of our own
 * (product.md, 9.1). Only an answer that contradicts it stops it: a service that cannot be asked does not.
 */
async function isConfirmed(provider: PaymentProvider, notice: PaymentNotice, log: Log): Promise<boolean> {
  if (provider.name !== 'liqpay') return true
  try {
    const answer = await provider.ask(notice.reference, notice.paymentId)
    if (answer?.state === 'paid') return true
    log.warn(
      { payment: notice.reference, said: notice.status, asked: answer?.status ?? 'unknown' },
      'a report of money is not confirmed',
    )
    return false
  } catch {
    return true
  }
}
