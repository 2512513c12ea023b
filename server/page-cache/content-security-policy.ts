// The Content-Security-Policy of one page: strict, with the hashes of the inline scripts that the app says it wrote, never of what is found in it.
import { createHash } from 'node:crypto'

/** Whose players a page may frame: those of domain/publication/player.ts, which this room cannot ask. */
const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Hosts of Google Analytics, as its own guide lists them; allowed only on a site that uses it. */
const analytics = {
  script: ' https://www.googletagmanager.com',
  traffic: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const noAnalytics = { script: '', traffic: '' }

/** Where browsers tell what a page of ours was kept from (server/middleware/policy-reports.ts). */
export const policyReportPath = '/reports/policy'

/** What the site adds to the policy of its pages. */
export type PolicySettings = { hasAnalytics?: boolean }

export type PolicyPage = {
  html: string
  /** Hashes with spaces between them, as the app gives them: `'sha256-…'` of a script, `style:'sha256-…'` of a style; empty: the page has neither. */
  inlineHashes?: string
  /** Text of the one inline style of a page that stands by itself. */
  inlineStyle?: string
  /** Where the form that pays may be posted to; null: nowhere but here. */
  paymentOrigin?: string | null
  /** Other sites may show it in a frame: then it runs nothing and asks for nothing but its looks. */
  isFramed?: boolean
}

/** The header's value for a page (docs/decisions/0007-allow-scripts-by-hash.md). */
export function contentSecurityPolicy(page: PolicyPage, { hasAnalytics = false }: PolicySettings = {}): string {
  const { html, inlineHashes = '', inlineStyle, isFramed = false } = page
  const hashes = inlineHashes.split(' ')
  const styles = hashes.filter((hash) => hash.startsWith('style:')).map((hash) => hash.slice('style:'.length))
  if (inlineStyle !== undefined) styles.push(hashOf(inlineStyle))
  if (isFramed) return framedPolicy(styles.filter(isHash))
  const measured = hasAnalytics ? analytics : noAnalytics
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.filter(isHash)].join(' ')}${measured.script}`,
    `style-src ${["'self'", ...styles.filter(isHash)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${measured.traffic}`,
    "font-src 'self'",
    `connect-src 'self'${measured.traffic}`,
    ...framing(html),
    "manifest-src 'self'",
    posting(page),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Google's script is not written for it.
    ...(hasAnalytics ? [] : ["require-trusted-types-for 'script'", 'trusted-types site']),
    `report-uri ${policyReportPath}`,
  ].join('; ')
}

/** Of a page in somebody else's frame: words, styles, pictures; its links lead out. */
const framedPolicy = (styles: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
    `report-uri ${policyReportPath}`,
  ].join('; ')

const isHash = (text: string) => /^'sha256-[\w+/]{43}='$/.test(text)

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** A page with the form that takes a visitor to pay may post it there; no other page may post anything away. */
function posting({ html, paymentOrigin = null }: PolicyPage): string {
  const isPaying = paymentOrigin !== null && html.includes(` action="${paymentOrigin}/`)
  return isPaying ? `form-action 'self' ${paymentOrigin}` : "form-action 'self'"
}

/** Framing is allowed on a page that has a player open, and of its host alone. */
function framing(html: string): string[] {
  const framed = playerOrigins.filter((origin) => html.includes(`<iframe src="${origin}/`))
  return framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []
}
