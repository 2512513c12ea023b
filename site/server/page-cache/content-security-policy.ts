// The Content-Security-Policy of a page: strict, with the hashes of inline scripts that the app reports, never of scripts found in the HTML.
import { createHash } from 'node:crypto'

/** Origins of players that a page may frame: those of packages/domain/publication/player.ts, which may not be imported here. */
const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Hosts of Google Analytics, from its guide; allowed only if the site uses it. */
const analytics = {
  script: ' https://www.googletagmanager.com',
  traffic: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const noAnalytics = { script: '', traffic: '' }

/** Endpoint for violation reports (site/server/middleware/policy-reports.ts). */
export const policyReportPath = '/reports/policy'

/** Site-wide settings of the policy. */
export type PolicySettings = { hasAnalytics?: boolean }

export type PolicyPage = {
  html: string
  /** Hashes from the app, separated by spaces: `'sha256-…'` of a script, `style:'sha256-…'` of a style; empty: none. */
  inlineHashes?: string
  /** Text of the only inline style of a self-contained page. */
  inlineStyle?: string
  /** Target of the payment form; null: own origin only. */
  paymentOrigin?: string | null
  /** Other sites may frame it: then it runs no scripts and loads only its design. */
  isFramed?: boolean
}

/** The header's value (docs/decisions/0007-allow-scripts-by-hash.md). */
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
    // Google's script does not support Trusted Types.
    ...(hasAnalytics ? [] : ["require-trusted-types-for 'script'", 'trusted-types site']),
    `report-uri ${policyReportPath}`,
  ].join('; ')
}

/** For a page in another site's frame: text, styles, pictures and links only. */
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

/** Only a page with the payment form may post to the provider. */
function posting({ html, paymentOrigin = null }: PolicyPage): string {
  const isPaying = paymentOrigin !== null && html.includes(` action="${paymentOrigin}/`)
  return isPaying ? `form-action 'self' ${paymentOrigin}` : "form-action 'self'"
}

/** Frames are allowed only on a page with an open player, and only of its host. */
function framing(html: string): string[] {
  const framed = playerOrigins.filter((origin) => html.includes(`<iframe src="${origin}/`))
  return framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []
}
