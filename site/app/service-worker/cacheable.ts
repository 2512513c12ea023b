// Which pages and responses the service worker may cache. Pure.
import { allowedQuery, pageAt } from '@forum/domain/address/page-at.ts'
import { pageOf } from '@forum/domain/address/pages.ts'
import { isLocale } from '@forum/domain/localisation/locale.ts'

function isForOffline(pathname: string): boolean {
  const id = pageAt(pathname)
  return id !== undefined && /^(?:ahead|offline)$/.test(pageOf(id).caching)
}

/** Whether the path matches a page of the site. */
export function isPagePath(pathname: string): boolean {
  return isLocale(pathname.split('/')[1]) && !/\.[a-z0-9]+$/i.test(pathname)
}

/** Canonical address of the cached page at `url`; undefined: not cacheable. */
export function pageAddress(url: URL): string | undefined {
  return isPagePath(url.pathname) && isForOffline(url.pathname) ? spelt(url, allowedQuery(url.pathname)) : undefined
}

function spelt({ origin, pathname, searchParams }: URL, names: readonly string[]): string {
  const query = new URLSearchParams(
    names.flatMap((name) => {
      const value = searchParams.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return origin + pathname + (query.size > 0 ? `?${query}` : '')
}

/** Whether a page is only fetched ahead, for instance because a pointer passes over its link: nobody has visited it yet. */
export function isFetchedAhead({ headers }: { headers: Headers }): boolean {
  return /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

/** Whether the response is cacheable: no error, no redirect, not `no-store`. */
export function isCacheable(response: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '')
  )
}
