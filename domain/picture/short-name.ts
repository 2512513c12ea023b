// Names under which pages show pictures and documents: a list of thirty carries thirty of them.
import type { DocumentFormat } from './document-format.ts'

const uuidLength = 36

/**
 * What addresses below `/assets/` may have in the place of a file's UUID: nine signs that are made of it and lead to it by what the content names.
 * A state after it stays. Names of another form are their own short names.
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

/**
 * Where a page finds a document of the content service; `format` null: nobody said which it is, and most are PDF. What is kept elsewhere (an order,
 * a letter, a feed) names the whole file instead.
 */
export function documentPath(file: string, format: DocumentFormat | null = null): string {
  return `/assets/${shortName(file)}/asset.${format ?? 'pdf'}`
}
