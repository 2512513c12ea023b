// Cross-site check of forms. Browsers send Origin or Sec-Fetch-Site with every form; a client that sends neither is accepted, because it is not a
// browser.
import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../settings/setting.ts'

/**
 * Why a form is cross-site; null when it is allowed. `Origin` counts first; without it `Sec-Fetch-Site`, which pages cannot forge (Fetch Metadata),
 * must be same-origin or none (typed by a person). `ownOrigins`: the present one, and those under which people may have opened a form before.
 */
export function foreignOrigin(headers: IncomingHttpHeaders, ...ownOrigins: readonly string[]): string | null {
  const { origin } = headers
  if (origin !== undefined) return ownOrigins.some((own) => origin === own || areOneMachine(origin, own)) ? null : origin
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none' ? null : String(site)
}

/** All names of the local machine are the same origin. */
function areOneMachine(...origins: [string, string]): boolean {
  if (!origins.every((origin) => URL.canParse(origin))) return false
  const [one, other] = origins.map((origin) => new URL(origin)) as [URL, URL]
  return one.protocol === other.protocol && one.port === other.port && isLoopback(one.hostname) && isLoopback(other.hostname)
}
