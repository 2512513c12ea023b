// `/.well-known/security.txt` (RFC 9116): where whoever found a weakness can report it.
import type { Handler } from 'hono'
import { locales } from '#domain/localisation/locale.ts'
import type { SiteEnv } from '../site-env.ts'

const day = 86_400_000
/** The file has to be younger than a year; whoever reads it is told to come again after some months. */
const lifetime = 180 * day

/** Answers with `contact` (an address with its scheme), or 404 where there is none: a text without one would be none (RFC 9116, 2.5.3). */
export function securityText(siteUrl: string, contact: string | null, now: () => number = Date.now): Handler<SiteEnv> {
  return (context) => {
    if (contact === null) return context.text('Not found', 404, { 'cache-control': 'no-store' })
    // The same for everybody within the day.
    const expires = new Date(Math.floor(now() / day) * day + lifetime).toISOString()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.replace('.000Z', 'Z')}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ]
    return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
  }
}
