import { StorageFault, type Transaction, type Value } from './database.ts'

/**
 * Inserts a row, by the names of its columns. `conflict`: what to do with a known key, such as `ON CONFLICT (name) DO NOTHING`. Throws a StorageFault
 * when the database answers, but took no row.
 */
export async function insert(tx: Pick<Transaction, 'run'>, table: string, row: Readonly<Record<string, Value>>, conflict = '') {
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ${conflict}`
  const done = await tx.run(sql, ...Object.values(row))
  if (conflict === '' && done.changes !== 1) throw new StorageFault(`the database does not keep what is written (${table})`)
  return done
}
