import type { Order } from '#domain/order/order.ts'
import { cancelTickets, changeStatus } from './change-status.ts'
import { orderBy } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'

/** Cancels an order that waits, or refunds one that was paid: its tickets are worth nothing afterwards, and no money makes it good again. */
export function revokeOrder(context: OrderContext, number: string): Promise<Order | null> {
  const { database, now } = context
  return database.transaction(async (tx) => {
    const order = await orderBy(tx, 'number', number)
    if (!order) return null
    const isRevoked =
      (await changeStatus(tx, order.id, 'refunded', ['paid'], now())) ||
      (await changeStatus(tx, order.id, 'cancelled', ['awaiting_payment', 'failed'], now()))
    if (!isRevoked) return null
    await tx.run('UPDATE ticket_order SET revoked_at = ? WHERE id = ?', now(), order.id)
    return cancelTickets(tx, order.id, context)
  })
}
