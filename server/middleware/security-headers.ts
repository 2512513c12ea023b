// Headers of every answer. The Content-Security-Policy is the page's own and laid out with it.
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-env.ts'

/** `isDevelopment`: search engines are to list nothing of the site. `hsts`: for whom browsers use https only. */
export type HeaderSettings = { siteUrl: string; isDevelopment: boolean; hsts: keyof typeof transport }

/**
 * Two years (RFC 6797). More than the host itself is promised only when the operator says so: what else stands below the domain may have no
 * https, and the browsers' own list is left after months at best.
 */
const transport = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const

/** Names and values in turn; Strict-Transport-Security only for a site on https. */
export function securityHeaderList({ siteUrl, isDevelopment, hsts }: HeaderSettings): readonly string[] {
  return [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    'geolocation=(), camera=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy',
    'same-origin',
    'cross-origin-resource-policy',
    'same-origin',
    ...(siteUrl.startsWith('https:') ? ['strict-transport-security', transport[hsts]] : []),
    ...(isDevelopment ? ['x-robots-tag', 'noindex'] : []),
  ]
}

/** What a page that is not HTML may do: nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Pictures with which pages are shared, of people and news, and icons: messengers, feed readers and partners' pages show them. */
const shownByOthers = /^\/(?:(?:share|assets)\/|[\w-]+\.(?:png|svg|ico)$)/

export function securityHeaders(settings: HeaderSettings): MiddlewareHandler<SiteEnv> {
  const list = securityHeaderList(settings)
  return async (context, next) => {
    await next()
    const { headers } = withHeaders(context.res, list)
    if (shownByOthers.test(context.req.path)) headers.set('cross-origin-resource-policy', 'cross-origin')
    if (!headers.has('content-security-policy') && !headers.get('content-type')?.startsWith('text/html'))
      headers.set('content-security-policy', closedPolicy)
  }
}

/** The response with the headers of `list` (names and values in turn). */
export function withHeaders(response: Response, list: readonly string[]): Response {
  for (let index = 0; index < list.length; index += 2) response.headers.set(list[index] ?? '', list[index + 1] ?? '')
  return response
}
