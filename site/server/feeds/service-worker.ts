// `/sw.js` for site.ts: the built service worker, or one that removes itself.

import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { MiddlewareHandler } from 'hono'

export const serviceWorkerPath = '/sw.js'

/** Policy of the worker's own requests. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Browsers check for updates on page loads: this worker deletes its caches and itself. */
export const uninstallScript = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await registration.unregister()
    })(),
  ),
)
`

/** `isOn` false: no service worker (docs/operate.md). */
export function serviceWorker(isOn: boolean): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (isOn) await next()
    else context.res = new Response(uninstallScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
    if (context.res.status >= 400) return
    context.res.headers.set('cache-control', 'no-cache')
    context.res.headers.set('content-security-policy', policy)
  }
}
