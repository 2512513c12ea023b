import type { Transaction, Value } from './database.ts'

/** Inserts a row, by the names of its columns. `conflict`: what to do with a known key, such as `ON CONFLICT (name) DO NOTHING`. */
export function insert(tx: Pick<Transaction, 'run'>, table: string, row: Readonly<Record<string, Value>>, conflict = '') {
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  return tx.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ${conflict}`, ...Object.values(row))
}
