// The layouts that are tables: where their columns are, and how they are recognised. Sources of each: the bank's files as open programs read them.

import { dayOf } from './days.ts'
import { directionOf, type Found } from './line-of.ts'
import type { Layout, RowFault } from './statement.ts'
import { type ReadSum, sumOfNumber, sumOfSides, sumOfText } from './sums.ts'
import { type Cell, folded, type Row, textOf } from './table-row.ts'

/** `heading`: the row with the headings; null: the file has none. */
export type TableLayout = {
  readonly layout: Layout
  /** Whether `row` is the heading. */
  isHeading(row: Row): boolean
  /** A reader of the rows below it. */
  reader(heading: readonly Cell[]): (row: Row) => Found | { fault: RowFault } | { balance: ReadSum }
}

/** A sum in a cell: a number of a workbook, or a text. */
export const sumOfCell = (cell: Cell | undefined): ReadSum =>
  typeof cell === 'number' ? sumOfNumber(cell) : cell instanceof Date ? 'unclear' : sumOfText(textOf(cell))

/**
 * Cells of a row whose long text may contain the separator itself: as many as the heading has, the text joined again. One more, empty cell is the
 * separator at the end of the line; then what stands behind the text is empty or a sum.
 */
export function withLongText(cells: readonly Cell[], width: number, textAt: number): readonly Cell[] {
  const behind = textOf(cells[textAt + 1])
  const hasEnd =
    cells.length > width &&
    textOf(cells.at(-1)) === '' &&
    (textAt + 1 === width || behind === '' || /^-?\d+[.,]\d\d$/.test(behind))
  const own = hasEnd ? cells.slice(0, -1) : cells
  const more = own.length - width
  if (more <= 0) return own
  const text = own
    .slice(textAt, textAt + more + 1)
    .map(textOf)
    .join('; ')
  return [...own.slice(0, textAt), text, ...own.slice(textAt + more + 1)]
}

/** Raiffeisen, UkrSibbank, ProCredit, Vostok, Universal: names differ, the order holds. Vostok adds the operation's key as the 18th column. */
const ibank: TableLayout = {
  layout: 'ibank',
  isHeading: ({ cells }) =>
    cells.length >= 16 && folded(cells[13]) === 'дебет' && folded(cells[14]) === 'кредит' && folded(cells[4]).startsWith('дата'),
  reader(heading) {
    const named = heading.filter((cell) => textOf(cell) !== '').length
    const hasKey = folded(heading[17]).startsWith('ідентифікатор')
    return ({ cells: given }) => {
      const cells = withLongText(given, named, 15)
      if (cells.length < 16) return { fault: 'shortRow' }
      // A separator in the payer's name would move the sums into other columns.
      if (textOf(cells[12]) !== '' && dayOf(cells[12] ?? '') === '') return { fault: 'longRow' }
      return {
        ownCode: cells[0],
        account: cells[2],
        currency: cells[3],
        day: cells[4],
        iban: cells[8],
        code: cells[9],
        name: cells[10],
        number: cells[11],
        sum: sumOfSides(sumOfCell(cells[13]), sumOfCell(cells[14])),
        purpose: cells[15],
        bankKey: hasKey ? cells[17] : '',
      }
    }
  },
}

const broughtForward = /^#?перенесеннязалишку/u

/** Quotes are not escaped, lines end with a separator, the opening balance is a row of its own. No reference. */
const privatCsv: TableLayout = {
  layout: 'privatCsv',
  isHeading: ({ cells }) => folded(cells[5]) === 'датаоперації' && folded(cells[11]) === 'сума' && folded(cells[2]) === 'рахунок',
  reader() {
    return ({ cells: given }) => {
      const cells = withLongText(given, 13, 12)
      const sum = sumOfCell(cells[11])
      const isLong = given.length > 13 && given.slice(13).some((cell) => textOf(cell) !== '')
      if (given.some((cell) => broughtForward.test(folded(cell)))) {
        return { balance: sum === 'none' ? (given.map(sumOfCell).find((each) => typeof each === 'number') ?? 'none') : sum }
      }
      if (cells.length < 13) return { fault: 'shortRow' }
      // A separator and a number in the name would stand where the sum does.
      if (isLong && typeof sumOfCell(given[12]) === 'number') return { fault: 'longRow' }
      return {
        ownCode: cells[0],
        account: cells[2],
        currency: cells[3],
        number: cells[4],
        day: cells[5],
        iban: cells[8],
        code: cells[9],
        name: cells[10],
        sum,
        purpose: cells[12],
      }
    }
  },
}

/** Columns of Privat24's workbook, in their order where it has no headings. */
const privatColumns = [
  ['number', /^#?(?:номер)?документа?$/u],
  ['day', /^датаопераці/u],
  ['time', /^часопераці/u],
  ['sum', /^сума/u],
  ['currency', /^валюта/u],
  ['purpose', /^призначенн/u],
  ['code', /^єдрпоу/u],
  ['name', /^(?:назва)?контрагент/u],
  ['iban', /^рахунокконтрагент/u],
  ['bank', /^мфоконтрагент/u],
  ['reference', /^референс/u],
] as const

type PrivatColumn = (typeof privatColumns)[number][0]

/** Titles stand above, totals below. Without headings a row with a day in the second column and a sum in the fourth is a line. */
const privatTable: TableLayout = {
  layout: 'privatTable',
  isHeading: ({ cells }) => {
    const words = cells.map((cell) => folded(cell))
    const has = (name: PrivatColumn) => words.some((word) => privatColumns.find(([each]) => each === name)?.[1].test(word))
    return has('day') && has('sum') && has('purpose') && has('reference')
  },
  reader(heading) {
    const words = heading.map((cell) => folded(cell))
    const at = new Map(
      privatColumns.map(([name, pattern], index) => [
        name,
        heading.length > 0 ? words.findIndex((word) => pattern.test(word)) : index,
      ]),
    )
    return ({ cells }) => {
      const cell = (name: PrivatColumn) => cells[at.get(name) ?? -1]
      if (dayOf(cell('day') ?? '') === '') return { fault: isTitle(cells) ? 'heading' : 'noDay' }
      return {
        day: cell('day'),
        sum: sumOfCell(cell('sum')),
        currency: cell('currency'),
        purpose: cell('purpose'),
        code: cell('code'),
        name: cell('name'),
        iban: cell('iban'),
        number: cell('number'),
        bankKey: cell('reference'),
      }
    }
  },
}

/** A title or a remark: one or two cells, none of them a sum beside a text of the payer. */
const isTitle = (cells: readonly Cell[]) => cells.filter((cell) => textOf(cell) !== '').length <= 3

/** Whether the rows are Privat24's without headings. */
export const isBarePrivat = (rows: readonly Row[]): boolean =>
  rows.some(
    ({ cells }) =>
      cells.length >= 10 &&
      dayOf(cells[1] ?? '') !== '' &&
      typeof sumOfCell(cells[3]) === 'number' &&
      /^[A-Z]{3}$/.test(textOf(cells[4])) &&
      /^\d{1,2}:\d{2}|^1899|^1900/.test(textOf(cells[2])),
  )

/** Ex-Alfa. Sums without a sign; a transfer between own accounts stands twice. */
const sense: TableLayout = {
  layout: 'sense',
  isHeading: ({ cells }) =>
    cells.length >= 17 && folded(cells[0]) === 'нашрахунок' && folded(cells[2]) === 'операція' && folded(cells[11]) === 'сума',
  reader(heading) {
    const named = heading.filter((cell) => textOf(cell) !== '').length
    return ({ cells: given }) => {
      const cells = withLongText(given, named, 8)
      if (cells.length < 13) return { fault: 'shortRow' }
      const direction = directionOf(cells[2])
      if (direction === null) return { fault: 'unclearDirection' }
      const sum = sumOfCell(cells[11])
      if (typeof sum === 'number' && sum < 0) return { fault: 'unclearSum' }
      return {
        account: textOf(cells[1]) || cells[0],
        day: cells[9],
        sum: typeof sum === 'number' ? direction * sum : sum,
        iban: textOf(cells[4]) || cells[3],
        name: cells[6],
        code: cells[7],
        purpose: cells[8],
        number: cells[10],
        currency: cells[12],
        ownCode: cells[16],
      }
    }
  },
}

export const tableLayouts: readonly TableLayout[] = [ibank, privatCsv, sense, privatTable]
export { privatTable }
