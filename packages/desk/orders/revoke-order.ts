import type { Order, OrderStatus } from '@forum/domain/order/order.ts'
import { cancelTickets, changeStatus } from './change-status.ts'
import { orderBy } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'

/** Cancels an unpaid order, or refunds a paid one (`from`: required current status). Its tickets become void, and a later payment does not restore it. */
export function revokeOrder(
  context: OrderContext,
  number: string,
  from: readonly OrderStatus[] = ['paid', 'awaiting_payment', 'failed'],
): Promise<Order | null> {
  const { database, now } = context
  return database.transaction(async (tx) => {
    const order = await orderBy(tx, 'number', number)
    if (!order) return null
    const isRevoked =
      (from.includes('paid') && (await changeStatus(tx, order.id, 'refunded', ['paid'], now()))) ||
      (await changeStatus(
        tx,
        order.id,
        'cancelled',
        from.filter((status) => status !== 'paid'),
        now(),
      ))
    if (!isRevoked) return null
    await tx.run('UPDATE ticket_order SET revoked_at = ? WHERE id = ?', now(), order.id)
    return cancelTickets(tx, order.id, context)
  })
}
