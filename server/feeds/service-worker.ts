// `/sw.js` for site.ts: the built service worker with the headers that a worker needs, or one that takes it out of every browser.
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-env.ts'

export const serviceWorkerPath = '/sw.js'

/** A worker fetches what its own answer allows. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Browsers ask for the worker anew with each page that is loaded: this one deletes what was kept, and itself. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await registration.unregister()
    })(),
  ),
)
`

/** `isOn` false: the site is to be without a service worker (docs/operate.md). */
export function serviceWorker(isOn: boolean): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (isOn) await next()
    else context.res = new Response(farewell, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
    if (context.res.status >= 400) return
    context.res.headers.set('cache-control', 'no-cache')
    context.res.headers.set('content-security-policy', policy)
  }
}
