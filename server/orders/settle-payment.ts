// What a provider's notice comes to: tickets issued once, whatever is repeated, late or forged.
import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'
import type { PaymentNotice } from '../payments/provider.ts'
import type { Transaction } from '../storage/database.ts'
import { cancelTickets, changeStatus, payOrder } from './change-status.ts'
import { orderWith, paymentBy } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { mayBeSeated } from './seats.ts'

export type Settlement =
  | 'paid'
  /** Money for an order whose seats are gone or that was paid before: the organisers must give it back. */
  | 'unfulfillable'
  | 'failed'
  | 'refunded'
  | 'unchanged'
  /** No such payment, or of another provider, sum or currency. */
  | 'foreign'

export function settlePayment(context: OrderContext, provider: string, notice: PaymentNotice): Promise<Settlement> {
  const { database, outbox, deliveries, now } = context
  return database.transaction(async (tx): Promise<Settlement> => {
    const payment = await paymentBy(tx, notice.reference)
    if (!payment || !isOurs(payment, provider, notice)) return 'foreign'
    if (!isNews(payment, notice)) return 'unchanged'
    const settled = await takeDown(tx, payment, notice)
    const order = await orderWith(tx, payment.orderId)
    switch (notice.state) {
      case 'paid':
        return settlePaid(tx, order, settled, context)
      case 'refunded':
        if (await changeStatus(tx, order.id, 'refunded', ['paid'], now())) await cancelTickets(tx, order.id, context)
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
  if (isOpen && (await mayBeSeated(tx, order, now())) && (await payOrder(tx, order.id, context))) return 'paid'
  await outbox.add(tx, order.id, deliveries.unfulfillable(order, payment), now())
  return 'unfulfillable'
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

/** Bound to the order: the same provider, the very sum, hryvnias. A notice that names no sum proves nothing. */
function isOurs(payment: Payment, provider: string, notice: PaymentNotice): boolean {
  return payment.provider === provider && notice.amount === payment.amount && notice.currency === 'UAH'
}

/** Doubled, older and backward notices change nothing: what was paid can only be refunded, what was refunded stays so. */
function isNews(payment: Payment, notice: PaymentNotice): boolean {
  if (payment.changedAt !== null && notice.changedAt !== null && notice.changedAt < payment.changedAt) return false
  if (payment.state === notice.state) return payment.state === 'pending' && payment.status !== notice.status
  if (payment.state === 'refunded') return false
  return payment.state === 'paid' ? notice.state === 'refunded' : true
}
