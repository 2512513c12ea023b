// The rate of the euro that an organiser sets, for sums that payers abroad see as a guide.
import type { EuroRate } from '@forum/domain/payment/euro.ts'
import * as v from 'valibot'
import type { Database, Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'

const row = v.object({ at: v.number(), rate: v.nullable(v.number()) })

/** The rates so far, the newest first, at most twenty; `at` in milliseconds since 1970, `rate` null: from then on none. */
export const euroRates = (database: Pick<Database, 'all'>) =>
  database.all(row, 'SELECT at, rate FROM euro_rate ORDER BY id DESC LIMIT 20')

/** The rate now; null: no sums in euro are shown. */
export async function lastEuroRate(tx: Pick<Transaction, 'one'>): Promise<EuroRate | null> {
  return (await tx.one(row, 'SELECT at, rate FROM euro_rate ORDER BY id DESC LIMIT 1'))?.rate ?? null
}

/** null: from now on none. */
export const setEuroRate = (tx: Transaction, rate: EuroRate | null, at: number) => insert(tx, 'euro_rate', { at, rate })
