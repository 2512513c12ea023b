// Tables of text as banks write them: quotes stand bare in fields, lines are longer than the heading. A reader after RFC 4180 swallows the following
// lines at the first bare quote.
import type { Row } from './table-row.ts'

/** A field that begins with a quote is looked through for this many closing ones. */
const mostQuotes = 40
/** A field may go on in this many lines. */
const mostLines = 6

/** Rows of `text` that are not empty, in one of the separators `;`, tab, comma. */
export function csvRows(text: string): Row[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const first = /^sep=.$/i.test(lines[0] ?? '') ? 1 : 0
  const separator = first === 1 ? (lines[0] ?? '').slice(4) : separatorOf(lines)
  const rows: Row[] = []
  let width = 0
  for (let index = first; index < lines.length; index++) {
    const { cells, taken } = rowAt(lines, index, separator, width)
    if (cells.some((cell) => cell !== '')) {
      rows.push({ row: index + 1, cells })
      width ||= cells.length > 2 ? cells.length : 0
    }
    index += taken - 1
  }
  return rows
}

/** The one that most of the first lines have most of. */
function separatorOf(lines: readonly string[]): string {
  const head = lines.slice(0, 20).join('\n')
  const count = (sign: string) => head.split(sign).length
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The cells of a line; where it is shorter than the heading because a quoted field goes on in the next lines, of those, too. */
function rowAt(lines: readonly string[], index: number, separator: string, width: number): { cells: string[]; taken: number } {
  const line = lines[index] ?? ''
  const cells = fieldsOf(line, separator)
  if (cells.length >= width || !line.includes('"')) return { cells, taken: 1 }
  for (let taken = 2; taken <= mostLines && index + taken <= lines.length; taken++) {
    const joined = fieldsOf(lines.slice(index, index + taken).join('\n'), separator)
    if (joined.length >= width) return joined.length <= width + 1 ? { cells: joined, taken } : { cells, taken: 1 }
  }
  return { cells, taken: 1 }
}

function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = []
  for (let at = 0; at <= line.length; ) {
    const quoted = line[at] === '"' ? quotedField(line, at, separator) : null
    const end = quoted ? quoted.end : until(line, separator, at)
    fields.push((quoted ? quoted.text : line.slice(at, end)).replace(/[\s\u00a0]+/gu, ' ').trim())
    at = end + 1
  }
  return fields
}

const until = (line: string, separator: string, from: number) => {
  const found = line.indexOf(separator, from)
  return found < 0 ? line.length : found
}

/**
 * The field in quotes that begins at `from`: as RFC 4180 writes it, quotes within it doubled; else with bare quotes within it, but without the
 * separator. null: the quote belongs to the text, as in `"Льон" ТОВ`.
 */
function quotedField(line: string, from: number, separator: string): { text: string; end: number } | null {
  let bare: { text: string; end: number } | null = null
  let quote = from
  for (let tries = 0; tries < mostQuotes; tries++) {
    quote = line.indexOf('"', quote + 1)
    if (quote < 0) break
    const isLast = quote + 1 === line.length || line[quote + 1] === separator
    if (!isLast) continue
    const inner = line.slice(from + 1, quote)
    if (!inner.replaceAll('""', '').includes('"')) return { text: inner.replaceAll('""', '"'), end: quote + 1 }
    if (!bare && !inner.includes(separator)) bare = { text: inner, end: quote + 1 }
  }
  return bare
}
