import { StorageFault, type Transaction, type Value } from './database.ts'

export type Row = Readonly<Record<string, Value>>

/**
 * Inserts a row, by the names of its columns, or several of the same columns, in their order. `conflict`: what to do with a known key, such as
 * `ON CONFLICT (name) DO NOTHING`. Throws a StorageFault when the database answers, but did not take all rows.
 */
export async function insert(tx: Pick<Transaction, 'run'>, table: string, row: Row | readonly Row[], conflict = '') {
  const rows = Array.isArray(row) ? (row as readonly Row[]) : [row as Row]
  const columns = Object.keys(rows[0] ?? {})
  const places = `(${columns.map(() => '?').join(', ')})`
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')} ${conflict}`
  const done = await tx.run(sql, ...rows.flatMap((each) => columns.map((column) => each[column] ?? null)))
  if (conflict === '' && done.changes !== rows.length)
    throw new StorageFault(`the database does not keep what is written (${table})`)
  return done
}
