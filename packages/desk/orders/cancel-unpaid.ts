// Cancels unpaid orders: one, or many at once, for instance after somebody blocked seats for fun.
import type { Order } from '@forum/domain/order/order.ts'
import { connectionLength } from '@forum/ground/base/line.ts'
import type { Transaction } from '../storage/database.ts'
import { endSharesOf } from '../transfers/shares.ts'
import { changeStatus } from './change-status.ts'
import { orderWith } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { orderMailChannel } from './order-deliveries.ts'
import { ordersWhere } from './order-rows.ts'

/** All, or those that were placed from one line. */
export type UnpaidSelection = {
  /** Order number: selects the waiting orders that were placed from the same line. */
  like?: string
  /** The same by the beginning of the line's digest. */
  line?: string
}

/** Unpaid orders that match the selection, oldest first. */
export function unpaidOrders(tx: Transaction, { like, line }: UnpaidSelection): Promise<Order[]> {
  const placed = `substr(placed_from, 1, ${connectionLength})`
  const [condition, ...values] =
    like !== undefined
      ? [`AND ${placed} = (SELECT ${placed} FROM ticket_order WHERE number = ?)`, like]
      : line !== undefined
        ? [`AND ${placed} = ?`, line]
        : ['']
  return ordersWhere(tx, `WHERE status = 'awaiting_payment' ${condition} ORDER BY created_at, sequence`, ...values)
}

/** Cancels an unpaid order; a later payment does not restore it, and what came of its money waits again. `isQuiet`: the buyer gets no mail. null: it is no longer unpaid. */
export function cancelOrder(
  { database, outbox, deliveries, now }: OrderContext,
  id: string,
  isQuiet = false,
): Promise<Order | null> {
  return database.transaction(async (tx) => {
    if (!(await changeStatus(tx, id, 'cancelled', ['awaiting_payment'], now()))) return null
    await tx.run('UPDATE ticket_order SET revoked_at = ? WHERE id = ?', now(), id)
    await endSharesOf(tx, id, now())
    const order = await orderWith(tx, id)
    const told = deliveries.cancelled(order, [])
    await outbox.add(tx, id, isQuiet ? told.filter(({ channel }) => channel !== orderMailChannel.name) : told, now())
    return order
  })
}

/**
 * Cancels those of these orders that are still unpaid; returns their number. Each order has its own transaction, so that buyers do not wait for the
 * whole batch.
 */
export async function cancelUnpaid(context: OrderContext, ids: readonly string[], isQuiet: boolean): Promise<number> {
  let cancelled = 0
  for (const id of ids) if (await cancelOrder(context, id, isQuiet)) cancelled++
  return cancelled
}
