import type { Order } from '#domain/order/order.ts'
import { cancelTickets, changeStatus } from './change-status.ts'
import { orderBy } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'

/** Cancels an order that waits, or refunds one that was paid: its tickets are worth nothing afterwards, and no money makes it good again. */
export function revokeOrder(context: OrderContext, number: string): Order | null {
  const { database, now } = context
  return database.transaction((tx) => {
    const order = orderBy(tx, 'number', number)
    if (!order) return null
    const isRevoked =
      changeStatus(tx, order.id, 'refunded', ['paid'], now()) ||
      changeStatus(tx, order.id, 'cancelled', ['awaiting_payment', 'failed'], now())
    if (!isRevoked) return null
    tx.run('UPDATE ticket_order SET revoked_at = ? WHERE id = ?', now(), order.id)
    return cancelTickets(tx, order.id, context)
  })
}
