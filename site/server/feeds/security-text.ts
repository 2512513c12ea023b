// `/.well-known/security.txt` (RFC 9116): contact for vulnerabilities.

import { locales } from '@forum/domain/localisation/locale.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'

const day = 86_400_000
/** Must be below a year; finders should read it again after some months. */
const lifetime = 180 * day

/** Text with `contact` (address with scheme), or 404: a file without contact is invalid (RFC 9116, 2.5.3). */
export function securityText(siteUrl: string, contact: string | null, now: () => number = Date.now): Handler<SiteEnv> {
  return (context) => {
    if (contact === null) return context.text('Not found', 404, { 'cache-control': 'no-store' })
    // The same for a whole day.
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
