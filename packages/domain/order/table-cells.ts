// Parses a pasted table: tabs (spreadsheet), commas or semicolons (RFC 4180).

/** `line`: first line of the row, counted from 1. */
export type TableRow = { line: number; cells: string[] }

/** Trimmed cells of each row, without empty rows. A quoted cell may contain separators, line breaks and doubled quotes. */
export function tableRows(text: string): TableRow[] {
  const rows: TableRow[] = []
  let rest = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  let line = 1
  while (rest !== '') {
    const [cells, length] = firstRow(rest)
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
    line += rest.slice(0, length).split('\n').length - 1
    rest = rest.slice(length)
  }
  return rows
}

function firstRow(text: string): [cells: string[], length: number] {
  const line = text.slice(0, /\n|$/.exec(text)?.index).replace(/"(?:[^"]|"")*"/g, '')
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
  const cells: string[] = []
  let at = 0
  for (;;) {
    const quoted = /^[^\S\n\t]*"((?:[^"]|"")*)"[^\S\n\t]*(?=[\n\t;,]|$)/.exec(text.slice(at))
    const end = quoted ? at + quoted[0].length : endOfCell(text, at, separator)
    cells.push((quoted ? (quoted[1] ?? '').replaceAll('""', '"') : text.slice(at, end)).replace(/\s+/g, ' ').trim())
    if (text[end] !== separator) return [cells, end + 1]
    at = end + 1
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) if (text[at] === separator || text[at] === '\n') return at
  return text.length
}
