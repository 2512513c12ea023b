// Who waits, for the organisers and for whoever must be forgotten.
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { type Waiting, waitingWhere } from './waiting-rows.ts'

/** All of an edition that wait or hold an offer, then what came of the others, each in its order. */
export async function listWaiting(tx: Transaction, forumYear: number): Promise<Waiting[]> {
  const rows = await waitingWhere(tx, 'WHERE forum_year = ? AND erased_at IS NULL ORDER BY place', forumYear)
  const isOpen = ({ state }: Waiting) => state === 'waiting' || state === 'offered' || state === 'asked'
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row)).toReversed()]
}

/** Takes somebody out of the list; what was offered to them is free. false: they waited no more. */
export async function removeWaiting(tx: Transaction, id: string): Promise<boolean> {
  const { changes } = await tx.run(
    "UPDATE waiting SET state = 'removed' WHERE id = ? AND state IN ('asked', 'waiting', 'offered')",
    id,
  )
  return changes === 1
}

/** Everybody whose data are there still. */
export const everybodyWaiting = (tx: Transaction): Promise<Waiting[]> =>
  waitingWhere(tx, 'WHERE erased_at IS NULL ORDER BY place')

/** Takes the people out of the rows with these ids; ids of what is none are passed over. */
export async function eraseWaiting(tx: Transaction, ids: readonly string[], now: number): Promise<void> {
  for (const id of ids)
    await tx.run(
      `UPDATE waiting SET name = '', email = '', mailbox = '', erased_at = ?,
         state = CASE WHEN state IN ('asked', 'waiting', 'offered') THEN 'left' ELSE state END
       WHERE id = ?`,
      ...[now, id],
    )
}

/** Ids of rows whose time is over: asked for before `before`, or before `unconfirmed` and never confirmed (milliseconds since 1970). */
export async function waitingBefore(tx: Transaction, before: number, unconfirmed: number, max: number): Promise<string[]> {
  const rows = await tx.all(
    v.object({ id: v.string() }),
    `SELECT id FROM waiting WHERE erased_at IS NULL AND (asked_at < ? OR (state = 'asked' AND asked_at < ?)) LIMIT ?`,
    ...[before, unconfirmed, max],
  )
  return rows.map(({ id }) => id)
}
