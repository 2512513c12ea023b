import { changeStatus } from './change-status.ts'
import { orderWith } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { ordersWhere } from './order-rows.ts'

/** So many at once, so that nobody who buys waits for it. */
const portion = 200

/** Cancels what was not paid in time: its seats are free. Gives how many. */
export function expireOrders({ database, outbox, deliveries, now }: OrderContext): Promise<number> {
  return database.transaction(async (tx) => {
    const late = await ordersWhere(tx, "WHERE status = 'awaiting_payment' AND expires_at <= ? LIMIT ?", now(), portion)
    for (const { id } of late) {
      await changeStatus(tx, id, 'cancelled', ['awaiting_payment'], now())
      await outbox.add(tx, id, deliveries.cancelled(await orderWith(tx, id), []), now())
    }
    return late.length
  })
}
