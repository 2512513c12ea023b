// Corrects the buyer's mail address and sends the undelivered mails to it.
import type { Order } from '@forum/domain/order/order.ts'
import { mailbox } from '../forms/mailbox.ts'
import { orderCopyDelivery } from '../post/records/record-channel.ts'
import { erasedAt, orderBy, orderWith } from './find-orders.ts'
import { lettersAgain } from './letters-again.ts'
import type { OrderContext } from './order-context.ts'

export type ReaddressOutcome =
  | { outcome: 'readdressed'; order: Order; before: string }
  | { outcome: 'impossible'; fault: 'noSuchOrder' | 'erased' | 'nothingNew' }

/** `email`: already validated. It gets the mail for the order's status: invoice or tickets. */
export function readdressOrder(context: OrderContext, number: string, email: string): Promise<ReaddressOutcome> {
  const { database, outbox, now } = context
  return database.transaction(async (tx): Promise<ReaddressOutcome> => {
    const order = await orderBy(tx, 'number', number)
    if (!order) return { outcome: 'impossible', fault: 'noSuchOrder' }
    if ((await erasedAt(tx, order.id)) !== null) return { outcome: 'impossible', fault: 'erased' }
    const before = order.buyer.email
    if (before === email) return { outcome: 'impossible', fault: 'nothingNew' }
    const buyer = JSON.stringify({ ...order.buyer, email })
    await tx.run('UPDATE ticket_order SET buyer = ?, mailbox = ? WHERE id = ?', buyer, mailbox(email), order.id)
    const waits = order.status === 'awaiting_payment' && order.method === 'bank'
    if (order.status === 'paid') await lettersAgain(tx, context, { kind: 'tickets', orderId: order.id })
    if (waits) await lettersAgain(tx, context, { kind: 'invoice', orderId: order.id })
    await outbox.add(tx, order.id, [orderCopyDelivery(order.id)], now())
    return { outcome: 'readdressed', order: await orderWith(tx, order.id), before }
  })
}
