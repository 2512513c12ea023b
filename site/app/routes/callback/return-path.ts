import { allowedQuery } from '@forum/domain/address/page-at.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'

const nowhere = 'http://site.invalid'
const maxLength = 2000

/** The page to return to: `given` if it is a page of this site in `locale`, otherwise the home page. Pure. */
export function returnPath(given: unknown, locale: Locale): string {
  const home = localePath(locale, pathWithin.home())
  if (typeof given !== 'string' || given.length > maxLength) return home
  const url = URL.parse(given, nowhere)
  if (url?.origin !== nowhere || !url.pathname.startsWith(`${home}/`)) return home
  if (url.pathname === localePath(locale, pathWithin.callback())) return home
  const names = new Set(allowedQuery(url.pathname))
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => names.has(name)))
  return url.pathname + (query.size > 0 ? `?${query}` : '')
}
