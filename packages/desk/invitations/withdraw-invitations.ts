import type { Order } from '@forum/domain/order/order.ts'
import { cancelTickets, changeStatus } from '../orders/change-status.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { ordersWhere } from '../orders/order-rows.ts'

/** One invitation by number, or all of an allocation. */
export type Withdrawn = { number: string } | { forumYear: number; allocation: string }

/** Cancels invitations: tickets become void, seats free, and each guest is told. Returns those that were valid. */
export function withdrawInvitations(context: OrderContext, which: Withdrawn): Promise<Order[]> {
  const { database, now } = context
  return database.transaction(async (tx) => {
    const given = "status = 'paid' AND source IN ('invitation', 'press')"
    const good =
      'number' in which
        ? await ordersWhere(tx, `WHERE number = ? AND ${given}`, which.number)
        : await ordersWhere(
            tx,
            `WHERE forum_year = ? AND allocation = ? AND ${given} ORDER BY sequence`,
            which.forumYear,
            which.allocation,
          )
    const withdrawn: Order[] = []
    for (const { id } of good) {
      if (!(await changeStatus(tx, id, 'cancelled', ['paid'], now()))) continue
      await tx.run('UPDATE ticket_order SET revoked_at = ? WHERE id = ?', now(), id)
      withdrawn.push(await cancelTickets(tx, id, context))
    }
    return withdrawn
  })
}
