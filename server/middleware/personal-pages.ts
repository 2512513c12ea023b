// Whatever is answered at the address of one order, ticket or payment, errors too, is kept by nobody, listed by nobody, and leaks nowhere.
import type { MiddlewareHandler } from 'hono'
import { isPersonalAddress } from '#domain/address/personal-address.ts'
import type { SiteEnv } from '../site-env.ts'

/**
 * The referrer is the bare origin and never holds the key. It is not `no-referrer`, under which browsers say `Origin: null` of a form of
 * ours (Fetch, "append a request Origin header"), and the form would be taken for a forged one.
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
