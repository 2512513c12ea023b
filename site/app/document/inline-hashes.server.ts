// Hashes of inline scripts and styles for the security policy: only those with the mark of this rendering, which editors and visitors cannot know.
import { createHash, randomBytes } from 'node:crypto'
import type { FramingHeader, InlineHashesHeader } from '@forum/site/server/contract/app-contract.ts'

/** Internal header with the hashes of a page's scripts and styles. */
export const inlineHashesHeader: InlineHashesHeader = 'x-inline-hashes'

/** Internal header of a page that other sites may frame. */
export const framingHeader: FramingHeader = 'x-framing'

/** A nonce for one rendering; it never leaves the server. */
export function newMark(): string {
  return randomBytes(18).toString('base64url')
}

/** Data blocks, which browsers do not run. */
const inert = /\btype="application\/(?:ld\+)?json"/

/**
 * Removes the marks and returns the hashes (`'sha256-…'`, styles `style:'sha256-…'`) of marked scripts and styles. An unmarked script stays without
 * hash, so browsers refuse it (docs/decisions/0007-allow-scripts-by-hash.md).
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
