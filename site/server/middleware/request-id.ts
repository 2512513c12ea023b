// Gives every response an id for the log. Ids from clients are ignored.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../http/site-env.ts'

export function requestId(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const id = randomUUID()
    context.set('requestId', id)
    await next()
    context.header('x-request-id', id)
  }
}
