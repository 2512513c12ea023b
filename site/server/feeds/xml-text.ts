// XML 1.0 text.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escaped text for elements and attributes, without characters that XML forbids (§2.2). */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => entities[character] ?? character)
  )
}

export type Attributes = Readonly<Record<string, string | number | null | undefined>>

/** An element; `inner` is XML. Null attributes are omitted. */
export function xmlElement(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : ` ${key}="${xmlText(String(value))}"`,
  )
  const open = `<${name}${written.join('')}`
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`
}

/** An element with text only. */
export function textElement(name: string, text: string | number, attributes: Attributes = {}): string {
  return xmlElement(name, attributes, xmlText(String(text)))
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
