// Undoes the acceptance of a statement while nothing followed: no letter left, no ticket was used, nobody did anything with its money or orders.
import type { TransferShare } from '@forum/domain/transfer/transfer.ts'
import * as v from 'valibot'
import { noteDeed, type Person } from '../audit/audit.ts'
import type { OrderContext } from '../orders/order-context.ts'
import type { Transaction } from '../storage/database.ts'
import { endShare } from '../transfers/shares.ts'
import { sharesWhere, transferBy } from '../transfers/transfer-rows.ts'
import { knownWhere, statementBy } from './statement-store.ts'

/** `followed`: `what` of it is no longer as acceptance left it, and nothing is undone. */
export type Undoing =
  | { outcome: 'undone'; id: string; transfers: number; orders: readonly string[] }
  | { outcome: 'followed'; what: 'letter' | 'ticket' | 'order' | 'transfer' }
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
      const orders = new Set<string>()
      for (const transferId of made) for (const orderId of await takeBack(tx, transferId, at)) orders.add(orderId)
      for (const orderId of orders) {
        await unpay(tx, orderId, { at, deliveryBefore, deliveryLast })
        await noteDeed(tx, by, now(), { action: 'shareTakenBack', orderId })
      }
      await tx.run('DELETE FROM statement_line WHERE statement_id = ?', id)
      for (const transferId of made) await tx.run('DELETE FROM transfer WHERE id = ?', transferId)
      for (const { key, transferId, isNew } of lines) {
        if (!isNew && transferId !== null)
          await tx.run('UPDATE transfer SET line_key = NULL WHERE id = ? AND line_key = ?', transferId, key)
      }
      await tx.run("UPDATE statement SET accepted_at = NULL, accepted_by = '' WHERE id = ?", id)
      return { outcome: 'undone', id, transfers: made.length, orders: [...orders] }
    })
  } catch (error) {
    if (error instanceof HasFollowed) return { outcome: 'followed', what: error.what }
    throw error
  }
}

/** The orders that got money of the transfer by this acceptance. */
async function takeBack(tx: Transaction, transferId: string, at: number): Promise<string[]> {
  const shares = await sharesWhere(tx, 'WHERE transfer_id = ?', transferId)
  const isAsMade = ({ givenAt, endedAt, returned }: TransferShare) => givenAt === at && endedAt === null && returned === 0
  const transfer = await transferBy(tx, 'id', transferId)
  if (!transfer || transfer.returned > 0 || !shares.every(isAsMade)) throw new HasFollowed('transfer')
  for (const share of shares) {
    await endShare(tx, share, at)
    await tx.run('DELETE FROM transfer_share WHERE id = ?', share.id)
  }
  return shares.map(({ orderId }) => orderId)
}

const count = v.object({ number: v.number() })

type Acceptance = { at: number; deliveryBefore: number; deliveryLast: number }

/** The order waits for its money again, as if nothing had come. */
async function unpay(tx: Transaction, orderId: string, { at, deliveryBefore, deliveryLast }: Acceptance): Promise<void> {
  const no = async (what: Followed, sql: string, ...values: (string | number)[]) => {
    if ((await tx.one(count, `SELECT count(*) AS number FROM ${sql}`, ...values))?.number !== 0) throw new HasFollowed(what)
  }
  const own = 'owner_id = ? AND id > ? AND id <= ?'
  const ofOrder = [orderId, deliveryBefore, deliveryLast] as const
  await no('letter', `delivery WHERE ${own} AND (state <> 'waiting' OR attempts > 0)`, ...ofOrder)
  await no('ticket', 'ticket WHERE order_id = ? AND id IN (SELECT ticket_id FROM entry)', orderId)
  await no('order', 'refund WHERE order_id = ?', orderId)
  await no('order', 'order_event WHERE order_id = ? AND at > ?', orderId, at)
  await tx.run(`DELETE FROM delivery WHERE ${own}`, ...ofOrder)
  await tx.run('DELETE FROM ticket WHERE order_id = ?', orderId)
  const { changes } = await tx.run(
    "UPDATE ticket_order SET status = 'awaiting_payment', paid_at = NULL WHERE id = ? AND status = 'paid' AND paid_at = ?",
    orderId,
    at,
  )
  if (changes !== 1) throw new HasFollowed('order')
}
