// Cancels many unpaid orders at once, for instance after somebody blocked seats for fun.
import type { Order } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/payment/payment.ts'
import { connectionLength } from '../ground/line.ts'
import type { Transaction } from '../storage/database.ts'
import { mailbox } from '../submissions/mailbox.ts'
import { changeStatus } from './change-status.ts'
import { orderWith } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { orderMailChannel } from './order-deliveries.ts'
import { phoneDigits } from './order-limits.ts'
import { ordersWhere } from './order-rows.ts'

/** Filters for unpaid orders. An order must match all filters that are given. */
export type UnpaidSelection = {
  /** Placed at or after this time. */
  since?: number
  method?: PaymentMethod
  email?: string
  phone?: string
  /** Order number: selects the waiting orders that were placed from the same line. */
  like?: string
  /** The same by the beginning of the line's digest. */
  line?: string
  /** Only invoices that were not confirmed through the link in their mail. */
  isUnconfirmed?: boolean
}

/** Unpaid orders that match the selection, oldest first. */
export async function unpaidOrders(tx: Transaction, selection: UnpaidSelection): Promise<Order[]> {
  const { since, method, email, phone, like, line, isUnconfirmed = false } = selection
  const conditions: [string, ...(string | number)[]][] = [["status = 'awaiting_payment'"]]
  if (since !== undefined) conditions.push(['created_at >= ?', since])
  if (method !== undefined) conditions.push(['method = ?', method])
  if (isUnconfirmed) conditions.push(["confirm_key <> '' AND confirmed_at IS NULL"])
  if (like !== undefined)
    conditions.push([
      `substr(placed_from, 1, ${connectionLength}) = (SELECT substr(placed_from, 1, ${connectionLength}) FROM ticket_order WHERE number = ?)`,
      like,
    ])
  if (line !== undefined) conditions.push([`substr(placed_from, 1, ${connectionLength}) = ?`, line])
  const which = conditions.map(([condition]) => condition).join(' AND ')
  const found = await ordersWhere(
    tx,
    `WHERE ${which} ORDER BY created_at, sequence`,
    ...conditions.flatMap(([, ...values]) => values),
  )
  return found.filter(
    ({ buyer }) =>
      (email === undefined || mailbox(buyer.email) === mailbox(email)) &&
      (phone === undefined || phoneDigits(buyer.phone) === phoneDigits(phone)),
  )
}

/**
 * Cancels those of these orders that are still unpaid, as `revokeOrder` does. `isQuiet`: buyers get no mail. Returns the number of cancelled orders.
 * Each order has its own transaction, so that buyers do not wait for the whole batch.
 */
export async function cancelUnpaid(
  { database, outbox, deliveries, now }: OrderContext,
  ids: readonly string[],
  isQuiet: boolean,
): Promise<number> {
  let cancelled = 0
  for (const id of ids) {
    const order = await database.transaction(async (tx): Promise<Order | null> => {
      if (!(await changeStatus(tx, id, 'cancelled', ['awaiting_payment'], now()))) return null
      await tx.run('UPDATE ticket_order SET revoked_at = ? WHERE id = ?', now(), id)
      const order = await orderWith(tx, id)
      const told = deliveries.cancelled(order, [])
      await outbox.add(tx, id, isQuiet ? told.filter(({ channel }) => channel !== orderMailChannel.name) : told, now())
      return order
    })
    if (order) cancelled++
  }
  return cancelled
}
