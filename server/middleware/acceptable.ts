// Answers 406 to clients that accept none of the site's encodings, not even plain bytes (RFC 9110 §15.5.7).
import type { MiddlewareHandler } from 'hono'
import { acceptedEncoding } from '../page-cache/encoding.ts'
import type { SiteEnv } from '../site-env.ts'

export function acceptable(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (acceptedEncoding(context.req.header('accept-encoding')) !== null) return next()
    return context.text('Not acceptable: take gzip, br or identity', 406, {
      vary: 'Accept-Encoding',
      'cache-control': 'no-store',
    })
  }
}
