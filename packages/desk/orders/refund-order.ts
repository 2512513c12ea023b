// Refunds in two steps, so that a crash loses nothing: the request is stored before the provider is called, and seats are released after the provider
// agreed.
import { randomUUID } from 'node:crypto'
import type { IssuedTicket, Order } from '@forum/domain/order/order.ts'
import { ownRefunds, payingOf, planRefund, type Refund, type RefundFault, type RefundWish } from '@forum/domain/order/refund.ts'
import type { Payment } from '@forum/domain/payment/payment.ts'
import { issueCreditNote } from '../papers/credit-note.ts'
import { noFacts } from '../papers/paper-content.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { returnShares } from '../transfers/shares.ts'
import { changeStatus } from './change-status.ts'
import { accountsOf, orderBy, orderWith, paymentsOf, refundsOf, ticketsOf } from './find-orders.ts'
import type { OrderChangeContext, OrderContext } from './order-context.ts'
import { refundsWhere } from './order-rows.ts'
import { awaitReceipts } from './receipts.ts'
import { releaseSeats } from './seats.ts'

/** `meanwhile`: money went back that was not known here; `doubtful`: an earlier refund failed, and nobody can say now what became of it. */
export type RefundDoubt = 'meanwhile' | 'doubtful'

export type RefundAsking =
  /** `payment` null: refund by hand, which is done; what transfers brought is on the list of money to send back. */
  | { outcome: 'asked'; order: Order; refund: Refund; payment: Payment | null }
  | { outcome: 'impossible'; fault: RefundFault | 'noSuchOrder' | 'underWay' | RefundDoubt }

/**
 * Stores the request. `provider`: can carry it out; null: by hand. What came by transfer goes back by hand, whatever card payments came beside it: its
 * seats are free at once.
 */
export function askRefund(
  context: OrderContext,
  number: string,
  wish: RefundWish,
  provider: string | null,
): Promise<RefundAsking> {
  const { database, now } = context
  return database.transaction(async (tx): Promise<RefundAsking> => {
    const order = await orderBy(tx, 'number', number)
    if (!order) return { outcome: 'impossible', fault: 'noSuchOrder' }
    const refunds = await refundsOf(tx, order.id)
    if (refunds.some(({ state }) => state === 'asked')) return { outcome: 'impossible', fault: 'underWay' }
    const payments = await paymentsOf(tx, order.id)
    const plan = planRefund(order, await ticketsOf(tx, order.id), { payments, refunds }, wish)
    if (!plan.isPossible) return { outcome: 'impossible', fault: plan.fault }
    const paying = payingOf(order, payments)
    const isByProvider = plan.amount > 0 && paying?.provider === provider && paying.state === 'paid'
    const payment = isByProvider ? paying : null
    const { amount, seats } = plan
    const refund = await insertRefund(tx, { order, payment, amount, seats, state: 'asked', at: now() })
    if (payment) return { outcome: 'asked', order, refund, payment }
    await returnShares(tx, refund, now())
    return { outcome: 'asked', order, refund: await completeRefund(tx, refund, context), payment }
  })
}

export type NewRefund = Pick<Refund, 'amount' | 'seats' | 'state' | 'at'> & { order: Order; payment: Payment | null }

export async function insertRefund(tx: Transaction, { order, payment, ...own }: NewRefund): Promise<Refund> {
  const refund: Refund = { ...own, id: randomUUID(), orderId: order.id, paymentReference: payment?.reference ?? null }
  const { id, orderId, paymentReference, amount, seats, state, at } = refund
  await insert(tx, 'refund', {
    id,
    order_id: orderId,
    payment_reference: paymentReference,
    amount,
    seats: JSON.stringify(seats),
    state,
    created_at: at,
    asked_at: at,
  })
  return refund
}

/** Stores the result of a requested refund; null: it was stored before. */
export function settleRefund(context: OrderContext, id: string, state: 'done' | 'failed'): Promise<Refund | null> {
  return context.database.transaction(async (tx) => {
    const [refund] = await refundsWhere(tx, "WHERE id = ? AND state = 'asked'", id)
    if (!refund) return null
    if (state === 'done') return completeRefund(tx, refund, context)
    await tx.run("UPDATE refund SET state = 'failed' WHERE id = ?", id)
    return { ...refund, state }
  })
}

/** The money is on its way: releases the seats and tells everybody concerned. */
export async function completeRefund(tx: Transaction, asked: Refund, context: OrderChangeContext): Promise<Refund> {
  const { outbox, deliveries, now } = context
  await tx.run("UPDATE refund SET state = 'done' WHERE id = ?", asked.id)
  const refund: Refund = { ...asked, state: 'done' }
  const before = await orderWith(tx, refund.orderId)
  const ended = await endSeats(tx, before, refund.seats)
  const isOver = (await ticketsOf(tx, before.id)).every(({ state }) => state === 'cancelled')
  if (isOver) await changeStatus(tx, before.id, 'refunded', ['paid'], now())
  const order = await orderWith(tx, before.id)
  await noteCredit(tx, order, refund, context)
  if (refund.paymentReference !== null) await awaitReceipts(tx, refund.paymentReference, now())
  await outbox.add(tx, order.id, deliveries.refunded(order, refund, ended, await accountsOf(tx, order.id)), now())
  return refund
}

/** The credit note of a refund that is done, unless it gives back money that bought nothing. */
export async function noteCredit(tx: Transaction, order: Order, refund: Refund, context: OrderChangeContext): Promise<void> {
  if (order.status !== 'paid' && order.status !== 'refunded') return
  const isOwn = ownRefunds(order, { payments: await paymentsOf(tx, order.id), refunds: [refund] }).length > 0
  if (isOwn) await issueCreditNote(tx, order, refund, { facts: context.paperFacts ?? noFacts, at: context.now() })
}

/** Voids the valid tickets of these seats and releases the seats. Returns the tickets. */
async function endSeats(tx: Transaction, order: Order, seats: readonly number[]): Promise<IssuedTicket[]> {
  const ended = (await ticketsOf(tx, order.id)).filter(({ seat, state }) => state === 'valid' && seats.includes(seat))
  for (const { id } of ended) await tx.run("UPDATE ticket SET state = 'cancelled' WHERE id = ?", id)
  await releaseSeats(
    tx,
    order,
    ended.map(({ seat }) => seat),
  )
  return ended
}
