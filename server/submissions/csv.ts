// Tables for spreadsheets (RFC 4180), in which nothing that a visitor typed can act as a formula (reliability reference A7).

/** What begins a formula, at the start of the cell or of a line in it, behind any space. */
const formula = /(^|[\r\n])([\s\u00a0\u200b\ufeff]*)([=+\-@|%\t])/g

/** Rows as one text with a byte order mark, so that spreadsheets read Cyrillic rightly. */
export function csv(rows: readonly (readonly unknown[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  const harmless = typeof value === 'number' ? text : text.replace(formula, "$1'$2$3")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
