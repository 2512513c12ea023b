// What both databases have in common: questions whose rows are read by a schema, and who is within a transaction.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction, Value } from './database.ts'
import { readRow } from './row.ts'

export function questions(
  ask: (act: 'one' | 'all', sql: string, values: Value[]) => Promise<unknown>,
): Pick<Transaction, 'one' | 'all'> {
  return {
    async one(row, sql, ...values) {
      const found = await ask('one', sql, values)
      return found === undefined ? undefined : readRow(row, found)
    },
    async all(row, sql, ...values) {
      return ((await ask('all', sql, values)) as unknown[]).map((found) => readRow(row, found))
    },
  }
}

export type TransactionState = { isOpen: boolean }

/** Knows whether whoever asks is within a transaction of their own. */
export function createWithin() {
  const within = new AsyncLocalStorage<TransactionState>()
  return {
    run: <Result>(state: TransactionState, work: () => Promise<Result>) => within.run(state, work),
    /** Throws an Error when one is under way here. */
    refuse() {
      if (within.getStore()?.isOpen) throw new Error('a transaction is under way here: ask by it, and begin no other')
    },
  }
}
