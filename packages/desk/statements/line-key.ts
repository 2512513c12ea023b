// By what a line is known again: the same file, one that overlaps it, one with another order or encoding give the same keys.
import { createHash } from 'node:crypto'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import type { Unkeyed } from './line-of.ts'
import { folded } from './table-row.ts'

/**
 * Lines with their keys, in the order given. A line with the bank's key is by that key, and one that stands twice in the file is given once. Others are by account, day, sign,
 * kopiykas, payer's IBAN or code, number and purpose, and by their place among equal lines: two equal transfers are both kept.
 */
export function withKeys(lines: readonly Unkeyed[]): StatementLine[] {
  const equal = new Map<string, number>()
  return lines.flatMap((line) => {
    const base = digest(line.bankKey === '' ? contentOf(line) : ['bank', line.account, line.bankKey, Math.sign(line.sum)])
    const place = equal.get(base) ?? 0
    equal.set(base, place + 1)
    if (line.bankKey !== '') return place > 0 ? [] : [{ key: base, ...line }]
    return [{ key: place === 0 ? base : `${base}.${place}`, ...line }]
  })
}

/** What another export of the same transfer writes alike; letters, dots and spaces of the purpose may differ. */
function contentOf({ account, day, sum, currency, payer, number, purpose }: Unkeyed): readonly (string | number)[] {
  return ['line', account, day, sum, currency, payer.iban || payer.code, folded(number).replace(/^0+(?=\d)/, ''), folded(purpose)]
}

const digest = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)
