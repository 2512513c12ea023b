// Takes people out of what statements tell while it is kept. Days, sums, numbers and keys of lines stay, so that they are known again.
import { orderNumber } from '@forum/domain/order/order.ts'
import { invoiceNumbersIn, type NamedInvoice } from '@forum/domain/transfer/invoice-numbers.ts'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { json } from '../storage/row.ts'
import type { LeftOutRow, Statement } from './statement.ts'
import { folded } from './table-row.ts'

/** By what a payer is found: names of people and companies, their codes, numbers of orders (2025-00042). */
export type PayerMarks = Readonly<Record<'names' | 'codes' | 'numbers', readonly string[]>>

const keyRow = v.object({ key: v.string() })

/** Forgets what is told of transfers that name their payers no more since `since` (milliseconds). */
export async function forgetErasedLines(tx: Transaction, since: number): Promise<void> {
  const sql = 'SELECT key FROM statement_line JOIN transfer ON transfer.id = transfer_id WHERE erased_at >= ?'
  const keys = new Set((await tx.all(keyRow, sql, since)).map(({ key }) => key))
  if (keys.size > 0) await forgetWhere(tx, ({ key }) => keys.has(key))
}

/** Forgets what is told of a payer by lines that are no transfers: not accepted, or no payments. A transfer's line goes with the transfer. */
export async function forgetPayerLines(tx: Transaction, marks: PayerMarks): Promise<void> {
  const known = new Set(
    (await tx.all(keyRow, 'SELECT key FROM statement_line WHERE transfer_id IS NOT NULL')).map(({ key }) => key),
  )
  const isTold = tellsOf(marks)
  await forgetWhere(
    tx,
    ({ key, payer, purpose }) => !known.has(key) && (marks.codes.includes(payer.code) || isTold(`${payer.name} ${purpose}`)),
    ({ text }) => isTold(text),
  )
}

/** Banks write a plain г for ґ. */
const wordsIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\d'’ʼ-]+/u)
    .map((word) => folded(word).replaceAll('ґ', 'г'))
    .filter(Boolean)

/** Whether a text has all words of one of the names, whatever their order, or a number or a code. One word alone is nobody's name. */
function tellsOf({ names, codes, numbers }: PayerMarks): (text: string) => boolean {
  const wanted = names.map(wordsIn).filter((words) => words.length > 1)
  return (text) => {
    const said = new Set(wordsIn(text))
    const named = invoiceNumbersIn(text).filter(({ form }) => form !== 'short')
    const isNamed = ({ year, sequence }: NamedInvoice) =>
      numbers.some((number) => (year === null ? Number(number.slice(5)) === sequence : number === orderNumber(year, sequence)))
    return (
      wanted.some((words) => words.every((word) => said.has(word))) || codes.some((code) => said.has(code)) || named.some(isNamed)
    )
  }
}

const contentRow = v.object({ content: json(v.custom<Statement>(() => true)) })

/** One statement after another: each is about a megabyte. */
async function forgetWhere(
  tx: Transaction,
  isMeant: (line: StatementLine) => boolean,
  isMeantRow: (row: LeftOutRow) => boolean = () => false,
): Promise<void> {
  for (const { id } of await tx.all(v.object({ id: v.string() }), "SELECT id FROM statement WHERE content <> ''")) {
    const found = await tx.one(contentRow, 'SELECT content FROM statement WHERE id = ?', id)
    if (!found) continue
    const { lines, leftOut, ...same } = found.content
    if (!lines.some(isMeant) && !leftOut.some(isMeantRow)) continue
    const content: Statement = {
      ...same,
      lines: lines.map((line) => (isMeant(line) ? withoutPayer(line) : line)),
      leftOut: leftOut.map((row) => (isMeantRow(row) ? { ...row, text: '' } : row)),
    }
    await tx.run('UPDATE statement SET content = ? WHERE id = ?', JSON.stringify(content), id)
  }
}

const withoutPayer = (line: StatementLine): StatementLine => ({ ...line, payer: { name: '', code: '', iban: '' }, purpose: '' })
