// Gives a transfer, or a part of it, to an order, which is paid as soon as its sum is there.
import { isPartPaid, type Order, openSum } from '@forum/domain/order/order.ts'
import { type TransferShare, waitingSum } from '@forum/domain/transfer/transfer.ts'
import type { Transaction } from '../storage/database.ts'
import { addShare, endShare } from '../transfers/shares.ts'
import { sharesWhere, transferBy } from '../transfers/transfer-rows.ts'
import { payOrder } from './change-status.ts'
import { erasedAt, orderBy, orderWith } from './find-orders.ts'
import type { OrderChangeContext, OrderContext } from './order-context.ts'
import { mayBeSeated } from './seats.ts'

export type GiveWish = {
  /** UUID: the key of the form. */
  id: string
  transferId: string
  /** The order's number. */
  number: string
  /** Kopiykas; null: as much as waits and as the order still needs. */
  amount: number | null
  /** An organiser's name; empty: the site itself. */
  by: string
}

type GiveFault =
  | 'noSuchTransfer'
  | 'noSuchOrder'
  /** All of the transfer was given or sent back. */
  | 'nothingWaits'
  /** The order is paid, refunded or free. */
  | 'nothingOpen'
  /** More than waits, or more than the order needs. */
  | 'tooMuch'
  /** The organisers cancelled the order. */
  | 'revoked'
  /** Its seats, or its promo code, were used by others. */
  | 'soldOut'
  /** A part cannot bring an expired order back: its deadline is extended first. */
  | 'expired'
  /** Its buyer was erased: nobody would get the tickets. */
  | 'erased'

export type Giving =
  /** `isNew` false: this form was sent before. The order is as it is now: paid, or still waiting for the rest. */
  { outcome: 'given'; isNew: boolean; order: Order; share: TransferShare } | { outcome: 'impossible'; fault: GiveFault }

/** One transaction with the order's mails and tickets. */
export function giveTransfer(context: OrderContext, wish: GiveWish): Promise<Giving> {
  return context.database.transaction((tx) => giveShare(tx, context, wish))
}

/** The same within the caller's transaction. */
export async function giveShare(tx: Transaction, context: OrderChangeContext, wish: GiveWish): Promise<Giving> {
  const { id, transferId, by } = wish
  const known = await shareBy(tx, id)
  if (known) return { outcome: 'given', isNew: false, order: await orderWith(tx, known.orderId), share: known }
  const plan = await planOf(tx, context, wish)
  if ('fault' in plan) return { outcome: 'impossible', fault: plan.fault }
  const { order, amount } = plan
  const share = { id, transferId, orderId: order.id, amount, givenAt: context.now(), givenBy: by }
  await addShare(tx, share)
  await (amount === openSum(order) ? payOrder(tx, order.id, context) : noteShare(tx, context, order.id, id))
  return {
    outcome: 'given',
    isNew: true,
    order: await orderWith(tx, order.id),
    share: { ...share, returned: 0, endedAt: null },
  }
}

/** The order, and how much of the transfer it gets. */
async function planOf(
  tx: Transaction,
  { now }: OrderChangeContext,
  { transferId, number, amount: wanted }: GiveWish,
): Promise<{ order: Order; amount: number } | { fault: GiveFault }> {
  const [transfer, order] = [await transferBy(tx, 'id', transferId), await orderBy(tx, 'number', number)]
  if (!transfer) return { fault: 'noSuchTransfer' }
  if (!order) return { fault: 'noSuchOrder' }
  const [waiting, open] = [waitingSum(transfer), openSum(order)]
  const amount = wanted ?? Math.min(waiting, open)
  if (waiting === 0) return { fault: 'nothingWaits' }
  if (open === 0) return { fault: 'nothingOpen' }
  if (amount <= 0 || amount > waiting || amount > open) return { fault: 'tooMuch' }
  if (order.revokedAt !== null) return { fault: 'revoked' }
  if ((await erasedAt(tx, order.id)) !== null) return { fault: 'erased' }
  if (order.status !== 'awaiting_payment' && amount < open) return { fault: 'expired' }
  if (!(await mayBeSeated(tx, order, now()))) return { fault: 'soldOut' }
  return { order, amount }
}

/** A part came: the order keeps its seats until its deadline, as one whose letter was opened, and its buyer is told what is missing. */
async function noteShare(tx: Transaction, { outbox, deliveries, now }: OrderChangeContext, orderId: string, shareId: string) {
  await tx.run(
    'UPDATE ticket_order SET held_until = expires_at, confirmed_at = coalesce(confirmed_at, ?) WHERE id = ?',
    now(),
    orderId,
  )
  await outbox.add(tx, orderId, deliveries.partPaid(await orderWith(tx, orderId), shareId), now())
}

export type TakingBack =
  | { outcome: 'takenBack'; order: Order; share: TransferShare }
  /** `ticketsIssued`: the order is paid, so that only a refund undoes it. */
  | { outcome: 'impossible'; fault: 'noSuchShare' | 'ticketsIssued' }

/** Takes a share back while nothing followed: its money waits again, and the order waits for it. */
export function takeBackShare({ database, outbox, deliveries, now }: OrderContext, shareId: string): Promise<TakingBack> {
  return database.transaction(async (tx): Promise<TakingBack> => {
    const share = await shareBy(tx, shareId)
    if (!share || share.endedAt !== null) return { outcome: 'impossible', fault: 'noSuchShare' }
    if (!isPartPaid(await orderWith(tx, share.orderId))) return { outcome: 'impossible', fault: 'ticketsIssued' }
    await endShare(tx, share, now())
    const order = await orderWith(tx, share.orderId)
    await outbox.add(tx, order.id, deliveries.shareEnded(order), now())
    return { outcome: 'takenBack', order, share: { ...share, endedAt: now() } }
  })
}

const shareBy = async (tx: Transaction, id: string) => (await sharesWhere(tx, 'WHERE id = ?', id))[0]
