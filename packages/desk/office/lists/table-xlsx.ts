// Tables as an Excel workbook (ECMA-376) with the needed features only: texts, numbers, sums, dates, a frozen heading row, widths, filters. No
// formulas, whatever was typed.

import { offsetAt } from '@forum/domain/time/kyiv-time.ts'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { type Cell, type Column, type ColumnKind, piecesOf, type Table } from './table.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** Places of the cells' formats in `styles`. */
const formats: Readonly<Record<ColumnKind | 'heading', number>> = { text: 0, number: 0, heading: 1, sum: 2, moment: 3, day: 4 }

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="dd\\.mm\\.yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF2C230"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** The bytes of a workbook, in pieces, with a sheet for each table. Names of tables are at most 31 signs, without any of []:*?/\ in them. */
export function* xlsxPieces(tables: readonly Table[]): Generator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(new Uint8Array(bytes))
  })
  for (const [name, texts] of partsOf(tables)) {
    const file = new ZipDeflate(name)
    zip.add(file)
    for (const text of texts) {
      file.push(strToU8(text))
      yield* ready
      ready = []
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* ready
}

/** Each file of a workbook, and its text in pieces. */
function partsOf(tables: readonly Table[]): [name: string, texts: Iterable<string>][] {
  const numbers = tables.map((_, index) => index + 1)
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const related = (inner: string) => `${head}<Relationships xmlns="${packaged}/relationships">${inner}</Relationships>`
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${numbers.map((number) => part(`worksheets/sheet${number}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': related(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': related(
      numbers.map((number) => relation(`s${number}`, 'worksheet', `worksheets/sheet${number}.xml`)).join('') +
        relation('styles', 'styles', 'styles.xml'),
    ),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${tables.map(({ name }, index) => `<sheet name="${xml(name)}" sheetId="${index + 1}" r:id="s${index + 1}"/>`).join('')}</sheets><definedNames>${tables.map(filterName).join('')}</definedNames></workbook>`,
    'xl/styles.xml': styles,
  }
  const sheets = tables.map((table, index): [string, Iterable<string>] => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(table)])
  return [...Object.entries(files).map(([name, text]): [string, Iterable<string>] => [name, [text]]), ...sheets]
}

/** The cells of a table, its headings included. */
const areaOf = ({ columns, rows }: Table, fixed = '') =>
  `${fixed}A${fixed}1:${fixed}${letters(columns.length - 1)}${fixed}${rows.length + 1}`

/** What LibreOffice needs beside `autoFilter` to show the buttons; Excel writes it, too. */
function filterName(table: Table, index: number): string {
  const sheet = `'${table.name.replaceAll("'", "''")}'`
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${xml(sheet)}!${areaOf(table, '$')}</definedName>`
}

function* sheetOf(table: Table): Generator<string> {
  const { columns } = table
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const headings = columns.map(({ title }, index) => textCell(title, `${letters(index)}1`, formats.heading))
  const line = (row: readonly Cell[], number: number) =>
    `<row r="${number}">${row.map((cell, place) => cellOf(cell, columns[place], `${letters(place)}${number}`)).join('')}</row>`
  yield `${head}<worksheet xmlns="${main}"><dimension ref="${areaOf(table)}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
  for (const { from, rows } of piecesOf(table)) yield rows.map((row, index) => line(row, from + index + 2)).join('')
  yield `</sheetData><autoFilter ref="${areaOf(table)}"/></worksheet>`
}

function cellOf(cell: Cell, column: Column | undefined, place: string): string {
  const kind = column?.kind ?? 'text'
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(cell, place, formats.text)
  return `<c r="${place}" s="${formats[kind]}"><v>${cellValue(cell, kind)}</v></c>`
}

function cellValue(cell: number, kind: ColumnKind): number {
  if (kind === 'sum') return cell / 100
  if (kind === 'moment') return dayNumber(cell)
  return kind === 'day' ? Math.floor(dayNumber(cell)) : cell
}

const textCell = (text: string, place: string, format: number) =>
  `<c r="${place}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`

/** Days since 30 December 1899 on the wall clock of Kyiv, which is how spreadsheets keep a moment; whole minutes, as it is shown. */
function dayNumber(instant: number): number {
  const minutes = Math.floor((instant + offsetAt(instant) - Date.UTC(1899, 11, 30)) / 60_000)
  return minutes / 1440
}

/** "A", "B" … "Z", "AA": the name of the column that stands at `index`. */
function letters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter
}

/** The most signs that a cell takes. */
const longest = 32_767

/** A text of XML, without what XML cannot hold; `_x0041_` would be read as a sign of its own and is written so that it is not. */
function xml(text: string): string {
  return text
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
