// Gives every answer a name of its own, by which it is found in the log. A name sent by the client is never taken over.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-env.ts'

export function requestId(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const id = randomUUID()
    context.set('requestId', id)
    await next()
    context.header('x-request-id', id)
  }
}
