// Bearer authentication for machines, in constant time.
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { SecurityLog } from '../base/security-log.ts'
import type { Secret } from '../settings/secrets.ts'
import type { SiteEnv } from './site-env.ts'

/**
 * Answers 401 without the key, 429 after too many wrong keys (`wrongKeys` returns the seconds), 404 when no key is configured (null). The right key
 * is always accepted: attackers in the hall must not lock out the scanners beside them. Not Hono's bearerAuth: it answers 400 to other schemes and
 * refuses keys with characters that RFC 6750 forbids but settings allow.
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
    security.note('wrong key', 'a request had a wrong key', { path: context.req.path }, context.req.path)
    const seconds = wrongKeys(context.env.incoming)
    if (seconds !== null) return context.text('Too many wrong keys', 429, { 'retry-after': String(seconds) })
    return context.text('Unauthorized', 401, { 'www-authenticate': 'Bearer' })
  }
}
