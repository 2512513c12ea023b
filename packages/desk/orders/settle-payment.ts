// Applies a provider's notification. Repeated, late or forged notifications never issue tickets twice.
import type { Order } from '@forum/domain/order/order.ts'
import type { Refund } from '@forum/domain/order/refund.ts'
import type { Payment } from '@forum/domain/payment/payment.ts'
import type { PaymentNotice } from '../payments/provider.ts'
import type { Transaction } from '../storage/database.ts'
import { endSharesOf } from '../transfers/shares.ts'
import { sharesOfOrder } from '../transfers/transfer-rows.ts'
import { payOrder } from './change-status.ts'
import { accountsOf, orderWith, paymentBy, paymentsOf, refundsOf, ticketsOf } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { awaitReceipts } from './receipts.ts'
import { completeRefund, insertRefund, noteCredit } from './refund-order.ts'
import { mayBeSeated } from './seats.ts'

export type Settlement =
  | 'paid'
  /** Money for an order whose seats are gone or that was paid before, or of another sum or currency: the organisers must refund it. */
  | 'unfulfillable'
  | 'failed'
  | 'refunded'
  /** A partial refund that was not requested here. */
  | 'partlyRefunded'
  | 'unchanged'
  /** No such payment, or the provider differs; or another sum or currency that is not money, or was reported before. */
  | 'foreign'

export function settlePayment(context: OrderContext, provider: string, notice: PaymentNotice): Promise<Settlement> {
  const { database, outbox, deliveries, now } = context
  return database.transaction(async (tx): Promise<Settlement> => {
    const payment = await paymentBy(tx, notice.reference)
    if (!payment || !isOurs(payment, provider, notice)) return 'foreign'
    if (notice.amount !== payment.amount || notice.currency !== 'UAH') return settleOther(tx, payment, notice, context)
    if (payment.state === 'paid' && notice.state === 'paid') return settlePart(tx, payment, notice, context)
    if (!isNews(payment, notice)) return 'unchanged'
    const settled = await takeDown(tx, payment, notice)
    const order = await orderWith(tx, payment.orderId)
    switch (notice.state) {
      case 'paid':
        return settlePaid(tx, order, settled, context)
      case 'refunded':
        await settleRefunded(tx, order, settled, context)
        return 'refunded'
      default:
        await outbox.add(tx, order.id, deliveries.changed(order, settled), now())
        return notice.state === 'failed' ? 'failed' : 'unchanged'
    }
  })
}

async function settlePaid(
  tx: Transaction,
  order: Order,
  payment: Payment,
  context: OrderContext,
): Promise<'paid' | 'unfulfillable'> {
  const { outbox, deliveries, now } = context
  const isOpen = order.status !== 'paid' && order.status !== 'refunded'
  if (isOpen && (await mayBeSeated(tx, order, now()))) {
    // The card pays the whole: a part that came by transfer waits again.
    await endSharesOf(tx, order.id, now())
    await payOrder(tx, order.id, context)
    await awaitReceipts(tx, payment.reference, now())
    return 'paid'
  }
  await outbox.add(tx, order.id, deliveries.unfulfillable(order, payment), now())
  return 'unfulfillable'
}

/** Another sum or currency buys nothing. The status notes what was told, so that it is told once. A notice without a sum proves nothing. */
async function settleOther(
  tx: Transaction,
  payment: Payment,
  { state, status, amount, currency }: PaymentNotice,
  { outbox, deliveries, now }: OrderContext,
): Promise<'unfulfillable' | 'foreign'> {
  const told = { ...payment, status: `${status} ${(amount ?? 0) / 100} ${currency}` }
  if (state !== 'paid' || amount === null || payment.state !== 'pending' || payment.status === told.status) return 'foreign'
  await tx.run('UPDATE payment SET status = ? WHERE reference = ?', told.status, payment.reference)
  await outbox.add(tx, payment.orderId, deliveries.unfulfillable(await orderWith(tx, payment.orderId), told), now())
  return 'unfulfillable'
}

/** Refunds of a payment that did not fail. */
async function refundsBy(tx: Transaction, payment: Payment): Promise<Refund[]> {
  const all = await refundsOf(tx, payment.orderId)
  return all.filter(({ paymentReference, state }) => paymentReference === payment.reference && state !== 'failed')
}

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** A partial refund: completes the requested one, or stores it as new and reports it. */
async function settlePart(
  tx: Transaction,
  payment: Payment,
  notice: PaymentNotice,
  context: OrderContext,
): Promise<'unchanged' | 'partlyRefunded'> {
  const { outbox, deliveries, now } = context
  const known = await refundsBy(tx, payment)
  let sum = sumOf(known)
  const order = await orderWith(tx, payment.orderId)
  for (const refund of known.filter(({ state }) => state === 'asked')) {
    if (notice.refunded >= sum) await completeRefund(tx, refund, context)
    else if (now() - refund.at > refundPatience) {
      await tx.run("UPDATE refund SET state = 'failed' WHERE id = ?", refund.id)
      await outbox.add(tx, order.id, deliveries.refundFailed(order, refund), now())
      // A part of it may have gone back all the same.
      sum -= refund.amount
    }
  }
  if (notice.refunded <= sum) return 'unchanged'
  const refund = await insertRefund(tx, { order, payment, amount: notice.refunded - sum, seats: [], state: 'done', at: now() })
  await noteCredit(tx, order, refund, context)
  await outbox.add(tx, order.id, deliveries.refundReported(order, refund, await accountsOf(tx, order.id)), now())
  return 'partlyRefunded'
}

/** A full refund. The order is refunded too, unless another payment of it is valid. */
async function settleRefunded(tx: Transaction, order: Order, payment: Payment, context: OrderContext): Promise<void> {
  const { now } = context
  const isPaidOtherwise =
    (await sharesOfOrder(tx, order.id)).length > 0 ||
    (await paymentsOf(tx, order.id)).some(({ reference, state }) => state === 'paid' && reference !== payment.reference)
  // If the organisers cancelled it while the money was here, the order already has the status "refunded".
  if ((order.status !== 'paid' && order.status !== 'refunded') || isPaidOtherwise) return
  const known = await refundsBy(tx, payment)
  for (const refund of known) if (refund.state === 'asked') await completeRefund(tx, refund, context)
  const good = (await ticketsOf(tx, order.id)).filter(({ state }) => state === 'valid')
  const seats = good.map(({ seat }) => seat)
  const rest = payment.amount - sumOf(known)
  if (rest <= 0 && seats.length === 0) return
  await completeRefund(tx, await insertRefund(tx, { order, payment, amount: rest, seats, state: 'asked', at: now() }), context)
}

async function takeDown(
  tx: Transaction,
  payment: Payment,
  { state, status, changedAt, paymentId }: PaymentNotice,
): Promise<Payment> {
  const providerPaymentId = paymentId || payment.providerPaymentId
  await tx.run(
    'UPDATE payment SET state = ?, status = ?, changed_at = ?, provider_payment_id = ? WHERE reference = ?',
    state,
    status,
    changedAt,
    providerPaymentId,
    payment.reference,
  )
  return { ...payment, state, status, changedAt, providerPaymentId }
}

/** A refund that the provider does not know after this time was not carried out, milliseconds. */
const refundPatience = 60 * 60_000

/** Maximum delay of a provider's clock, milliseconds. */
const clockSkew = 10 * 60_000

/** Whether the notification is about this payment: same provider, not started before it was opened here; for monobank also its payment id. */
function isOurs(payment: Payment, provider: string, notice: PaymentNotice): boolean {
  const isOther = provider === 'monobank' && payment.providerPaymentId !== null && payment.providerPaymentId !== notice.paymentId
  const isOlder = notice.begunAt !== null && notice.begunAt < payment.openedAt - clockSkew
  return payment.provider === provider && !isOther && !isOlder
}

/** Repeated and outdated notifications change nothing: a paid payment can only become refunded, a refunded one stays so. */
function isNews(payment: Payment, notice: PaymentNotice): boolean {
  if (payment.changedAt !== null && notice.changedAt !== null && notice.changedAt < payment.changedAt) return false
  if (payment.state === notice.state) return payment.state === 'pending' && payment.status !== notice.status
  if (payment.state === 'refunded') return false
  return payment.state === 'paid' ? notice.state === 'refunded' : true
}
