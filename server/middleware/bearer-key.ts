// Lets in machines that show the key they were given; the time it takes says nothing about the key.
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Secret } from '../config/secrets.ts'
import type { SecurityLog } from '../security-log.ts'
import type { SiteEnv } from '../site-env.ts'

/**
 * Answers 401 without the key, 429 to who shows wrong ones too often (`wrongKeys` gives the seconds), 404 where none is configured (null).
 * The right key is always let in: nobody in the hall locks the door for the scanners beside them. Not Hono's bearerAuth: that answers 400 to another scheme, and
 * refuses every key with a sign that settings may have and RFC 6750 does not.
 */
export function bearerKey(
  key: Secret | null,
  wrongKeys: (incoming: IncomingMessage) => number | null,
  security: SecurityLog,
): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (key === null) return context.text('Not found', 404)
    const given = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    if (key.equals(given)) return next()
    security.note('wrong key', 'somebody asked with a wrong key', { path: context.req.path }, context.req.path)
    const seconds = wrongKeys(context.env.incoming)
    if (seconds !== null) return context.text('Too many wrong keys', 429, { 'retry-after': String(seconds) })
    return context.text('Unauthorized', 401, { 'www-authenticate': 'Bearer' })
  }
}
