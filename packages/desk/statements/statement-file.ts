// Files whose columns nobody named yet: kept until they are named, at most for a day, so that nobody has to choose them twice.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'

/** Milliseconds for which a file is kept whose columns nobody names. */
export const fileTime = 24 * 3_600_000

/** Returns its id. */
export async function keepFile(tx: Transaction, bytes: Uint8Array, readAt: number): Promise<string> {
  const id = randomUUID()
  await insert(tx, 'statement_file', { id, bytes: Buffer.from(bytes).toString('base64'), read_at: readAt })
  return id
}

/** null: it was read, or is not kept any more. */
export async function keptFile(tx: Transaction, id: string, now: number): Promise<Uint8Array | null> {
  const row = v.object({ bytes: v.string() })
  const found = await tx.one(row, 'SELECT bytes FROM statement_file WHERE id = ? AND read_at > ?', id, now - fileTime)
  return found ? new Uint8Array(Buffer.from(found.bytes, 'base64')) : null
}

export const dropFile = (tx: Pick<Transaction, 'run'>, id: string) => tx.run('DELETE FROM statement_file WHERE id = ?', id)

/** Deletes files that were read before `time`. */
export const forgetFiles = (tx: Pick<Transaction, 'run'>, time: number) =>
  tx.run('DELETE FROM statement_file WHERE read_at < ?', time)
