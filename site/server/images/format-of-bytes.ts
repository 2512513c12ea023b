// Detects a document's format from its bytes.
import type { DocumentFormat } from '@forum/domain/picture/document-format.ts'

/** Magic bytes and their offset. */
const beginnings: readonly (readonly [DocumentFormat, string, number])[] = [
  ['pdf', '%PDF-', 0],
  ['jpg', '\xff\xd8\xff', 0],
  ['png', '\x89PNG\r\n\x1a\n', 0],
  ['gif', 'GIF8', 0],
  ['webp', 'WEBP', 8],
]

/** Entries that identify office documents in a ZIP archive. */
const parts: readonly (readonly [DocumentFormat, string])[] = [
  ['odp', 'application/vnd.oasis.opendocument.presentation'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['pptx', 'ppt/presentation.xml'],
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
]

/** null: unknown format. */
export function formatOfBytes(body: Uint8Array<ArrayBuffer>): DocumentFormat | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const found = beginnings.find(([, sign, at]) => bytes.toString('latin1', at, at + sign.length) === sign)
  if (found) return found[0]
  // The archive's directory is at its end.
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return parts.find(([, name]) => bytes.includes(name))?.[0] ?? 'zip'
  const start = bytes.toString('utf8', 0, 1024).trimStart()
  return start.startsWith('<') && /<svg[\s>]/i.test(start) ? 'svg' : null
}
