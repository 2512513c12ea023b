// Workbooks for tests.
import { strToU8, zipSync } from 'fflate'
import { xml } from './written-fixture.ts'

type SheetCell = string | number

type SheetRows = readonly (readonly SheetCell[])[]

/** A workbook with one sheet. */
export const workbook = (rows: SheetRows): Uint8Array => workbookOf([rows])

export function workbookOf(all: readonly SheetRows[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const cellOf = (cell: SheetCell, row: number, place: number) => {
    const at = `${String.fromCharCode(65 + place)}${row + 1}`
    if (cell === '') return ''
    return typeof cell === 'number'
      ? `<c r="${at}"><v>${cell}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${xml(cell)}</t></is></c>`
  }
  const rowOf = (cells: readonly SheetCell[], row: number) =>
    `<row r="${row + 1}">${cells.map((cell, place) => cellOf(cell, row, place)).join('')}</row>`
  const each = (of: (place: number, rows: SheetRows) => string) => all.map((rows, index) => of(index + 1, rows)).join('')
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const related = (inner: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${each((n) => part(`worksheets/sheet${n}`, 'worksheet'))}</Types>`,
    '_rels/.rels': related(`<Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/>`),
    'xl/_rels/workbook.xml.rels': related(
      each((n) => `<Relationship Id="s${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`),
    ),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((n) => `<sheet name="${n}" sheetId="${n}" r:id="s${n}"/>`)}</sheets></workbook>`,
    ...Object.fromEntries(
      all.map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
      ]),
    ),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
