// One address for each page: without a trailing slash and without doubled slashes.
import type { MiddlewareHandler } from 'hono'
import { canonicalPath } from '../page-cache/page-key.ts'
import type { SiteEnv } from '../site-env.ts'

/** Where `url` (path and query) should lead; undefined when it is well as it is, or is no path of ours. */
function betterAddress(url: string): string | undefined {
  const [path = '', query] = splitOnce(url)
  const canonical = canonicalPath(path)
  if (canonical === undefined) return undefined
  const better = canonical.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return better === canonical ? undefined : better + query
}

function splitOnce(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

export function redirects(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { method, url = '/' } = context.env.incoming
    const better = method === 'GET' || method === 'HEAD' ? betterAddress(url) : undefined
    if (better === undefined) return next()
    return new Response(null, { status: 308, headers: { location: better, 'cache-control': 'public, max-age=3600' } })
  }
}
