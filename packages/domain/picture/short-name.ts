// Names of pictures and documents: short ones in addresses, to keep pages small, and what an id says.
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

/**
 * Whether `file` is a drawing of the demo: those are in the site's own colours, with one element in wheat, and keep them. Their ids are made of their names
 * (UUID version 5, packages/content/demo/read-demo.ts); whatever is uploaded has a random one (version 4).
 */
export function isDrawing(file: string): boolean {
  return /^.{14}5/.test(file)
}
