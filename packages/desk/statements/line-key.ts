// By what a line is known again: the same file, one that overlaps it, one with another order or encoding give the same keys.
import { createHash } from 'node:crypto'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import type { Unkeyed } from './line-of.ts'
import { folded } from './table-row.ts'

/**
 * Lines with their keys, in the order given. A line with the bank's key is by that key, and one that stands twice in the file is given once; where
 * different lines have one key, it is none of the bank's, and both are kept. Others are by account, day, sign, kopiykas, payer's IBAN or code, number and
 * purpose, and by their place among equal lines: two equal transfers are both kept.
 */
export function withKeys(lines: readonly Unkeyed[]): StatementLine[] {
  const equal = new Map<string, number>()
  const contents = new Map<string, Set<string>>()
  for (const line of lines) {
    const told = contents.get(byBank(line).join(' ')) ?? new Set()
    contents.set(byBank(line).join(' '), told.add(JSON.stringify(contentOf(line))))
  }
  return lines.flatMap((line) => {
    const isShared = (contents.get(byBank(line).join(' '))?.size ?? 0) > 1
    const bank = isShared ? [...byBank(line), ...contentOf(line)] : byBank(line)
    const base = digest(line.bankKey === '' ? contentOf(line) : bank)
    const place = equal.get(base) ?? 0
    equal.set(base, place + 1)
    if (line.bankKey !== '') return place > 0 ? [] : [{ key: base, ...line }]
    return [{ key: place === 0 ? base : `${base}.${place}`, ...line }]
  })
}

const byBank = ({ account, bankKey, sum }: Unkeyed) => ['bank', account, bankKey, Math.sign(sum)] as const

/** What another export of the same transfer writes alike; letters, dots and spaces of the purpose may differ. */
function contentOf({ account, day, sum, currency, payer, number, purpose }: Unkeyed): readonly (string | number)[] {
  return ['line', account, day, sum, currency, payer.iban || payer.code, folded(number).replace(/^0+(?=\d)/, ''), folded(purpose)]
}

const digest = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)
