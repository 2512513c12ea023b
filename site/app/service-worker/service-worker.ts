// Service worker: visited pages and the whole programme work offline (docs/decisions/0008-keep-the-programme-offline.md).

import { localeOfPath } from '@forum/domain/localisation/locale.ts'
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { build } from './build.ts'
import { isCacheable, isFetchedAhead, isPagePath, pageAddress } from './cacheable.ts'
import { asAnswer, newest, stamped } from './cached-copy.ts'
import type { CacheMessage } from './message.ts'
import { filesNamedIn } from './named-files.ts'
import { cacheOfflinePages, offlineAnswer } from './offline-page.ts'
import { cacheProgramme } from './programme-cache.ts'
import { deleteOldStores, fileStore, pictureStore, programmeStore, seenStore } from './stores.ts'
import { scope, type WorkerEvent } from './worker-scope.ts'

/** Network timeout in seconds if there is a cached copy. */
const networkTimeout = 4
const day = 24 * 3600
/** Maximum size of a cached picture, bytes. */
const largestPicture = 300_000

const cacheStamped: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? stamped(response, Date.now()) : null),
}

const seenPages = new NetworkFirst({
  cacheName: seenStore,
  networkTimeoutSeconds: networkTimeout,
  plugins: [
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    {
      // Later plugins get what this one returns. A page that is visited after all tells so itself (islands/frame/register-worker.ts).
      cacheWillUpdate: async ({ request, response }) => (isFetchedAhead(request) ? null : response),
    },
    cacheStamped,
    {
      cacheKeyWillBeUsed: async ({ request }) => pageAddress(new URL(request.url)) ?? request,
      // Not fetchDidSucceed: it is not called for a preloaded response.
      handlerWillRespond: async ({ request, response }) => {
        const url = new URL(request.url)
        if (response.status === 404 || response.status === 410) await forget(url)
        // A cached copy is worth more than the error page of a proxy whose site does not answer.
        if (!/^50[234]$/.test(String(response.status))) return response
        return (await copyOf(url, await caches.match(pageAddress(url) ?? url, { cacheName: seenStore }))) ?? response
      },
      cachedResponseWillBeUsed: ({ request, cachedResponse }) => copyOf(new URL(request.url), cachedResponse ?? undefined),
    },
  ],
})

const files = new CacheFirst({
  cacheName: fileStore,
  plugins: [
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 90 * day, purgeOnQuotaError: true }),
    cacheStamped,
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? (await caches.match(request)) },
  ],
})

const pictures = new StaleWhileRevalidate({
  cacheName: pictureStore,
  plugins: [
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 7 * day, purgeOnQuotaError: true }),
    {
      cacheWillUpdate: async ({ response }) =>
        isCacheable(response) && Number(response.headers.get('content-length') ?? 0) <= largestPicture ? response : null,
    },
  ],
})

/** The newer one of the copy of a visited page and that of the programme, if there is one. */
async function copyOf(page: URL, seen: Response | undefined): Promise<Response | undefined> {
  const ahead = await caches.match(pageAddress(page) ?? page, { cacheName: programmeStore })
  const copy = newest([seen, ahead])
  return copy && asAnswer(copy, Date.now())
}

/** A page that no longer exists is removed from the cache. */
async function forget(page: URL): Promise<void> {
  const address = pageAddress(page)
  if (address) for (const name of [seenStore, programmeStore]) await (await caches.open(name)).delete(address)
}

/** Caches a page that was loaded before the worker, with its files. */
async function cacheDocument(page: URL, event: WorkerEvent): Promise<void> {
  const address = pageAddress(page)
  const document = address && (await cacheBy(seenPages, address, event))
  if (!document) return
  for (const file of filesNamedIn(await document.text())) await cacheBy(files, new URL(file, page).href, event)
}

/** Fetches and caches `address` with `strategy`; undefined: no network. */
async function cacheBy(strategy: NetworkFirst | CacheFirst, address: string, event: WorkerEvent): Promise<Response | undefined> {
  const [answered, done] = strategy.handleAll({ event, request: new Request(address, { priority: 'low' }) } as never)
  const answer = await answered.then(
    (response) => response.clone(),
    () => undefined,
  )
  await done.catch(() => {})
  return answer
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && pageAddress(url) !== undefined,
  seenPages,
)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && (url.pathname === '/' || isPagePath(url.pathname)),
  new NetworkOnly(),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'), files)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(?:webp|avif)$/.test(url.pathname), pictures)
setCatchHandler(async ({ request, url }) => (request.mode === 'navigate' && url ? offlineAnswer(url, build) : Response.error()))

scope.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages(build)))
scope.addEventListener('activate', (event) => event.waitUntil(deleteOldStores(build)))
scope.addEventListener('message', (event) => {
  const { kind, page, isKept, withProgramme } = event.data as CacheMessage
  if (kind !== 'keep') return
  const cacheFile = (path: string) => cacheBy(files, new URL(path, location.href).href, event)
  const work = async () => {
    if (!isKept) await cacheDocument(new URL(page), event)
    if (withProgramme) await cacheProgramme(localeOfPath(new URL(page).pathname), { build, cacheFile })
  }
  event.waitUntil(work())
})

enableNavigationPreload()
// Caches do not depend on a page's build, so a new worker starts at once.
void scope.skipWaiting()
clientsClaim()
