// Which pages a form may come from: the site's own. Browsers say it with every form; who says nothing is no browser of today, and is not refused.
import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../config/setting.ts'

/**
 * Why a form with these headers is not the site's own; null when it may be. `Origin` is believed first; without it `Sec-Fetch-Site`, which
 * no page can forge (Fetch Metadata): only the same origin, or nobody at all (an address that a person opened), is taken.
 */
export function foreignOrigin(headers: IncomingHttpHeaders, ownOrigin: string): string | null {
  const { origin } = headers
  if (origin !== undefined) return origin === ownOrigin || areOneMachine(origin, ownOrigin) ? null : origin
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none' ? null : String(site)
}

/** A site on one's own machine is the same under each of the machine's names. */
function areOneMachine(...origins: [string, string]): boolean {
  if (!origins.every((origin) => URL.canParse(origin))) return false
  const [one, other] = origins.map((origin) => new URL(origin)) as [URL, URL]
  return one.protocol === other.protocol && one.port === other.port && isLoopback(one.hostname) && isLoopback(other.hostname)
}
