// Tables as text that Excel opens by a double click under Ukrainian settings: semicolons, a comma before kopiykas, days as 16.10.2025.

import { csvCell, csvOfCells, linesOfCells } from '@forum/desk/forms/csv.ts'
import { kyivDate } from '@forum/domain/order/invoice.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { type Cell, type ColumnKind, piecesOf, type Table } from './table.ts'

/** The table, its headings first. Texts that would be formulas are made harmless (packages/desk/forms/csv.ts); sums stay numbers. */
export const tableCsv = (table: Table): string => [...csvPieces(table)].join('')

/** The same in pieces. */
export function* csvPieces(table: Table): Generator<string> {
  const { columns } = table
  yield csvOfCells([columns.map(({ title }) => csvCell(title))])
  for (const { rows } of piecesOf(table))
    yield linesOfCells(rows.map((row) => row.map((cell, index) => written(cell, columns[index]?.kind ?? 'text'))))
}

function written(cell: Cell, kind: ColumnKind): string {
  if (typeof cell !== 'number') return csvCell(cell)
  if (kind === 'sum') return hryvnias(cell)
  if (kind === 'day') return kyivDate(cell)
  if (kind === 'moment') return `${kyivDate(cell)} ${clockAt(cell)}`
  return String(cell)
}

/** Without a space between thousands, which would make a text of it: "12500,00". */
function hryvnias(kopiykas: number): string {
  const whole = String(Math.abs(kopiykas)).padStart(3, '0')
  return `${kopiykas < 0 ? '-' : ''}${whole.slice(0, -2)},${whole.slice(-2)}`
}
