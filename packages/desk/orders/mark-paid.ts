import { randomUUID } from 'node:crypto'
import { type Order, openSum } from '@forum/domain/order/order.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { Transaction } from '../storage/database.ts'
import { insertTransfer } from '../transfers/note-transfer.ts'
import { payOrder } from './change-status.ts'
import { orderBy } from './find-orders.ts'
import { giveShare } from './give-transfer.ts'
import type { OrderContext } from './order-context.ts'
import { mayBeSeated } from './seats.ts'

/**
 * For an organiser who saw the transfer: notes one of today with the sum that is open, and gives it to the order. `by`: the organiser's name; empty: the
 * content service. null: no such order, it was paid or cancelled before, its buyer was erased, or its seats are gone.
 */
export function markPaid(context: OrderContext, number: string, by = ''): Promise<Order | null> {
  return context.database.transaction(async (tx) => {
    const order = await orderBy(tx, 'number', number)
    if (!order || !(await mayBeSeated(tx, order, context.now()))) return null
    if (order.total === 0) return payOrder(tx, order.id, context)
    if (openSum(order) === 0) return null
    const transferId = await pressed(tx, order, context.now(), by)
    const giving = await giveShare(tx, context, { id: randomUUID(), transferId, number, amount: null, by })
    // The transfer is rolled back with the rest.
    if (giving.outcome === 'impossible') throw new Error(`an order cannot be marked as paid: ${giving.fault}`)
    return giving.order
  })
}

/** The payer is the one of the invoice: nobody has read a statement yet. */
async function pressed(tx: Transaction, order: Order, now: number, by: string): Promise<string> {
  const { buyer, number } = order
  const { transfer } = await insertTransfer(tx, {
    id: randomUUID(),
    day: dateAt(now),
    amount: openSum(order),
    payer: buyer.company || buyer.name,
    payerCode: buyer.edrpou,
    payerIban: '',
    purpose: number,
    number: '',
    lineKey: null,
    source: 'pressed',
    notedAt: now,
    notedBy: by,
  })
  return transfer.id
}
