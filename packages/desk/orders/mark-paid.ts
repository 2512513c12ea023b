import type { Order } from '@forum/domain/order/order.ts'
import { payOrder } from './change-status.ts'
import { orderBy } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { mayBeSeated } from './seats.ts'

/** For an organiser who saw the transfer. null: no such order, it was paid or cancelled before, or its seats are gone. */
export function markPaid(context: OrderContext, number: string): Promise<Order | null> {
  return context.database.transaction(async (tx) => {
    const order = await orderBy(tx, 'number', number)
    return order && (await mayBeSeated(tx, order, context.now())) ? payOrder(tx, order.id, context) : null
  })
}
