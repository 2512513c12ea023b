// Sends a reminder before an invoice expires, once per due date.
import { isUnconfirmed, type Order } from '@forum/domain/order/order.ts'
import { deliveryBy } from '../post/outbox/channel.ts'
import type { OrderContext } from './order-context.ts'
import { orderMailChannel } from './order-deliveries.ts'
import { ordersWhere } from './order-rows.ts'

const day = 24 * 60 * 60_000
/** Batch size: small, so that buyers do not wait for it. */
const portion = 100

/** `days` before the due date; 0: no reminders. An order that was placed later than that gets none. Returns the number of mails. */
export function remindInvoices(
  { database, outbox, now }: Pick<OrderContext, 'database' | 'outbox' | 'now'>,
  days: number,
): Promise<number> {
  const due = now() + days * day
  return database.transaction(async (tx) => {
    if (days === 0) return 0
    const ending = await ordersWhere(
      tx,
      `WHERE status = 'awaiting_payment' AND method = 'bank' AND total > 0 AND expires_at > ? AND expires_at <= ? AND created_at < expires_at - ?
       AND (confirm_key = '' OR confirmed_at IS NOT NULL) AND erased_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM letter_sent WHERE letter = 'invoice' AND person = ticket_order.id || ' ' || ticket_order.expires_at)
       ORDER BY expires_at LIMIT ?`,
      now(),
      due,
      days * day,
      portion,
    )
    for (const order of ending) {
      await tx.run(
        "INSERT INTO letter_sent (letter, person, order_id) VALUES ('invoice', ?, ?)",
        `${order.id} ${order.expiresAt}`,
        order.id,
      )
      await outbox.add(tx, order.id, [deliveryBy(orderMailChannel, { kind: 'invoiceReminder', orderId: order.id })], now())
    }
    return ending.length
  })
}

/** Whether the reminder is still true when it goes out. */
export const isToBePaid = (order: Order, now: number) =>
  order.status === 'awaiting_payment' && order.expiresAt > now && !isUnconfirmed(order)
