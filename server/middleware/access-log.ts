// One line for every answer that was not a page from memory: no address, no browser, no query value, no key of an order.
import type { MiddlewareHandler } from 'hono'
import { withoutKey } from '#domain/address/personal-address.ts'
import type { Log } from '../log.ts'
import type { SiteEnv } from '../site-env.ts'

export function accessLog(log: Log): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { incoming } = context.env
    const path = withoutKey((incoming.url ?? '').replace(/\?.*$/s, '')).slice(0, 200)
    const { status } = context.res
    const line = {
      method: incoming.method,
      path,
      status,
      ms: Math.round(performance.now() - start),
      id: context.get('requestId'),
    }
    if (status >= 500) log.warn(line, 'answered')
    else log.info(line, 'answered')
  }
}
