// The waiting list for organisers and for erasure.
import * as v from 'valibot'
import { isOfferedAgain } from '../orders/held-for-waiting.ts'
import type { Transaction } from '../storage/database.ts'
import { shownWaiting, type Waiting, waitingWhere } from './waiting-rows.ts'

/** First everybody who waits or has an offer, then all others, each in their order. */
export async function listWaiting(tx: Transaction, forumYear: number, now: number): ReturnType<typeof shownWaiting> {
  const rows = await shownWaiting(tx, now, 'WHERE forum_year = ? AND erased_at IS NULL ORDER BY place', forumYear)
  const isOpen = ({ state }: (typeof rows)[number]) => state === 'waiting' || state === 'offered' || state === 'asked'
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row)).toReversed()]
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
      `UPDATE waiting SET name = '', email = '', mailbox = '', erased_at = ?,
         state = CASE WHEN state IN ('asked', 'waiting', 'offered') THEN 'left' ELSE state END
       WHERE id = ?`,
      ...[now, id],
    )
}

/** Ids of rows to erase: created before `before`, or before `unconfirmed` and never confirmed (milliseconds since 1970). */
export async function waitingBefore(tx: Transaction, before: number, unconfirmed: number, max: number): Promise<string[]> {
  const rows = await tx.all(
    v.object({ id: v.string() }),
    `SELECT id FROM waiting WHERE erased_at IS NULL AND (asked_at < ? OR (state = 'asked' AND asked_at < ?)) LIMIT ?`,
    ...[before, unconfirmed, max],
  )
  return rows.map(({ id }) => id)
}
