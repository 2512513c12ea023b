// The waiting list for organisers and for erasure.
import * as v from 'valibot'
import { isOfferedAgain } from '../orders/held-for-waiting.ts'
import type { Transaction } from '../storage/database.ts'
import { fairOrder } from './fair-order.ts'
import { type ShownState, shownWaiting, type Waiting, waitingWhere } from './waiting-rows.ts'

/** First everybody who has an offer, who waits, in the order of offers, and who did not confirm; then all others, the latest first. */
export async function listWaiting(tx: Transaction, forumYear: number, now: number): ReturnType<typeof shownWaiting> {
  const rows = await shownWaiting(tx, now, 'WHERE forum_year = ? AND erased_at IS NULL ORDER BY place', forumYear)
  const inState = (state: ShownState) => rows.filter((row) => row.state === state)
  const open = [...inState('offered'), ...fairOrder(rows), ...inState('asked')]
  return [...open, ...rows.filter((row) => !open.includes(row)).toReversed()]
}

/** Removes somebody from the list and frees their offer. false: they did not wait any more. */
export async function removeWaiting(tx: Transaction, id: string, now: number): Promise<boolean> {
  const { changes } = await tx.run(
    `UPDATE waiting SET state = 'removed' WHERE id = ? AND (state IN ('asked', 'waiting', 'offered') OR (${isOfferedAgain}))`,
    ...[id, now, now],
  )
  return changes === 1
}

/** Everybody whose personal data are still stored. */
export const everybodyWaiting = (tx: Transaction): Promise<Waiting[]> =>
  waitingWhere(tx, 'WHERE erased_at IS NULL ORDER BY place')

/** Erases personal data from these rows; skips unknown ids. */
export async function eraseWaiting(tx: Transaction, ids: readonly string[], now: number): Promise<void> {
  for (const id of ids)
    await tx.run(
      `UPDATE waiting SET name = '', email = '', mailbox = '', placed_from = NULL, erased_at = ?,
         state = CASE WHEN state IN ('asked', 'waiting', 'offered') THEN 'left' ELSE state END
       WHERE id = ?`,
      ...[now, id],
    )
}

/** Deletes what is left of erased places that nobody was offered seats for. */
export async function deleteErased(tx: Pick<Transaction, 'run'>): Promise<void> {
  const erased = "erased_at IS NOT NULL AND offered_until IS NULL AND state = 'left'"
  await tx.run(`DELETE FROM delivery WHERE owner_id IN (SELECT id FROM waiting WHERE ${erased})`)
  await tx.run(`DELETE FROM waiting WHERE ${erased}`)
}

/** Places that nobody confirmed and that are kept: more than a flood brings in a day. */
const mostUnconfirmed = 20_000

/**
 * Ids of rows to erase: created before `before`, or before `unconfirmed` and never confirmed (milliseconds since 1970); of more than `most` unconfirmed
 * ones also the oldest.
 */
export async function waitingBefore(
  tx: Pick<Transaction, 'all'>,
  before: number,
  unconfirmed: number,
  max: number,
  most = mostUnconfirmed,
): Promise<string[]> {
  const last = "SELECT asked_at FROM waiting WHERE state = 'asked' ORDER BY asked_at DESC LIMIT 1 OFFSET ?"
  const rows = await tx.all(
    v.object({ id: v.string() }),
    `SELECT id FROM waiting WHERE erased_at IS NULL
     AND (asked_at < ? OR (state = 'asked' AND (asked_at < ? OR asked_at < (${last})))) LIMIT ?`,
    ...[before, unconfirmed, most - 1, max],
  )
  return rows.map(({ id }) => id)
}
