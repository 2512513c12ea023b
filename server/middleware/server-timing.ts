// Server-Timing header for developers.
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-env.ts'

export function serverTiming(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const began = performance.now()
    await next()
    context.res.headers.append('server-timing', `made;dur=${(performance.now() - began).toFixed(1)}`)
  }
}
