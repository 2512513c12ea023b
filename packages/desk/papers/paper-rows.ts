// Rows of papers and of their orders, as values. No other folder sees rows.
import { type Paper, type PaperShare, paperKinds, paperLanguages, paperLineKinds } from '@forum/domain/order/paper.ts'
import * as v from 'valibot'
import type { Transaction, Value } from '../storage/database.ts'
import { json, namedRow, type RowSchema } from '../storage/row.ts'

const text = v.string()
const whole = v.number()
const perhaps = v.nullable(v.number())

const content = v.object({
  language: v.picklist(paperLanguages),
  seller: v.object({ name: text, code: text, address: text, iban: text, bank: text, email: text, phone: text }),
  payer: v.object({ name: text, code: text, address: text, isAbroad: v.boolean(), isPerson: v.boolean() }),
  orders: v.array(v.object({ number: text, issuedAt: whole })),
  lines: v.array(
    v.object({
      ...{ kind: v.picklist(paperLineKinds), order: text, title: text },
      ...{ quantity: whole, price: whole, sum: whole, vat: whole },
    }),
  ),
  vat: v.nullable(v.object({ rate: whole, sum: whole })),
  service: v.object({ forum: text, days: text, place: text }),
})

const paperRow: RowSchema<Paper> = namedRow({
  id: text,
  kind: v.picklist(paperKinds),
  forum_year: whole,
  sequence: whole,
  number: text,
  sum: whole,
  content: json(content),
  issued_at: whole,
  issued_by: text,
  refund_id: v.nullable(text),
  void_at: perhaps,
  void_by: v.nullable(text),
  void_reason: text,
})

const shareRow: RowSchema<PaperShare> = namedRow({ paper_id: text, order_id: text, amount: whole })

/** `which`: the SQL after the table name. */
export const papersWhere = (tx: Transaction, which: string, ...values: Value[]) =>
  tx.all(paperRow, `SELECT * FROM paper ${which}`, ...values)

export const paperSharesWhere = (tx: Transaction, which: string, ...values: Value[]) =>
  tx.all(shareRow, `SELECT * FROM paper_order ${which}`, ...values)

export async function paperBy(tx: Transaction, column: 'id' | 'number' | 'refund_id', value: string): Promise<Paper | undefined> {
  return (await papersWhere(tx, `WHERE ${column} = ?`, value))[0]
}

/** Papers that an order is in, oldest first, void ones, too. */
export const papersOfOrder = (tx: Transaction, orderId: string) =>
  papersWhere(tx, 'WHERE id IN (SELECT paper_id FROM paper_order WHERE order_id = ?) ORDER BY issued_at, kind, sequence', orderId)
