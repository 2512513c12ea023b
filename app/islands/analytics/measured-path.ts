// What the analytics may know of an address. Pure.
import { withoutKey } from '#domain/address/personal-address.ts'

/** Parameters that make another page or say which announcement led here. What was typed, chosen or opened stays with the visitor. */
const measured = new Set(['page', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'])

/** The path, without the key of an order, with only those parameters of `search` that may be measured, in their order. */
export function measuredPath(pathname: string, search: string): string {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => measured.has(name))
  const path = withoutKey(pathname)
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path
}

/** Where the visitor came from: of this site a measured address, of another one its origin alone; '' when it is not said. */
export function measuredReferrer(referrer: string, ownOrigin: string): string {
  const url = URL.canParse(referrer) ? new URL(referrer) : null
  if (!url) return ''
  return url.origin === ownOrigin ? ownOrigin + measuredPath(url.pathname, url.search) : `${url.origin}/`
}
