// Tables: which layout their heading has, or the headings for an organiser to name.
import readWorkbook from 'read-excel-file/node'
import { dayOf } from './days.ts'
import { fingerprintOf, headingOf, type Mapping, mappedReader } from './mapping.ts'
import { Refused, type UnknownTable } from './statement.ts'
import type { Draft } from './statement-of.ts'
import { isBarePrivat, privatTable, type TableLayout, tableLayouts } from './table-layouts.ts'
import { type Cell, type Row, shownRow, textOf } from './table-row.ts'

/** Rows of each sheet that has some. Throws Refused. */
export async function workbookRows(bytes: Uint8Array): Promise<(readonly Row[])[]> {
  let sheets: Awaited<ReturnType<typeof readWorkbook>>
  try {
    sheets = await readWorkbook(Buffer.from(bytes))
  } catch {
    throw new Refused('brokenWorkbook')
  }
  const all = sheets.map(({ data }) =>
    data
      .map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  )
  const filled = all.filter((rows) => rows.length > 0)
  if (filled.length === 0) throw new Refused('empty')
  return filled
}

/** Of the one sheet with a statement; or, where no layout is known, of the one with the widest headings. Throws Refused. */
export function workbookDraft(sheets: readonly (readonly Row[])[], mapping: Mapping | undefined): Draft | UnknownTable {
  const tables = sheets.flatMap((rows) => tableIn(rows, mapping) ?? [])
  const drafts = tables.filter((table) => 'rows' in table)
  // A cover may have headings without rows.
  const told = drafts.filter(({ rows }) => rows.length > 0)
  if (told.length > 1) throw new Refused('severalSheets')
  const [draft = drafts[0]] = told
  if (draft) return draft
  const [first, ...others] = tables.filter((table) => 'headings' in table)
  if (!first) throw new Refused('notStatement')
  const width = ({ headings }: UnknownTable) => headings.filter(Boolean).length
  return others.reduce((best, table) => (width(table) > width(best) ? table : best), first)
}

function tableIn(rows: readonly Row[], mapping: Mapping | undefined): Draft | UnknownTable | null {
  try {
    return tableDraft(rows, mapping, false)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

export function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || value instanceof Date) return value
  return value === null || value === undefined
    ? ''
    : String(value)
        .replace(/[\s\u00a0]+/gu, ' ')
        .trim()
}

type RowReader = (row: Row) => ReturnType<ReturnType<TableLayout['reader']>>

/** Rows of the layout that the heading shows. `isText`: a separator in a cell shifts the others. Throws Refused. */
export function tableDraft(rows: readonly Row[], mapping: Mapping | undefined, isText: boolean): Draft | UnknownTable {
  const account = accountAbove(rows)
  for (const each of tableLayouts) {
    const place = rows.slice(0, 30).findIndex((row) => each.isHeading(row))
    if (place >= 0) return drafted(each.layout, rows.slice(place + 1), each.reader(rows[place]?.cells ?? []), account)
  }
  if (isBarePrivat(rows)) return drafted('privatTable', rows, privatTable.reader([]), account)
  const mapped = mapping ? rows.slice(0, 30).findIndex(({ cells }) => fingerprintOf(cells) === mapping.fingerprint) : -1
  if (mapping && mapped >= 0) {
    const width = isText ? (rows[mapped]?.cells.length ?? 0) : null
    return drafted('mapped', rows.slice(mapped + 1), mappedReader(mapping, width), account)
  }
  const heading = headingOf(rows)
  if (!heading) throw new Refused('notStatement')
  const below = rows.filter(({ row }) => row > heading.row)
  // Not the numbers of columns, which may stand first.
  const dated = below.filter(({ cells }) => cells.some((cell) => dayOf(cell) !== ''))
  const examples = (dated.length > 0 ? dated : below).slice(0, 5)
  const texts = ({ cells }: Row) => cells.map(textOf)
  return { fingerprint: fingerprintOf(heading.cells), headings: texts(heading), examples: examples.map(texts) }
}

/** The IBAN in a title above the table: "Виписка по рахунку UA…". */
const accountAbove = (rows: readonly Row[]): string =>
  /UA\d{27}/.exec(
    rows
      .slice(0, 5)
      .filter(({ cells }) => cells.filter((cell) => cell !== '').length <= 3)
      .map(({ cells }) => cells.map(textOf).join(' '))
      .join(' '),
  )?.[0] ?? ''

const totals =
  /^(?:всього|усього|разом|итого|всего|обороти|оборот|вхідний|вихідний|початковий|кінцевий|залишок|баланс)(?:\P{L}|$)/iu

function drafted(layout: Draft['layout'], rows: readonly Row[], read: RowReader, account: string): Draft {
  const draft: Draft = { layout, account, rows: [], opening: null, closing: null }
  for (const row of rows) {
    const found = withTotal(row, read(row))
    if ('balance' in found && typeof found.balance === 'number') draft.opening ??= found.balance
    draft.rows.push({ row: row.row, text: shownRow(row), found: 'balance' in found ? { fault: 'balance' } : found })
  }
  return draft
}

/** A total has its word first and no day of a payment. */
function withTotal({ cells }: Row, found: ReturnType<RowReader>): ReturnType<RowReader> {
  if ('balance' in found || !totals.test(textOf(cells.find((cell) => cell !== '')).replaceAll('i', 'і'))) return found
  return 'fault' in found || dayOf(found.day ?? '') === '' ? { fault: 'total' } : found
}
