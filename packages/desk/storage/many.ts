// Many rows by few statements: each one costs a round trip, while the write lock is held.
import type { Transaction, Value } from './database.ts'
import { insert, type Row } from './insert.ts'

/** Rows that one statement names: SQLite takes 32 766 parameters, PostgreSQL 65 535. */
const portion = 200

/** `all` in parts, in their order. */
export function portionsOf<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / portion) }, (_, part) => all.slice(part * portion, (part + 1) * portion))
}

/** `?, ?, ?`: a place for each value in SQL. */
export const placesFor = (values: readonly unknown[]) => values.map(() => '?').join(', ')

/** All that `ask` finds for `ids`: it is asked for a part of them at a time. */
export async function foundFor<Found>(
  ids: readonly string[],
  ask: (part: readonly string[], places: string) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (const part of portionsOf(ids)) found.push(...(await ask(part, placesFor(part))))
  return found
}

/** Runs `sql` for all of `ids`, whose places it names last, as `IN (@)`; `before`: values of its places before them. Returns how many rows were changed. */
export async function runFor(
  tx: Pick<Transaction, 'run'>,
  ids: readonly string[],
  sql: string,
  ...before: Value[]
): Promise<number> {
  let changed = 0
  for (const part of portionsOf(ids)) changed += (await tx.run(sql.replace('@', placesFor(part)), ...before, ...part)).changes
  return changed
}

/** As `insert`, for any number of rows. */
export async function insertAll(
  tx: Pick<Transaction, 'run'>,
  table: string,
  rows: readonly Row[],
  conflict?: string,
): Promise<void> {
  for (const part of portionsOf(rows)) await insert(tx, table, part, conflict)
}
