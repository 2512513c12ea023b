// Reduces an address to what may be sent to analytics. Pure.
import { withoutKey } from '@forum/domain/address/personal-address.ts'

/** Allowed parameters: they select a page or a campaign. What a visitor typed, chose or opened is not sent. */
const measured = new Set(['page', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'])

/** The path without order keys, with only the allowed parameters of `search`. */
export function measuredPath(pathname: string, search: string): string {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => measured.has(name))
  const path = withoutKey(pathname)
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path
}

/** The referrer: a reduced address of this site, only the origin of another site; '' if unknown. */
export function measuredReferrer(referrer: string, ownOrigin: string): string {
  try {
    const url = new URL(referrer)
    return url.origin === ownOrigin ? ownOrigin + measuredPath(url.pathname, url.search) : `${url.origin}/`
  } catch {
    return ''
  }
}
