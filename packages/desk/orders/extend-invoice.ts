// Extends the deadline of an invoice, also after it expired.
import type { Order } from '@forum/domain/order/order.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { changeStatus } from './change-status.ts'
import { erasedAt, orderBy, orderWith } from './find-orders.ts'
import { lettersAgain } from './letters-again.ts'
import type { OrderContext } from './order-context.ts'
import { statusRecord } from './order-deliveries.ts'
import { mayBeSeated } from './seats.ts'

export type ExtendOutcome =
  | { outcome: 'extended'; order: Order; before: number }
  | { outcome: 'impossible'; fault: 'noSuchOrder' | 'noInvoice' | 'erased' | 'past' | 'soldOut' }

/** `lastDay` (YYYY-MM-DD): the invoice expires at the end of this day in Kyiv. The seats are held until then if they are still free. */
export function extendInvoice(context: OrderContext, number: string, lastDay: string): Promise<ExtendOutcome> {
  const { database, outbox, now } = context
  const until = parseMoment(`${lastDay}T23:59:59`)
  const impossible = (fault: Extract<ExtendOutcome, { outcome: 'impossible' }>['fault']): ExtendOutcome => ({
    outcome: 'impossible',
    fault,
  })
  return database.transaction(async (tx): Promise<ExtendOutcome> => {
    const order = await orderBy(tx, 'number', number)
    if (!order) return impossible('noSuchOrder')
    const isInvoice = order.method === 'bank' && order.revokedAt === null
    if (!isInvoice || (order.status !== 'awaiting_payment' && order.status !== 'cancelled')) return impossible('noInvoice')
    if ((await erasedAt(tx, order.id)) !== null) return impossible('erased')
    if (until === null || until <= now() || until <= order.expiresAt) return impossible('past')
    if (!(await mayBeSeated(tx, order, now()))) return impossible('soldOut')
    await changeStatus(tx, order.id, 'awaiting_payment', ['cancelled'], now())
    await tx.run(
      'UPDATE ticket_order SET expires_at = ?, held_until = ?, confirmed_at = coalesce(confirmed_at, ?) WHERE id = ?',
      until,
      until,
      now(),
      order.id,
    )
    const extended = await orderWith(tx, order.id)
    await lettersAgain(tx, context, { kind: 'invoice', orderId: order.id })
    await outbox.add(tx, order.id, [statusRecord(extended)], now())
    return { outcome: 'extended', order: extended, before: order.expiresAt }
  })
}
