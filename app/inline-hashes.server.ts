// Which inline scripts and styles a page may use: those that carry the mark of its rendering, which nothing that an editor or a visitor wrote
// can know.
import { createHash, randomBytes } from 'node:crypto'
import type { FramingHeader, InlineHashesHeader } from '#server/app-contract.ts'

/** The header in which a page tells the server the hashes of its scripts and styles; nobody else gets it. */
export const inlineHashesHeader: InlineHashesHeader = 'x-inline-hashes'

/** The header in which a page tells the server that other sites may frame it; nobody else gets it. */
export const framingHeader: FramingHeader = 'x-framing'

/** A mark for one rendering: a nonce that never leaves the server. */
export function newMark(): string {
  return randomBytes(18).toString('base64url')
}

/** Scripts that hold data for others; no browser runs them. */
const inert = /\btype="application\/(?:ld\+)?json"/

/**
 * The page without its marks, and the hashes (`'sha256-…'`; `style:'sha256-…'` of a style) of the inline scripts and styles that had one. A
 * script without the mark stays in the page and is in no hash: the browser refuses to run it (docs/decisions/0007-allow-scripts-by-hash.md).
 */
export function unmarked(html: string, mark: string): { html: string; hashes: string[] } {
  const marked = new RegExp(`<(script|style)\\b([^>]* )?nonce="${mark}"([^>]*)>([\\s\\S]*?)</\\1>`, 'g')
  const hashes = new Set<string>()
  for (const [, element, before = '', after = '', text = ''] of html.matchAll(marked))
    if (text !== '' && !inert.test(before + after)) hashes.add(`${element === 'style' ? 'style:' : ''}${hashOf(text)}`)
  return { html: html.replaceAll(` nonce="${mark}"`, ''), hashes: [...hashes] }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
