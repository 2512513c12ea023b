// Which addresses and answers may be kept in a visitor's browser. Pure.
import { allowedQuery, pageAt } from '#domain/address/page-at.ts'
import { pageOf } from '#domain/address/pages.ts'
import { isLocale } from '#domain/localisation/locale.ts'

function isForOffline(pathname: string): boolean {
  const id = pageAt(pathname)
  return id !== undefined && /^(?:ahead|offline)$/.test(pageOf(id).caching)
}

/** Whether a page of the site in some language stands, or could stand, at the path. */
export function isPagePath(pathname: string): boolean {
  return isLocale(pathname.split('/')[1]) && !/\.[a-z0-9]+$/i.test(pathname)
}

/** The one spelling under which the page at `url` is kept: only what the page depends on; undefined for what is not to be kept. */
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

/** Whether everybody would get this answer at any time: no error, no redirect, nothing that its server forbids to keep. */
export function isCacheable(response: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '')
  )
}
