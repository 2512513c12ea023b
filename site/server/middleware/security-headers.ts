// Security headers of every response. The Content-Security-Policy is set per page.

import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { MiddlewareHandler } from 'hono'

/** `isDevelopment`: no indexing. `hsts`: scope of Strict-Transport-Security. */
export type HeaderSettings = { siteUrl: string; isDevelopment: boolean; hsts: keyof typeof transport }

/**
 * Two years (RFC 6797). Subdomains are included only if the operator says so: they may lack https, and removal from the browsers' preload list takes
 * months.
 */
const transport = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const

/** Names and values alternate; Strict-Transport-Security only on https. */
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

/** Policy of everything that is not HTML: nothing is allowed. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Share images, pictures and icons: messengers, feed readers and partner sites show them. */
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

/** The response with the headers of `list` (names and values alternate). */
export function withHeaders(response: Response, list: readonly string[]): Response {
  for (let index = 0; index < list.length; index += 2) response.headers.set(list[index] ?? '', list[index + 1] ?? '')
  return response
}
