// Refunds an order through the provider that took the money.

import { type BasketLine, basketOf, basketSum, partOf } from '@forum/domain/order/basket.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { type Refund, type RefundWish, seatPrices } from '@forum/domain/order/refund.ts'
import { type PaymentNotice, type PaymentProvider, ProviderRefusal } from '../payments/provider.ts'
import type { Database } from '../storage/database.ts'
import type { OpenCheckoutOptions } from './open-checkout.ts'
import type { RefundAsking, RefundDoubt } from './refund-order.ts'
import type { Settlement } from './settle-payment.ts'

export type RefundOutcome =
  | Exclude<RefundAsking, { outcome: 'asked' }>
  /** Its seats are released. `isByHand`: somebody must still send the money. */
  | { outcome: 'done'; refund: Refund; isByHand: boolean }
  /** The provider refused: nothing changed. */
  | { outcome: 'refused'; reason: string }
  /** The result is unknown: the site keeps querying the provider. */
  | { outcome: 'open'; reason: string }

type RefundOptions = Pick<OpenCheckoutOptions, 'orders' | 'itemName' | 'hasReceipts'> & {
  log: Record<'warn', (details: object, text: string) => void>
  /** One that records who acts. */
  database?: Database
}

/** Refunds `wish` of an order through `provider` if it took the money (null: by hand). Errors of the provider are results, not exceptions. */
export async function refundBy(
  number: string,
  wish: RefundWish,
  provider: PaymentProvider | null,
  { orders, itemName, hasReceipts, log, database }: RefundOptions,
): Promise<RefundOutcome> {
  const asking = await orders.askRefund(number, wish, provider?.name ?? null, database)
  if (asking.outcome === 'impossible') return asking
  const { order, refund, payment } = asking
  if (!payment || !provider) return { outcome: 'done', refund, isByHand: refund.amount > 0 }
  try {
    await provider.refund({
      reference: payment.reference,
      paymentId: payment.providerPaymentId,
      externalReference: refund.id,
      amount: refund.amount,
      lines: hasReceipts ? returned(order, refund, itemName) : null,
    })
  } catch (error) {
    const reason = (error as Error).message
    log.warn({ order: number, payment: payment.reference, reason }, 'the provider did not carry out a refund')
    if (!(error instanceof ProviderRefusal)) return { outcome: 'open', reason }
    await orders.settleRefund(refund.id, 'failed')
    return { outcome: 'refused', reason }
  }
  await orders.settleRefund(refund.id, 'done')
  return { outcome: 'done', refund, isByHand: false }
}

type Looking = Pick<RefundOptions, 'orders' | 'log'> & { settle(provider: string, notice: PaymentNotice): Promise<Settlement> }

/**
 * A refund that is said to have failed may have been carried out since: before the next one of the order the provider is asked. Not null: nothing may be
 * asked for now.
 */
export async function lookBeforeRefund(
  number: string,
  provider: PaymentProvider,
  { orders, settle, log }: Looking,
): Promise<RefundDoubt | null> {
  const order = await orders.byNumber(number)
  const failed = order && (await orders.refundsOf(order.id)).findLast(({ state }) => state === 'failed')
  const payment = failed?.paymentReference ? await orders.payment(failed.paymentReference) : undefined
  if (payment?.provider !== provider.name) return null
  try {
    const notice = await provider.ask(payment.reference, payment.providerPaymentId)
    const settlement = notice && notice.state !== 'pending' ? await settle(provider.name, notice) : 'unchanged'
    return settlement === 'partlyRefunded' || settlement === 'refunded' ? 'meanwhile' : null
  } catch (error) {
    log.warn({ order: number, reason: (error as Error).message }, 'an earlier refund could not be looked up')
    return 'doubtful'
  }
}

/** Receipt lines of the refund: whole seats if the sum matches them, otherwise a part of the first line. */
function returned(order: Order, { seats, amount }: Refund, itemName: (title: string) => string): BasketLine[] {
  const prices = seatPrices(order)
  const basket = basketOf(order, itemName)
  const cost = seats.reduce((sum, seat) => sum + (prices[seat] ?? 0), 0)
  if (cost !== amount) return partOf(basket, amount)
  let first = 0
  const lines = order.lines.map((line) => {
    const end = first + line.attendees.length
    const attendees = line.attendees.filter((_, place) => seats.includes(first + place))
    first = end
    return { ...line, attendees }
  })
  const whole = basketOf({ forumYear: order.forumYear, lines }, itemName)
  return basketSum(whole) === amount ? whole : partOf(basket, amount)
}
