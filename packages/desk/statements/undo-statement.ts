// Undoes the acceptance of a statement while nothing followed: no letter left, no ticket was used, nobody did anything with its money or orders.
import type { TransferShare } from '@forum/domain/transfer/transfer.ts'
import * as v from 'valibot'
import { noteDeeds, type Person } from '../audit/audit.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { orderMailChannel } from '../orders/order-deliveries.ts'
import type { Transaction } from '../storage/database.ts'
import { foundFor, placesFor, portionsOf, runFor } from '../storage/many.ts'
import { countReceived } from '../transfers/shares.ts'
import { sharesWhere, transfersWhere } from '../transfers/transfer-rows.ts'
import { knownWhere, statementBy } from './statement-store.ts'

/** `followed`: `what` of it is no longer as acceptance left it, and nothing is undone. */
export type Undoing =
  | { outcome: 'undone'; id: string; transfers: number; orders: readonly string[] }
  | { outcome: 'followed'; what: 'letter' | 'ticket' | 'order' | 'transfer' | 'statement' }
  | { outcome: 'notAccepted' }

type Followed = Extract<Undoing, { outcome: 'followed' }>['what']

/** Thrown within the transaction, so that nothing of it stays. */
class HasFollowed extends Error {
  readonly what: Followed

  constructor(what: Followed) {
    super(what)
    this.what = what
  }
}

/** One transaction. */
export async function undoStatement(
  { database, now }: Pick<OrderContext, 'database' | 'now'>,
  id: string,
  by: Person,
): Promise<Undoing> {
  try {
    return await database.transaction(async (tx): Promise<Undoing> => {
      const { acceptedAt: at = null, deliveryBefore = 0, deliveryLast = 0 } = (await statementBy(tx, id)) ?? {}
      if (at === null) return { outcome: 'notAccepted' }
      const lines = await knownWhere(tx, 'WHERE statement_id = ?', id)
      const made = lines.flatMap(({ transferId, isNew }) => (isNew && transferId !== null ? [transferId] : []))
      await refuseOthers(tx, id, made)
      const orders = await takeBack(tx, made, at)
      await unpay(tx, orders, { at, deliveryBefore, deliveryLast })
      const deeds = orders.map((orderId) => ({ action: 'shareTakenBack' as const, orderId }))
      await noteDeeds(tx, by, now(), deeds)
      await tx.run('DELETE FROM statement_line WHERE statement_id = ?', id)
      await runFor(tx, made, 'DELETE FROM transfer WHERE id IN (@)')
      // Each key is that of one transfer.
      const tied = lines.flatMap(({ key, transferId, isNew }) => (!isNew && transferId !== null ? [key] : []))
      await runFor(tx, tied, 'UPDATE transfer SET line_key = NULL WHERE line_key IN (@)')
      await tx.run("UPDATE statement SET accepted_at = NULL, accepted_by = '' WHERE id = ?", id)
      return { outcome: 'undone', id, transfers: made.length, orders }
    })
  } catch (error) {
    if (error instanceof HasFollowed) return { outcome: 'followed', what: error.what }
    throw error
  }
}

const count = v.object({ number: v.number() })

/** Throws if there is a row; `sql`: its table, and what ends with the column of the ids. */
async function refuseIf(tx: Transaction, what: Followed, ids: readonly string[], sql: string, ...values: (string | number)[]) {
  for (const part of portionsOf(ids)) {
    const found = await tx.one(count, `SELECT count(*) AS number FROM ${sql} IN (${placesFor(part)})`, ...values, ...part)
    if (found?.number !== 0) throw new HasFollowed(what)
  }
}

/** What else refers to these transfers: a line that another statement brought again, and money that was to go back. */
async function refuseOthers(tx: Transaction, id: string, transferIds: readonly string[]): Promise<void> {
  await refuseIf(tx, 'statement', transferIds, 'statement_line WHERE statement_id <> ? AND transfer_id', id)
  await refuseIf(tx, 'transfer', transferIds, 'transfer_return WHERE transfer_id')
}

/** Takes what these transfers gave by the acceptance back from its orders, whose ids it returns. */
async function takeBack(tx: Transaction, transferIds: readonly string[], at: number): Promise<string[]> {
  const transfers = await foundFor(transferIds, (ids, places) => transfersWhere(tx, `WHERE id IN (${places})`, ...ids))
  const shares = await foundFor(transferIds, (ids, places) => sharesWhere(tx, `WHERE transfer_id IN (${places})`, ...ids))
  const isAsMade = ({ givenAt, endedAt, returned }: TransferShare) => givenAt === at && endedAt === null && returned === 0
  const isWhole = transfers.length === transferIds.length && transfers.every(({ returned }) => returned === 0)
  if (!isWhole || !shares.every(isAsMade)) throw new HasFollowed('transfer')
  await runFor(tx, transferIds, 'DELETE FROM transfer_share WHERE transfer_id IN (@)')
  const orders = [...new Set(shares.map(({ orderId }) => orderId))]
  await countReceived(tx, orders)
  return orders
}

type Acceptance = { at: number; deliveryBefore: number; deliveryLast: number }

/** The orders wait for their money again, as if nothing had come. */
async function unpay(tx: Transaction, orders: readonly string[], { at, deliveryBefore, deliveryLast }: Acceptance) {
  const no = (what: Followed, sql: string, ...values: number[]) => refuseIf(tx, what, orders, sql, ...values)
  const own = [deliveryBefore, deliveryLast] as const
  await no('letter', "delivery WHERE id > ? AND id <= ? AND (state <> 'waiting' OR attempts > 0) AND owner_id", ...own)
  // A card payment that bought nothing, for instance, or a letter about the forum.
  await no('order', `delivery WHERE id > ? AND channel = '${orderMailChannel.name}' AND owner_id`, deliveryLast)
  await no('ticket', 'ticket WHERE id IN (SELECT ticket_id FROM entry) AND order_id')
  await no('order', 'refund WHERE order_id')
  await no('order', "order_event WHERE at >= ? AND action NOT IN ('transferGiven', 'shareTakenBack') AND order_id", at)
  await runFor(tx, orders, 'DELETE FROM delivery WHERE id > ? AND id <= ? AND owner_id IN (@)', ...own)
  await runFor(tx, orders, 'DELETE FROM ticket WHERE order_id IN (@)')
  const waits =
    "UPDATE ticket_order SET status = 'awaiting_payment', paid_at = NULL WHERE status = 'paid' AND paid_at = ? AND id IN (@)"
  if ((await runFor(tx, orders, waits, at)) !== orders.length) throw new HasFollowed('order')
}
