// The Content-Security-Policy of one page: strict, with the hashes of the inline scripts and styles that the page holds.
import { createHash } from 'node:crypto'

const inlineBlocks = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
/** Blocks that no browser runs and no script turns into one that runs. */
const inert = /\btype\s*=\s*["']?application\/(ld\+)?json\b/i

/** The header's value for a page (reliability reference A5; style attributes: docs/decisions/0005-style-attributes.md). */
export function contentSecurityPolicy(html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(inlineBlocks)) {
    const kind = tag.toLowerCase() as 'script' | 'style'
    const isInline = kind === 'style' || !/\ssrc\s*=/i.test(attributes)
    if (isInline && text !== '' && !inert.test(attributes))
      hashes[kind].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  const own = (kind: 'script' | 'style') => ["'self'", ...hashes[kind]].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own('script')}`,
    `style-src ${own('style')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
