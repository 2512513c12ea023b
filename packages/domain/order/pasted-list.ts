// Parses attendees from a pasted table or mail. Unrecognised values are left out, because the result is printed on tickets. Runs in browsers, too:
// no lookbehind (Safari 15).
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
  ['name', /(?:та|і|й|и) (?:прізвище|фамилия)|(?:прізвище|фамилия) (?:та|і|й|и)(?: |$)/],
  ['last', /last ?name|surname|family|прізвище|фамилия/],
  ['first', /first ?name|given|forename/],
  ['name', /name|імя|имя|піб|фио|прізвище|фамилия|учасни|участни|attendee|participant|гість|гость|guest/],
]

const longestHeading = 40
/** Longer cells are no name: patterns of names would take seconds. */
const longestName = 200

/** Invisible signs that are copied with a text. */
const unseen = /\p{Bidi_Control}|[\u00ad\u200b\u2060\ufeff]/gu
/** Bullets, dashes and ticks in front of a line; Word pastes its bullets as `o` or a private character. */
const bullet = /^(?:[\p{Pd}\p{Co}\p{Extended_Pictographic}\u2212*+>§·•‣⁃∙■-◿★-☒✓-✘➔-➾]\ufe0f?\s*|o\s+)+/u
/** Numbers and letters in front of a line: `1.`, `1)`, `(1)`, `№1`, `1.1.`, `а)`. */
const ordinal = /^(?:(?:№\s*)?[([]?\d{1,4}(?:\.\d{1,3})*[.)\]:]+\s*|№\s*\d{1,4}\s+|\p{Ll}[.)]\s+)/u

const withoutMark = (cell: string) => cell.replace(bullet, '').replace(ordinal, '').replace(bullet, '')

/** A person and their line in the text, counted from 1. */
export type PastedLine = { line: number; person: Attendee }

/** One person per line: name, e-mail, company, position. Pure. */
export function readPastedList(text: string): Attendee[] {
  return readPastedLines(text).flatMap(({ person }) => (isAnybody(person) ? [person] : []))
}

/** The same, including lines without a recognised person, so that the caller can report them. Without the heading line. Pure. */
export function readPastedLines(text: string): PastedLine[] {
  const rows = withoutTitle(rowsOf(text))
  const [first, ...rest] = rows
  const columns = first ? columnsOf(first.cells) : null
  // Columns without a heading are recognised by content.
  const isWhole = columns && rest.every(({ cells }) => cells.slice(columns.length).join('') === '')
  if (isWhole) return rest.map(({ line, cells }) => ({ line, person: byHeading(cells, columns) }))
  const said = (columns ? rest : rows).map(({ line, cells }) => ({ line, ...withoutForeign(cells) }))
  const areParted = said.length > 1 && said.every(({ cells }) => isWord(cells[0]) && isWord(cells[1]))
  return said.map(({ line, email, cells }) => ({
    line,
    person: byOrder(email, areParted ? [cells.slice(0, 2).join(' '), ...cells.slice(2)] : cells),
  }))
}

/** The rows from the headings on: a title, one cell, may stand above them. */
function withoutTitle(rows: readonly TableRow[]): readonly TableRow[] {
  const [title, headings] = rows
  const isTitle = title?.cells.filter(Boolean).length === 1 && headings && headings.cells.length > 1 && columnsOf(headings.cells)
  return isTitle ? rows.slice(1) : rows
}

/** Mail programs put several people into one line. */
function rowsOf(pasted: string): TableRow[] {
  // Excel's first line can define the separator.
  const text = pasted
    .replace(unseen, '')
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/^sep=.(?=\r?\n)/i, '')
  if (text.includes('\t') || text.search(inBrackets) < 0) return tableRows(text)
  const lines = text.split(/\r\n?|\n/)
  return lines.flatMap((each, index) => tableRows(manyInLine(each)).map(({ cells }) => ({ line: index + 1, cells })))
}

const isAnybody = ({ name, email }: Attendee) => name !== '' || email !== ''

/** An address in brackets. Lengths are limited: without, a long text takes minutes. */
const inBrackets = /<([^<>\s]{1,64}@[^<>\s]{1,255})>/

/** "Олена <olena@…>, Іван <ivan@…>" from a mail program: splits it into lines. */
function manyInLine(line: string): string {
  return line.replace(/\s+/g, ' ').replace(new RegExp(` ?${inBrackets.source} ?[,;]?`, 'g'), (_, email: string) => `;${email}\n`)
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
  return { name: inOrder(withoutMark(name)), company: of('company'), position: of('position'), email: addressIn(of('email')) }
}

/** Line numbers, phones, dates, yes/no: not needed for a ticket. */
const foreign =
  /^(?:(?:(?:тел|моб|tel|mob|phone)[.:\s]*)?[\d\s.,)(+/#№:\p{Pd}\u2212]+(?:(?:дод|доб|вн|ext)[.\s]*\d+)?|https?:\S+|yes|no|так|ні|да|нет|true|false|[xхo✓✔+-]|\p{P}|\p{S}|\p{Co})$/iu

function withoutForeign(row: readonly string[]): { email: string; cells: string[] } {
  const email = addressIn(row.find((cell) => cell.includes('@')) ?? '')
  const cells = row
    .flatMap((cell) => (email !== '' && cell.includes(email) ? besideAddress(cell, email) : [cell]))
    .filter((cell) => cell !== '' && !cell.includes('@') && !foreign.test(cell))
    .flatMap((cell, place) => (place === 0 ? parted(withoutMark(cell)) : [cell]))
  return { email, cells: cells.filter((cell) => cell !== '' && !foreign.test(cell)) }
}

/** What stands before and behind an address in one cell: "Олена Коваль (o@x.example)". */
function besideAddress(cell: string, email: string): string[] {
  if (cell.length > longestName + email.length) return []
  const edge = /^[\s<>()[\]"'.,:;|\p{Pd}]+|[\s<>()[\]"'.,:;|\p{Pd}]+$/gu
  const at = cell.indexOf(email)
  const around = [cell.slice(0, at), cell.slice(at + email.length)].map((part) => part.replace(edge, ''))
  return around.filter((part) => !/^(?:e-?mail|mailto|пошта|почта)?$/i.test(part))
}

/** "Олена Коваль — ТОВ «Льон» — директорка": a dash or bar with spaces behind a person parts like a comma. "1 Олена Коваль" begins with a number. */
function parted(cell: string): string[] {
  const [, numbered = cell] = /^\d{1,3}\s+(.+)$/.exec(cell) ?? []
  const parts = numbered.split(/\s+[|\p{Pd}\u2212]\s+/u)
  return isPerson(parts[0]) ? parts : [cell]
}

/** By the form's order; a company before its person is recognised by its name. */
function byOrder(email: string, cells: readonly string[]): Attendee {
  const place = isCompany(cells[0]) && isPerson(cells[1]) ? 1 : 0
  const [company = '', position = ''] = cells.filter((_, index) => index !== place)
  return { name: inOrder(cells[place] ?? ''), company, position, email }
}

const isWord = (cell: string | undefined) => /^\p{Lu}[\p{L}'’ʼ-]*$/u.test(cell ?? '')
const isPerson = (cell = '') => cell.length <= longestName && /^(?:\p{Lu}[\p{L}'’ʼ.-]*\s?){2,4}$/u.test(cell) && !isCompany(cell)
const isCompany = (cell: string | undefined) =>
  /["«»“”&\d]|(?:^|\P{L})(?:ТОВ|ТзОВ|ООО|ПрАТ|АТ|ФОП|ГО|LLC|Ltd|Inc|GmbH|S\.?A|Банк|Bank|University|Університет|Университет|Group|Груп)(?!\p{L})/iu.test(
    cell ?? '',
  )

/** "Коваль, Олена" is Олена Коваль. */
const inOrder = (name: string) => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')

/** Removes `mailto:`, brackets and punctuation around an address. */
const addressIn = (cell: string) =>
  /[^\s<>()"';,:]{1,64}@[^\s<>()"';,]{1,255}/.exec(cell.replace(/^mailto:/i, ''))?.[0].replace(/\.+$/, '') ?? ''
