// Request-scoped values for all middleware, besides Hono's.
import type { HttpBindings } from '@hono/node-server'

export type SiteEnv = { Bindings: HttpBindings; Variables: { requestId: string } }
