// Orders by invoice and transfers for them, and whether the sums of all books agree, for tests.
import { randomUUID } from 'node:crypto'
import type { NewOrder, Order } from '@forum/domain/order/order.ts'
import type { TransferFacts } from '@forum/domain/transfer/transfer.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { noteTransfer } from '../transfers/note-transfer.ts'
import { sendBack } from '../transfers/send-back.ts'
import { returnsWhere, sharesWhere, transferBy } from '../transfers/transfer-rows.ts'
import { giveTransfer, takeBackShare } from './give-transfer.ts'
import { desk } from './orders-fixture.ts'

export const aTransfer = (own: Partial<TransferFacts> = {}): TransferFacts => ({
  ...{ day: '2025-09-09', amount: 1_250_000, payer: 'ТОВ «Аврора»', payerCode: '30000005' },
  ...{ payerIban: 'UA903052992990004149123456789', purpose: 'за участь у форумі', number: '17' },
  ...own,
})

const to = { receiver: 'ТОВ «Аврора»', receiverCode: '30000005', receiverIban: 'UA903052992990004149123456789' }

/** A desk with a quota of `seats`; each order is one invoice of 12 500 ₴ a seat for five days. */
export async function deskWithTransfers(seats = 2, place?: string) {
  const own = await desk(1, place)
  const { context, database, orders } = own
  let key = 0
  const invoiced = async (quantity = 1, more: Partial<NewOrder> = {}): Promise<Order> => {
    const expiresAt = context.now() + 5 * 24 * 3_600_000
    const placing = await own.place(`invoice ${key++}`, quantity, seats, { method: 'bank', expiresAt, ...more })
    if (placing.outcome !== 'placed') throw new Error(placing.outcome)
    await orders.confirm(placing.order.confirmKey)
    return now(placing.order)
  }
  const now = async ({ id }: Pick<Order, 'id'>) => {
    const order = await orders.byId(id)
    if (!order) throw new Error('no such order')
    return order
  }
  const noted = async (amount: number, facts: Partial<TransferFacts> = {}, id: string = randomUUID()) => {
    const more = { id, lineKey: null, source: 'noted', notedAt: context.now(), notedBy: 'Оля' } as const
    return (await noteTransfer(context, { ...aTransfer({ amount, ...facts }), ...more })).transfer
  }
  const give = (transfer: { id: string }, order: { number: string }, amount: number | null = null, id: string = randomUUID()) =>
    giveTransfer(context, { id, transferId: transfer.id, number: order.number, amount, by: 'Оля' })
  /** What became of it: 'paid', 'awaiting_payment', or why not. */
  const told = async (...asked: Parameters<typeof give>) => {
    const giving = await give(...asked)
    return giving.outcome === 'given' ? giving.order.status : giving.fault
  }
  const back = async (transfer: { id: string }, amount: number | null = null, id: string = randomUUID()) =>
    sendBack(context, { id, transferId: transfer.id, amount, ...to, by: 'Оля' })
  return {
    ...own,
    invoiced,
    now,
    noted,
    give,
    outcomeOf: told,
    takeBack: (shareId: string) => takeBackShare(context, shareId),
    back,
    /** given, returned, waiting. */
    async sums({ id }: { id: string }) {
      const found = await transferBy(database, 'id', id)
      return found && [found.given, found.returned, found.amount - found.given - found.returned]
    },
    shares: () => sharesWhere(database, 'ORDER BY given_at, id'),
    returns: () => returnsWhere(database, 'ORDER BY asked_at, amount, id'),
  }
}

/** A sum that does not agree, and what it is about. */
const doubts: Readonly<Record<string, string>> = {
  'given of a transfer': `SELECT id FROM transfer AS t WHERE given <> (
    SELECT coalesce(sum(amount - returned), 0) FROM transfer_share WHERE transfer_id = t.id AND ended_at IS NULL)`,
  'returned of a transfer': `SELECT id FROM transfer AS t WHERE returned <> (
    SELECT coalesce(sum(amount), 0) FROM transfer_return WHERE transfer_id = t.id AND state <> 'withdrawn')`,
  'more than came': 'SELECT id FROM transfer WHERE given < 0 OR returned < 0 OR given + returned > amount',
  'received of an order': `SELECT number AS id FROM ticket_order AS o WHERE received <> (
    SELECT coalesce(sum(amount), 0) FROM transfer_share WHERE order_id = o.id AND ended_at IS NULL)`,
  'returned of a share': `SELECT id FROM transfer_share AS s WHERE returned <> (
    SELECT coalesce(sum(amount), 0) FROM transfer_return WHERE share_id = s.id)`,
  'paid and still waiting':
    "SELECT number AS id FROM ticket_order WHERE status = 'awaiting_payment' AND received = total * 100 AND total > 0",
  'money of an order that is over':
    "SELECT number AS id FROM ticket_order WHERE status IN ('cancelled', 'failed') AND received > 0",
  'paid in part':
    "SELECT number AS id FROM ticket_order WHERE status IN ('paid', 'refunded') AND received NOT IN (0, total * 100)",
  'paid by nothing': `SELECT number AS id FROM ticket_order WHERE status = 'paid' AND received = 0 AND total > 0 AND NOT EXISTS (
    SELECT 1 FROM payment WHERE order_id = ticket_order.id AND state IN ('paid', 'refunded'))`,
  'refund without its return': `SELECT id FROM refund AS r WHERE payment_reference IS NULL AND amount <> (
      SELECT coalesce(sum(amount), 0) FROM transfer_return WHERE refund_id = r.id)
    AND EXISTS (SELECT 1 FROM ticket_order WHERE id = r.order_id AND received > 0)`,
  'sold twice': `SELECT ticket_id AS id FROM held_seat JOIN ticket_order ON ticket_order.id = order_id WHERE status = 'paid'
    GROUP BY ticket_id HAVING sum(quantity) > max(quota)`,
  'tickets of an order': `SELECT number AS id FROM ticket_order AS o WHERE (status = 'paid') <> EXISTS (
    SELECT 1 FROM ticket WHERE order_id = o.id AND state = 'valid')`,
}

/** Where the sums of transfers, shares, returns, orders and refunds differ; empty: they agree to the kopiyka. */
export async function doubtsIn(tx: Pick<Transaction, 'all'>): Promise<string[]> {
  const row = v.object({ what: v.string(), id: v.string() })
  const asked = Object.entries(doubts).map(([what, sql]) => `SELECT '${what}' AS what, id FROM (${sql}) AS found`)
  return (await tx.all(row, asked.join(' UNION ALL '))).map(({ what, id }) => `${what}: ${id}`)
}
