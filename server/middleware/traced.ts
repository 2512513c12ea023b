// Keeps the trace context of a request for log lines and requests to the content service.
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-env.ts'
import { traceOf, withinTrace } from '../trace.ts'

export function traced(): MiddlewareHandler<SiteEnv> {
  return (context, next) => withinTrace(traceOf(context.env.incoming.headers?.traceparent), next)
}
