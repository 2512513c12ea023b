import { groupedIban, ukrainianIban } from '@forum/domain/payment/iban.ts'
import { plainText, type RichElement, type RichNode, type RichText } from '@forum/domain/rich-text/rich-text.ts'

/** A line of bank details: as shown, and as copied. */
export type BankDetail = { label: string; text: string; copied: string }

/** The text before and after its bank details. */
export type WithDetails = { before: RichText; details: readonly BankDetail[]; after: RichText }

/** The first definition list or two-column table with a valid Ukrainian IBAN: its values can be copied. null: none, the text stays. */
export function bankDetailsIn(text: RichText): WithDetails | null {
  for (const [index, node] of text.entries()) {
    if (typeof node === 'string') continue
    const pairs = node.tag === 'dl' ? pairsOfTerms(node) : node.tag === 'table' ? pairsOfRows(node) : []
    if (pairs.some(([, value]) => ukrainianIban(value)))
      return { before: text.slice(0, index), details: pairs.map(detail), after: text.slice(index + 1) }
  }
  return null
}

function detail([label, value]: readonly [string, string]): BankDetail {
  const iban = ukrainianIban(value)
  return { label, text: iban ? groupedIban(iban) : value, copied: iban ?? value }
}

function pairsOfTerms(list: RichElement): [string, string][] {
  const pairs: [string, string][] = []
  let term = ''
  for (const node of list.children ?? []) {
    if (typeof node === 'string') continue
    if (node.tag === 'dt') term = words(node)
    else if (term && words(node)) pairs.push([term, words(node)])
  }
  return pairs
}

/** Only tables whose rows are all a name and a value. */
function pairsOfRows(table: RichElement): [string, string][] {
  const rows = rowsWithin(table).map((row) => (row.children ?? []).filter((cell) => typeof cell !== 'string').map(words))
  return rows.every(({ length }) => length === 2) ? rows.map(([label = '', value = '']) => [label, value]) : []
}

function rowsWithin({ children = [] }: RichElement): RichElement[] {
  return children.flatMap((node) => (typeof node === 'string' ? [] : node.tag === 'tr' ? [node] : rowsWithin(node)))
}

function words(node: RichNode): string {
  return plainText([node])
}
