// Stores money that came to the bank account, before anybody knows what it is for.
import type { Transfer, TransferFacts } from '@forum/domain/transfer/transfer.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { insertAll } from '../storage/many.ts'
import { transferBy } from './transfer-rows.ts'

export type NewTransfer = TransferFacts & Pick<Transfer, 'id' | 'lineKey' | 'source' | 'notedAt' | 'notedBy'>

/** `isNew` false: this form or this line of a statement was stored before, and nothing is done. */
export type Noting = { isNew: boolean; transfer: Transfer }

/** What a deed about transfers alone needs. */
export type TransferContext = { database: Pick<Database, 'transaction'>; now(): number }

/** One transaction. A second call with the same `id` or `lineKey` stores nothing. */
export function noteTransfer({ database }: Pick<TransferContext, 'database'>, given: NewTransfer): Promise<Noting> {
  return database.transaction((tx) => insertTransfer(tx, given))
}

/** The same within the caller's transaction. */
export async function insertTransfer(tx: Transaction, given: NewTransfer): Promise<Noting> {
  const known = (await transferBy(tx, 'id', given.id)) ?? (given.lineKey && (await transferBy(tx, 'line_key', given.lineKey)))
  if (known) return { isNew: false, transfer: known }
  await insertTransfers(tx, [given])
  return { isNew: true, transfer: { ...given, given: 0, returned: 0, erasedAt: null } }
}

/** For many transfers of which none was stored before. */
export async function insertTransfers(tx: Transaction, all: readonly NewTransfer[]): Promise<void> {
  const rows = all.map(
    ({ id, day, amount, payer, payerCode, payerIban, purpose, number, lineKey, source, notedAt, notedBy }) => ({
      ...{ id, day, amount, payer, payer_code: payerCode, payer_iban: payerIban, purpose, number, line_key: lineKey, source },
      ...{ noted_at: notedAt, noted_by: notedBy },
    }),
  )
  await insertAll(tx, 'transfer', rows)
}

/**
 * The line of a statement is this transfer, which was noted by hand or by marking an order as paid: what the bank tells takes the place of what was
 * typed. false: the transfer has a line or another sum, or the line is another transfer's.
 */
export async function tieLine(tx: Transaction, id: string, lineKey: string, told: TransferFacts): Promise<boolean> {
  if (await transferBy(tx, 'line_key', lineKey)) return false
  const { day, amount, payer, payerCode, payerIban, purpose, number } = told
  const { changes } = await tx.run(
    `UPDATE transfer SET line_key = ?, day = ?, payer = ?, payer_code = ?, payer_iban = ?, purpose = ?, number = ?
     WHERE id = ? AND line_key IS NULL AND amount = ? AND erased_at IS NULL`,
    ...[lineKey, day, payer, payerCode, payerIban, purpose, number, id, amount],
  )
  return changes === 1
}
