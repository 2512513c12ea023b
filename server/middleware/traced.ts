// Keeps with a request the trace that it belongs to, for log lines and for what is asked of the content service because of it.
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-env.ts'
import { traceOf, withinTrace } from '../trace.ts'

export function traced(): MiddlewareHandler<SiteEnv> {
  return (context, next) => withinTrace(traceOf(context.env.incoming.headers?.traceparent), next)
}
