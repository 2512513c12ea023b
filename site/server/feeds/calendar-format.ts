// iCalendar syntax (RFC 5545, RFC 7986): content lines, escaping, folding.
import type { Instant } from '@forum/domain/record/record.ts'

/** An unfolded line; `value` is already formatted. */
export type Property = { name: string; parameters?: Readonly<Record<string, string>>; value: string }

/** Maximum octets of a line (RFC 5545 §3.1). */
const maxOctets = 75

/** TEXT value (§3.3.11): escapes backslash, semicolon, comma and line break, removes control characters. */
export function textValue(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/** UTC time (§3.3.5, form 2): `20251016T080000Z`. */
export function utcValue(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Time of unchanged records: before the first edition. */
export const origin = Date.UTC(2014, 0, 1)

/**
 * Which version of an entry this is, by its last change (`origin` or later). It depends on the content, not on the download; otherwise every client
 * would see changes. In a published calendar DTSTAMP equals LAST-MODIFIED (RFC 5545 §3.8.7.2).
 */
export function revision(changed: Instant): Property[] {
  return [
    { name: 'DTSTAMP', value: utcValue(changed) },
    { name: 'LAST-MODIFIED', value: utcValue(changed) },
    { name: 'SEQUENCE', value: String(Math.floor((changed - origin) / 1000)) },
  ]
}

/** Folded lines of a component. */
export function component(name: string, properties: readonly Property[], children = ''): string {
  const lines = properties.map((property) => folded(contentLine(property)))
  return `BEGIN:${name}\r\n${lines.join('')}${children}END:${name}\r\n`
}

function contentLine({ name, parameters = {}, value }: Property): string {
  const written = Object.entries(parameters).map(([parameter, own]) => `;${parameter}=${own}`)
  return `${name}${written.join('')}:${value}`
}

/** Folds at 75 octets, never inside a character; continuation lines begin with a space. */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return `${out}\r\n`
}
