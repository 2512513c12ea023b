// Pays many orders in full by transfers of one act: what giveShare does for one, by few statements, because the write lock is held meanwhile.
import { randomUUID } from 'node:crypto'
import { openSum } from '@forum/domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { addShares } from '../transfers/shares.ts'
import { payOrders } from './change-status.ts'
import { erasedAmong, ordersWith } from './find-orders.ts'
import type { OrderChangeContext } from './order-context.ts'
import { seatedTogether } from './seats.ts'

/** `amount`: kopiykas of the transfer that are for the order. Of the transfer that much waits, for all its wishes together. */
export type FullWish = { transferId: string; orderId: string; amount: number; by: string }

/**
 * Returns the wishes that it fulfilled: orders that wait for exactly this sum. All others are for giveShare, which says why not. Within the caller's
 * transaction.
 */
export async function giveInFull(
  tx: Transaction,
  context: OrderChangeContext,
  wishes: readonly FullWish[],
): Promise<ReadonlySet<FullWish>> {
  const ids = [...new Set(wishes.map(({ orderId }) => orderId))]
  const orders = new Map((await ordersWith(tx, ids)).map((order) => [order.id, order]))
  const erased = new Set(await erasedAmong(tx, ids))
  const first = new Map<string, FullWish>()
  for (const wish of wishes) {
    const order = orders.get(wish.orderId)
    const isPlain = order && wish.amount > 0 && wish.amount === openSum(order) && !erased.has(order.id)
    if (isPlain && !first.has(order.id)) first.set(order.id, wish)
  }
  const asked = [...first.keys()].flatMap((id) => orders.get(id) ?? [])
  const seated = (await seatedTogether(tx, asked, context.now())).map(({ id }) => id)
  const given = seated.flatMap((id) => first.get(id) ?? [])
  const givenAt = context.now()
  await addShares(
    tx,
    given.map(({ by, ...wish }) => ({ ...wish, id: randomUUID(), givenAt, givenBy: by })),
  )
  await payOrders(tx, seated, context)
  return new Set(given)
}
