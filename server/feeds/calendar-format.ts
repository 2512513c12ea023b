// iCalendar as RFC 5545 and RFC 7986 write it: content lines, their escapes and their folding.
import type { Instant } from '#domain/record.ts'

/** One line before folding; `value` is already in the form of its type. */
export type Property = { name: string; parameters?: Readonly<Record<string, string>>; value: string }

/** Octets of a line without its end (RFC 5545 §3.1). */
const maxOctets = 75

/** A value of the type TEXT (§3.3.11): backslash, semicolon, comma and line end are escaped, other control characters go. */
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

/** A moment in UTC (§3.3.5, form 2): `20251016T080000Z`. It needs no VTIMEZONE and floats nowhere. */
export function utcValue(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** The lines between BEGIN and END of a component, folded, each with its line end. */
export function component(name: string, properties: readonly Property[], children = ''): string {
  const lines = properties.map((property) => folded(contentLine(property)))
  return `BEGIN:${name}\r\n${lines.join('')}${children}END:${name}\r\n`
}

function contentLine({ name, parameters = {}, value }: Property): string {
  const written = Object.entries(parameters).map(([parameter, own]) => `;${parameter}=${own}`)
  return `${name}${written.join('')}:${value}`
}

/** Cut into pieces of at most 75 octets, none of them within a character; those after the first begin with a space. */
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
