// Parses attendees from a pasted table or mail. Unrecognised values are left out, because the result is printed on tickets.
import type { Attendee } from './order.ts'
import { type TableRow, tableRows } from './table-cells.ts'

type Column = 'email' | 'company' | 'position' | 'last' | 'first' | 'name'

/** Column headings in the site's languages; the first match counts. */
const headings: readonly (readonly [Column, RegExp])[] = [
  ['email', /e ?mail|^mail$|пошт|почт|електронна адреса|электронный адрес/],
  [
    'company',
    /company|компан|організац|организац|organi[sz]ation|employer|місце роботи|место работы|установа|учреждение|фірма|фирма|affiliation/,
  ],
  ['position', /position|посада|должность|job|title/],
  ['last', /last ?name|surname|family|(?<!та |і |й |и )прізвище(?! та| і| й)|(?<!и )фамилия(?! и)/],
  ['first', /first ?name|given|forename/],
  ['name', /name|імя|имя|піб|фио|прізвище|фамилия|учасни|участни|attendee|participant|гість|гость|guest/],
]

const longestHeading = 40

/** A person and their line in the text, counted from 1. */
export type PastedLine = { line: number; person: Attendee }

/** One person per line: name, e-mail, company, position. Pure. */
export function readPastedList(text: string): Attendee[] {
  return readPastedLines(text).flatMap(({ person }) => (isAnybody(person) ? [person] : []))
}

/** The same, including lines without a recognised person, so that the caller can report them. Without the heading line. Pure. */
export function readPastedLines(text: string): PastedLine[] {
  const rows = rowsOf(text)
  const [first, ...rest] = rows
  const columns = first ? columnsOf(first.cells) : null
  // Columns without a heading are recognised by content.
  const isWhole = columns && rest.every(({ cells }) => cells.slice(columns.length).every((cell) => cell === ''))
  if (isWhole) return rest.map(({ line, cells }) => ({ line, person: byHeading(cells, columns) }))
  const said = (columns ? rest : rows).map(({ line, cells }) => ({ line, ...withoutForeign(cells) }))
  const areParted = said.length > 1 && said.every(({ cells }) => isWord(cells[0]) && isWord(cells[1]))
  return said.map(({ line, email, cells }) => ({
    line,
    person: byOrder(email, areParted ? [cells.slice(0, 2).join(' '), ...cells.slice(2)] : cells),
  }))
}

/** Mail programs put several people into one line. */
function rowsOf(pasted: string): TableRow[] {
  // Excel's first line can define the separator.
  const text = pasted.replace(/^\ufeff?sep=.(?=\r?\n)/i, '')
  if (manyInLine(text) === text) return tableRows(text)
  const lines = text.split(/\r\n?|\n/)
  return lines.flatMap((each, index) => tableRows(manyInLine(each)).map(({ cells }) => ({ line: index + 1, cells })))
}

const isAnybody = ({ name, email }: Attendee) => name !== '' || email !== ''

/** "Олена <olena@…>, Іван <ivan@…>" from a mail program: splits it into lines. */
function manyInLine(text: string): string {
  const person = /\s*("[^"\n]*"|[^<>,;\n\t]*)\s*<([^<>\s]+@[^<>\s]+)>[^\S\n]*[,;]?/g
  return text.includes('\t') ? text : text.replace(person, (_, name: string, email: string) => `${name.trim()};${email}\n`)
}

/** The content of each column; null: not a heading, because it contains an address or no known heading. */
function columnsOf(row: readonly string[]): (Column | null)[] | null {
  if (row.some((cell) => cell.includes('@') || cell.length > longestHeading)) return null
  const columns = row.map((cell) => {
    const words = cell
      .toLowerCase()
      .replace(/['’ʼ`´"*:.]/g, '')
      .replace(/[\s_-]+/g, ' ')
    return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
  })
  return columns.some((column) => column !== null && column !== 'company' && column !== 'position') ? columns : null
}

function byHeading(row: readonly string[], columns: readonly (Column | null)[]): Attendee {
  const of = (column: Column) => row[columns.indexOf(column)] ?? ''
  const hasLast = columns.includes('last')
  const name = hasLast ? [of('first') || of('name'), of('last')].filter(Boolean).join(' ') : of('name') || of('first')
  return { name: inOrder(name), company: of('company'), position: of('position'), email: addressIn(of('email')) }
}

/** Line numbers, phones, dates, yes/no: not needed for a ticket. */
const foreign = /^(?:[\d\s.,)(+/#№:-]+|https?:\S+|yes|no|так|ні|да|нет|true|false|[xх✓✔+-])$/i

function withoutForeign(row: readonly string[]): { email: string; cells: string[] } {
  const email = row.find((cell) => cell.includes('@')) ?? ''
  const cells = row.filter((cell) => cell !== '' && cell !== email && !foreign.test(cell))
  return {
    email: addressIn(email),
    cells: cells.map((cell, place) => (place === 0 ? cell.replace(/^\d{1,4}[.)]\s*/, '') : cell)),
  }
}

/** By the form's order; a company before its person is recognised by its name. */
function byOrder(email: string, cells: readonly string[]): Attendee {
  const place = isCompany(cells[0]) && isPerson(cells[1]) ? 1 : 0
  const [company = '', position = ''] = cells.filter((_, index) => index !== place)
  return { name: inOrder(cells[place] ?? ''), company, position, email }
}

const isWord = (cell: string | undefined) => /^\p{Lu}[\p{L}'’ʼ-]*$/u.test(cell ?? '')
const isPerson = (cell: string | undefined) => /^(?:\p{Lu}[\p{L}'’ʼ.-]*\s?){2,4}$/u.test(cell ?? '') && !isCompany(cell)
const isCompany = (cell: string | undefined) =>
  /["«»“”&\d]|(?<!\p{L})(?:ТОВ|ТзОВ|ООО|ПрАТ|АТ|ФОП|ГО|LLC|Ltd|Inc|GmbH|S\.?A|Банк|Bank|University|Університет|Университет|Group|Груп|Group)(?!\p{L})/iu.test(
    cell ?? '',
  )

/** "Коваль, Олена" is Олена Коваль. */
const inOrder = (name: string) => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')

/** Removes `mailto:`, brackets and punctuation around an address. */
const addressIn = (cell: string) =>
  /[^\s<>()"';,:]+@[^\s<>()"';,]+/.exec(cell.replace(/^mailto:/i, ''))?.[0].replace(/\.+$/, '') ?? ''
