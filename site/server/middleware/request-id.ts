// Gives every response an id for the log. Ids from clients are ignored.
import { randomUUID } from 'node:crypto'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { MiddlewareHandler } from 'hono'

export function requestId(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const id = randomUUID()
    context.set('requestId', id)
    await next()
    context.header('x-request-id', id)
  }
}
