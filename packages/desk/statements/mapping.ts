// A table that no layout knows: an organiser names its columns once, and the next file with the same headings is read.
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { dayOf } from './days.ts'
import { directionOf, type Found } from './line-of.ts'
import type { RowFault } from './statement.ts'
import { kopiykasOfText, type ReadSum, sumOfSides } from './sums.ts'
import { sumOfCell, withLongText } from './table-layouts.ts'
import { type Cell, folded, type Row, textOf } from './table-row.ts'

const column = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199))

/** Places of columns, from 0. Either one signed sum, a sum with a direction, or debit and credit. */
export const mappingSchema = v.pipe(
  v.object({
    fingerprint: v.string(),
    day: column,
    sum: v.optional(column),
    direction: v.optional(column),
    debit: v.optional(column),
    credit: v.optional(column),
    name: v.optional(column),
    code: v.optional(column),
    iban: v.optional(column),
    number: v.optional(column),
    purpose: v.optional(column),
    bankKey: v.optional(column),
    account: v.optional(column),
    currency: v.optional(column),
    /** What the sums are written in. */
    unit: v.picklist(['hryvnia', 'kopiyka']),
  }),
  v.check(({ sum, debit, credit }) => (sum !== undefined) !== (debit !== undefined || credit !== undefined), 'sum'),
)

export type Mapping = v.InferOutput<typeof mappingSchema>

/** The same for two rows of headings with the same words. */
export function fingerprintOf(cells: readonly Cell[]): string {
  const words = cells.map((cell) => folded(cell))
  while (words.at(-1) === '') words.pop()
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22)
}

/** The row that looks like headings: at least three words in it, no day and no sum; of several the widest, because a title may have cells, too; null: none. */
export function headingOf(rows: readonly Row[]): Row | null {
  const isHeading = ({ cells }: Row) => {
    const texts = cells.filter((cell) => textOf(cell).trim() !== '')
    return (
      texts.length >= 3 &&
      texts.every((cell) => typeof cell === 'string' && /\p{L}/u.test(cell) && dayOf(cell) === '' && cell.length <= 80)
    )
  }
  const found = rows.slice(0, 30).filter(isHeading)
  return found.reduce<Row | null>((best, row) => (best && filledIn(row) <= filledIn(best) ? best : row), null)
}

const filledIn = ({ cells }: Row) => cells.filter((cell) => textOf(cell).trim() !== '').length

/** `width`: how many cells a row has by its heading; null: cells cannot shift, as in a workbook. */
export function mappedReader(mapping: Mapping, width: number | null): (row: Row) => Found | { fault: RowFault } {
  const read = (cell: Cell | undefined): ReadSum => (mapping.unit === 'kopiyka' ? kopiykasOfText(textOf(cell)) : sumOfCell(cell))
  return ({ cells: given }) => {
    const cells = width === null ? given : unshifted(given, mapping, width)
    if (!cells) return { fault: 'longRow' }
    const cell = (place: number | undefined) => (place === undefined ? undefined : cells[place])
    const { sum, direction, debit, credit } = mapping
    const none = 'none' as const
    const signed =
      sum !== undefined
        ? directed(read(cell(sum)), direction === undefined ? undefined : (cell(direction) ?? ''))
        : sumOfSides(debit === undefined ? none : read(cell(debit)), credit === undefined ? none : read(cell(credit)))
    if (signed === null) return { fault: 'unclearDirection' }
    return {
      day: cell(mapping.day),
      sum: signed,
      name: cell(mapping.name),
      code: cell(mapping.code),
      iban: cell(mapping.iban),
      number: cell(mapping.number),
      purpose: cell(mapping.purpose),
      bankKey: cell(mapping.bankKey),
      account: cell(mapping.account),
      currency: cell(mapping.currency),
    }
  }
}

/**
 * The cells of a text's row that is longer than its heading: the separator stands in one of them. The purpose is joined again where all sums stand before
 * it; null: it may be a sum that was cut ("6900,50" between commas), or what stands before a sum.
 */
function unshifted(cells: readonly Cell[], { purpose, ...mapping }: Mapping, width: number): readonly Cell[] | null {
  if (cells.slice(width).every((cell) => textOf(cell) === '')) return cells
  const sums = [mapping.sum, mapping.debit, mapping.credit].filter((place) => place !== undefined)
  const isCut = (place: number) => typeof sumOfCell(cells[place]) === 'number' && typeof sumOfCell(cells[place + 1]) === 'number'
  if (purpose === undefined || sums.some((place) => place > purpose || isCut(place))) return null
  return withLongText(cells, width, purpose)
}

/** `word` undefined: the sum has a sign itself. null: the word is neither in nor out. */
function directed(sum: ReadSum, word: Cell | undefined): ReadSum | null {
  if (word === undefined || typeof sum !== 'number') return sum
  const direction = directionOf(word)
  if (direction === null) return null
  return sum < 0 ? 'unclear' : direction * sum
}
