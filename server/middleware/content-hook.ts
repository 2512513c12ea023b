// `POST /hooks/content`: the content service tells that editors changed something. The body is not believed, only the secret.
import type { Handler } from 'hono'
import type { Secret } from '../config/secrets.ts'
import type { SiteEnv } from '../site-env.ts'
import { wholeBody } from './body-limit.ts'

/** Answers 202 and begins `refresh`; 401 without the secret; 404 when the hook is off (`hookSecret` null). */
export function contentHook(hookSecret: Secret | null, refresh: () => Promise<unknown>): Handler<SiteEnv> {
  return async (context) => {
    if (hookSecret === null) return context.text('Not found', 404)
    const given = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    if (!hookSecret.equals(given)) return context.text('Unauthorized', 401, { 'www-authenticate': 'Bearer' })
    if ((await wholeBody(context.req.raw.body)) === null) return context.text('Too long', 413)
    void refresh()
    return context.text('Accepted', 202)
  }
}
