/**
 * Decodes a table saved by a spreadsheet program: UTF-8, UTF-16 with a byte order mark, or Windows-1251 (Excel). null: not a text, for instance a
 * workbook.
 */
export function textOfFile(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
