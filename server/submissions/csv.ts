// Tables for spreadsheets (RFC 4180), in which nothing that a visitor typed can act as a formula.

/**
 * What stands between cells. Spreadsheets take what their system's region has for it: in Ukraine the semicolon, because the comma is in
 * numbers; a table with commas opens there in one column.
 */
const separator = ';'

/** What begins a formula, at the start of the cell or of a line in it, behind anything that is not seen; its wide and small forms, too. */
const formula = /(^|[\r\n])([\s\p{Cf}\p{Cc}\p{DI}]*)([=+\-@|%\t＝＋－＠﹦﹢﹣﹫])/gu

/** What a spreadsheet takes for a number or a date, and writes otherwise: a telephone without its zero, 1/2 as the first of February. */
const misread = /^(?:0\d+|\d{9,}|\d{1,4}([-/.])\d{1,2}(?:\1\d{1,4})?|\d+[eE]\d+)$/

/** Rows as one text with a byte order mark, so that spreadsheets read Cyrillic rightly. */
export function csv(rows: readonly (readonly unknown[])[]): string {
  return csvOfCells(rows.map((row) => row.map(csvCell)))
}

/** The same of cells that are written already: by `csvCell`, or without anything in them that ends a cell or begins a formula. */
export function csvOfCells(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`
}

/** What stands in the table for a value: whatever somebody typed does nothing there. */
export function csvCell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  const harmless = typeof value === 'number' ? text : misread.test(text) ? `'${text}` : text.replace(formula, "$1'$2$3")
  // Also what other regions take for the end of a cell: what stands behind it would be the start of one.
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
