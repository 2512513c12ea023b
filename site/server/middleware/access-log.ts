// Access log: one line per rendered response, and for a share of the cached pages if configured. No address, no browser, no query value, no order
// key.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withoutKey } from '@forum/domain/address/personal-address.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { MiddlewareHandler } from 'hono'

export function accessLog(log: Log): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { incoming } = context.env
    const path = pathForLog(incoming)
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

const pathForLog = ({ url = '' }: IncomingMessage) => withoutKey(url.replace(/\?.*$/s, '')).slice(0, 200)

/** Logs every `every`th cached response. */
export function memoryLog(log: Log, every: number): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  let number = 0
  return (incoming, { statusCode }) => {
    if (number++ % every === 0)
      log.info({ method: incoming.method, path: pathForLog(incoming), status: statusCode, from: 'memory' }, 'answered')
  }
}
