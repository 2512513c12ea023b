// XML of banks as a tree. Entities and document types are refused, so that a small file cannot become a large one.
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { Refused } from './statement.ts'

/** Text of an XML file by its mark, its declaration, or else UTF-8. */
export function xmlText(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const named = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : named
  if (!['utf-8', 'utf8', 'windows-1251', 'cp1251', 'utf-16', 'utf-16le', 'utf-16be'].includes(encoding))
    throw new Refused('brokenXml')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // The declaration says UTF-8, the bytes do not.
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** The root of an XML text. Throws Refused. */
export function xmlTree(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Refused('entities')
  let root: XmlElement | null
  try {
    root = parseXml(text.replace(/^\ufeff?\s+(?=<)/, '')).root
  } catch {
    throw new Refused('brokenXml')
  }
  if (!root) throw new Refused('brokenXml')
  return root
}

/** A name without its namespace's prefix. */
export const bareName = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)

/** The elements below `from` by a path of names, whatever their prefixes. */
export function below(from: XmlElement, ...path: readonly string[]): XmlElement[] {
  const [name, ...rest] = path
  if (name === undefined) return [from]
  return from.children.flatMap((child) => (child instanceof XmlElement && bareName(child) === name ? below(child, ...rest) : []))
}

/** Text of the first element by a path; '' if there is none. */
export const textBelow = (from: XmlElement, ...path: readonly string[]) =>
  (below(from, ...path)[0]?.text ?? '').replace(/\s+/g, ' ').trim()
