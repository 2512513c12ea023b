import { isUnconfirmed, type Order } from '@forum/domain/order/order.ts'
import { StorageFault } from '../storage/database.ts'
import { erasedAt, orderBy, orderWith } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { mayBeSeated } from './seats.ts'

export type Confirmation =
  /** The seats are held until the invoice expires. Repeated calls change nothing. */
  | { outcome: 'held'; order: Order }
  /** The order still waits, but its seats are taken. */
  | { outcome: 'soldOut' }
  /** Paid, cancelled, expired, or its buyer was erased. */
  | { outcome: 'over' }
  /** The database could not store it. */
  | { outcome: 'refused'; reason: string }

/** Holds the seats until the invoice expires, after the buyer opened the link in the mail. null: unknown key. */
export async function confirmOrder({ database, now }: OrderContext, confirmKey: string): Promise<Confirmation | null> {
  if (confirmKey === '') return null
  try {
    return await database.transaction(async (tx): Promise<Confirmation | null> => {
      const order = await orderBy(tx, 'confirm_key', confirmKey)
      if (!order) return null
      const isOver = order.status !== 'awaiting_payment' || order.expiresAt <= now()
      if (isOver || (await erasedAt(tx, order.id)) !== null) return { outcome: 'over' }
      if (!isUnconfirmed(order)) return { outcome: 'held', order }
      if (!(await mayBeSeated(tx, order, now()))) return { outcome: 'soldOut' }
      await tx.run('UPDATE ticket_order SET confirmed_at = ?, held_until = expires_at WHERE id = ?', now(), order.id)
      return { outcome: 'held', order: await orderWith(tx, order.id) }
    })
  } catch (error) {
    if (error instanceof StorageFault) return { outcome: 'refused', reason: error.message }
    throw error
  }
}
