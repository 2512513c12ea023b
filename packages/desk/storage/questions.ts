// Shared by both databases: queries with row schemas, and tracking of the current transaction.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Transaction, Value } from './database.ts'
import { type RowSchema, readRow } from './row.ts'

/** Rows that are read at once: between them the site answers others. */
const rowsAtOnce = 250

export function questions(
  ask: (act: 'one' | 'all', sql: string, values: Value[]) => Promise<unknown>,
): Pick<Transaction, 'one' | 'all'> {
  return {
    async one(row, sql, ...values) {
      const found = await ask('one', sql, values)
      return found === undefined ? undefined : readRow(row, found)
    },
    async all(row, sql, ...values) {
      return readRows(row, (await ask('all', sql, values)) as unknown[])
    },
  }
}

async function readRows<Value>(schema: RowSchema<Value>, found: readonly unknown[]): Promise<Value[]> {
  const rows: Value[] = []
  for (const row of found) {
    if (rows.length > 0 && rows.length % rowsAtOnce === 0) await othersFirst()
    rows.push(readRow(schema, row))
  }
  return rows
}

export type TransactionState = { isOpen: boolean }

/** Tracks whether the caller is inside its own transaction. */
export function createWithin() {
  const within = new AsyncLocalStorage<TransactionState>()
  return {
    run: <Result>(state: TransactionState, work: () => Promise<Result>) => within.run(state, work),
    /** Throws an Error inside a transaction. */
    refuse() {
      if (within.getStore()?.isOpen) throw new Error('a transaction is under way here: ask by it, and begin no other')
    },
  }
}
