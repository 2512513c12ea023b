// Rows of transfers, of their shares and returns, as values. No other folder sees rows.
import {
  type Transfer,
  type TransferReturn,
  type TransferShare,
  transferReturnStates,
  transferSources,
} from '@forum/domain/transfer/transfer.ts'
import * as v from 'valibot'
import type { Transaction, Value } from '../storage/database.ts'
import { namedRow, type RowSchema } from '../storage/row.ts'

const text = v.string()
const whole = v.number()
const perhaps = v.nullable(v.number())

const transferRow: RowSchema<Transfer> = namedRow({
  id: text,
  day: text,
  amount: whole,
  given: whole,
  returned: whole,
  payer: text,
  payer_code: text,
  payer_iban: text,
  purpose: text,
  number: text,
  line_key: v.nullable(text),
  source: v.picklist(transferSources),
  noted_at: whole,
  noted_by: text,
  erased_at: perhaps,
})

const shareRow: RowSchema<TransferShare> = namedRow({
  id: text,
  transfer_id: text,
  order_id: text,
  amount: whole,
  returned: whole,
  given_at: whole,
  given_by: text,
  ended_at: perhaps,
})

const returnRow: RowSchema<TransferReturn> = namedRow({
  id: text,
  transfer_id: text,
  share_id: v.nullable(text),
  refund_id: v.nullable(text),
  amount: whole,
  receiver: text,
  receiver_code: text,
  receiver_iban: text,
  state: v.picklist(transferReturnStates),
  asked_at: whole,
  asked_by: text,
  settled_at: perhaps,
})

/** `which`: the SQL after the table name. */
export const transfersWhere = (tx: Transaction, which: string, ...values: Value[]) =>
  tx.all(transferRow, `SELECT * FROM transfer ${which}`, ...values)

export const sharesWhere = (tx: Transaction, which: string, ...values: Value[]) =>
  tx.all(shareRow, `SELECT * FROM transfer_share ${which}`, ...values)

export const returnsWhere = (tx: Transaction, which: string, ...values: Value[]) =>
  tx.all(returnRow, `SELECT * FROM transfer_return ${which}`, ...values)

export async function transferBy(tx: Transaction, column: 'id' | 'line_key', value: string): Promise<Transfer | undefined> {
  return (await transfersWhere(tx, `WHERE ${column} = ?`, value))[0]
}

/** Shares of an order that stand, oldest first. */
export const sharesOfOrder = (tx: Transaction, orderId: string) =>
  sharesWhere(tx, 'WHERE order_id = ? AND ended_at IS NULL ORDER BY given_at, id', orderId)
