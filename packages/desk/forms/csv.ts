// Tables for spreadsheets (RFC 4180), in which nothing that a visitor typed can act as a formula.
import { locales, localeTable } from '@forum/domain/localisation/locale.ts'

/**
 * What stands between cells. Spreadsheets take what their system's region has for it: in Ukraine the semicolon, because the comma is in
 * numbers; a table with commas opens there in one column.
 */
const separator = ';'

/** What begins a formula, at the start of the cell or of a line in it, behind anything that is not seen; its wide and small forms, too. */
const formula = /(^|[\r\n])([\s\p{Cf}\p{Cc}\p{DI}]*)([=+\-@|%\t＝＋－＠﹦﹢﹣﹫])/gu

/** Whole numbers that a spreadsheet leaves as they are, and the numbers of orders and tickets, which Excel and LibreOffice take for texts. */
const kept = /^(?:0|[1-9]\d{0,7}|\d{4}-\d{5,}(?:\/\d+)?)$/

/** Digits with the signs of numbers, sums, days and times: a telephone loses its zero, 1/2 becomes the first of February, (044) minus 44. */
const numberLike = /^[\p{Sc}\s(]*[.,]?\d[\d\s().,:/'%\p{Sc}-]*(?:e[+-]?\d+|[ap]m)?\s*$/iu

/** What it takes for yes and no. */
const truth = /^\s*(?:true|false|істина|хибність|истина|ложь)\s*$/iu

/** Days in words: "8 березня", a factory, becomes the eighth of March of this year. */
const month = `(?:${monthNames()})`
const dayInWords = new RegExp(
  `^\\s*(?:\\d{1,4}[\\s.,/-]*${month}\\.?[\\s.,/-]*\\d{0,4}|${month}\\.?[\\s.,/-]*\\d{1,4}[\\s.,/-]*\\d{0,4})\\s*$`,
  'iu',
)

/** Whole, shortened and their first three letters, alone and beside a number, in each language, as a part of a pattern. */
function monthNames(): string {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2025, month, 15))
  const styles = ['long', 'short'].flatMap((month) => [{ month }, { month, day: 'numeric' }]) as Intl.DateTimeFormatOptions[]
  const names = locales.flatMap((locale) =>
    styles.flatMap((style) => {
      const format = new Intl.DateTimeFormat(localeTable[locale].intl, { ...style, timeZone: 'UTC' })
      return months.map(
        (at) =>
          format
            .formatToParts(at)
            .find(({ type }) => type === 'month')
            ?.value.replace(/\.$/, '') ?? '',
      )
    }),
  )
  return [...new Set(names.flatMap((name) => [name, name.slice(0, 3)]))].join('|')
}

/** Rows as one text with a byte order mark, so that spreadsheets read Cyrillic rightly. */
export function csv(rows: readonly (readonly unknown[])[]): string {
  return csvOfCells(rows.map((row) => row.map(csvCell)))
}

/** The same of cells that are written already: by `csvCell`, or without anything in them that ends a cell or begins a formula. */
export const csvOfCells = (rows: readonly (readonly string[])[]): string => `\ufeff${linesOfCells(rows)}`

/** Rows that follow others. */
export const linesOfCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.join(separator)}\r\n`).join('')

/** What stands in the table for a value: whatever somebody typed does nothing there. */
export function csvCell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  const harmless = typeof value === 'number' ? text : isMisread(text) ? `'${text}` : text.replace(formula, "$1'$2$3")
  // Also what other regions take for the end of a cell: what stands behind it would be the start of one.
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const isMisread = (text: string) => !kept.test(text) && [numberLike, dayInWords, truth].some((pattern) => pattern.test(text))
