// The Content-Security-Policy of one page: strict, with the hashes of the inline scripts and styles that the page holds.
import { createHash } from 'node:crypto'

const inlineBlocks = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
/** Blocks that no browser runs and no script turns into one that runs. */
const inert = /\btype\s*=\s*["']?application\/(ld\+)?json\b/i

/** Whose players a page may frame: those of domain/publication/player.ts, which this room cannot ask. */
const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Hosts of Google Analytics, as its own guide lists them; allowed only on a site that uses it. */
const analytics = {
  script: ' https://www.googletagmanager.com',
  traffic: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const noAnalytics = { script: '', traffic: '' }

/** What the site adds to the policy of its pages. `paymentOrigin`: where a form that pays is posted to; null: nowhere. */
export type PolicySettings = { hasAnalytics?: boolean; paymentOrigin?: string | null }

/** The header's value for a page (reliability reference A5; style attributes: docs/decisions/0005-style-attributes.md). */
export function contentSecurityPolicy(html: string, { hasAnalytics = false, paymentOrigin = null }: PolicySettings = {}): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(inlineBlocks)) {
    const kind = tag.toLowerCase() as 'script' | 'style'
    const isInline = kind === 'style' || !/\ssrc\s*=/i.test(attributes)
    if (isInline && text !== '' && !inert.test(attributes))
      hashes[kind].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  const own = (kind: 'script' | 'style') => ["'self'", ...hashes[kind]].join(' ')
  const measured = hasAnalytics ? analytics : noAnalytics
  return [
    "default-src 'none'",
    `script-src ${own('script')}${measured.script}`,
    `style-src ${own('style')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${measured.traffic}`,
    "font-src 'self'",
    `connect-src 'self'${measured.traffic}`,
    ...framing(html),
    "manifest-src 'self'",
    "worker-src 'self'",
    posting(html, paymentOrigin),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A page with the form that takes a visitor to pay may post it there; no other page may post anything away. */
function posting(html: string, paymentOrigin: string | null): string {
  const isPaying = paymentOrigin !== null && html.includes(` action="${paymentOrigin}/`)
  return isPaying ? `form-action 'self' ${paymentOrigin}` : "form-action 'self'"
}

/** Framing is allowed on a page that has a player open, and of its host alone. */
function framing(html: string): string[] {
  const framed = playerOrigins.filter((origin) => html.includes(`<iframe src="${origin}/`))
  return framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []
}
