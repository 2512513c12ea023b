// Headers for all responses at the address of an order, ticket or payment, including errors: not cached, not indexed, no leak by Referer.

import { isPersonalAddress } from '@forum/domain/address/personal-address.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { MiddlewareHandler } from 'hono'

/**
 * Referer contains only the origin, never the key. Not `no-referrer`: browsers would send `Origin: null` with our own forms (Fetch, "append a request
 * Origin header"), and we would reject them.
 */
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'strict-origin',
} as const

export function personalPages(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next()
    const path = (context.env.incoming.url ?? '').replace(/\?.*$/s, '')
    if (!isPersonalAddress(path)) return
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  }
}
