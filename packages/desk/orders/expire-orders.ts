import { changeStatus } from './change-status.ts'
import { orderWith } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { ordersWhere } from './order-rows.ts'

/** Batch size: small, so that buyers do not wait for it. */
const portion = 200

/**
 * Cancels orders that were not paid in time and releases their seats. Returns their number. One of which a part is paid holds its seats no longer, but
 * stays open: an organiser extends or cancels it (docs/organisers.md).
 */
export function expireOrders({ database, outbox, deliveries, now }: OrderContext): Promise<number> {
  return database.transaction(async (tx) => {
    const late = await ordersWhere(
      tx,
      "WHERE status = 'awaiting_payment' AND received = 0 AND expires_at <= ? LIMIT ?",
      now(),
      portion,
    )
    for (const { id } of late) {
      await changeStatus(tx, id, 'cancelled', ['awaiting_payment'], now())
      await outbox.add(tx, id, deliveries.cancelled(await orderWith(tx, id), []), now())
    }
    return late.length
  })
}
