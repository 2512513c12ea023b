// What every middleware of the site may read of a request besides Hono's own.
import type { HttpBindings } from '@hono/node-server'

export type SiteEnv = { Bindings: HttpBindings; Variables: { requestId: string } }
