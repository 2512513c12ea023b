// Makes a statement of the rows that a layout read: keys, period, account, balances.

import { withKeys } from './line-key.ts'
import { type Found, lineOf, type Own, type Unkeyed } from './line-of.ts'
import type { Layout, LeftOutRow, RowFault, Statement } from './statement.ts'

type DraftRow = { row: number; text: string; found: Found | { fault: RowFault } }

/** `account`: told above the table; rows may have their own. */
export type Draft = { layout: Layout; account: string; rows: DraftRow[]; opening: number | null; closing: number | null }

export function statementOf({ layout, account, rows, opening, closing }: Draft, own: Own): Statement {
  const lines: Unkeyed[] = []
  const leftOut: LeftOutRow[] = []
  for (const { row, text, found } of rows) {
    const read = 'fault' in found ? found : lineOf({ ...found, account: found.account || account }, own)
    if ('fault' in read) leftOut.push({ row, text, fault: read.fault })
    else lines.push(read)
  }
  const days = lines.map(({ day }) => day).toSorted()
  const accounts = new Set(lines.map((line) => line.account))
  const sum = lines.reduce((total, line) => total + line.sum, 0)
  return {
    layout,
    account: accounts.size === 1 ? ([...accounts][0] ?? '') : '',
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    lines: withKeys(withOwnOf(lines)),
    leftOut,
    balance: { opening, closing, agrees: opening === null || closing === null ? null : opening + sum === closing },
  }
}

/** A transfer from another account of the same file is between own accounts. */
function withOwnOf(lines: readonly Unkeyed[]): Unkeyed[] {
  const accounts = new Set(lines.map(({ account }) => account).filter(Boolean))
  return lines.map((line) => (line.kind !== 'commission' && accounts.has(line.payer.iban) ? { ...line, kind: 'own' } : line))
}
