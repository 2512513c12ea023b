// Short names of pictures and documents in addresses, to keep pages small.
import type { DocumentFormat } from './document-format.ts'

const uuidLength = 36

/**
 * A short form of a file's UUID below `/assets/`: nine characters, resolved through the content's files. The state after it stays. Other names are
 * returned as they are.
 */
export function shortName(file: string): string {
  const uuid = file.slice(0, uuidLength)
  if (uuid.length < uuidLength) return file
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (const sign of uuid) {
    a = Math.imul(a ^ sign.charCodeAt(0), 0x9e3779b1)
    b = Math.imul(b ^ sign.charCodeAt(0), 0x5f356495)
  }
  a = Math.imul(a ^ (b >>> 15), 0x85ebca77)
  b = Math.imul(b ^ (a >>> 13), 0xc2b2ae3d)
  const whole = ((b >>> 0) % 2 ** 21) * 2 ** 32 + (a >>> 0)
  return (whole % 36 ** 9).toString(36).padStart(9, '0') + file.slice(uuidLength)
}

/** Address of a document; `format` null: unknown, mostly PDF. Stored links (orders, mails, feeds) use the full UUID instead. */
export function documentPath(file: string, format: DocumentFormat | null = null): string {
  return `/assets/${shortName(file)}/asset.${format ?? 'pdf'}`
}
