// Service worker: stores the page's files, so that it opens offline. Data are in IndexedDB.

type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WaitingEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  /** Set by the server before this script: the build's name and its files. */
  kept: { name: string; paths: readonly string[] }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

const scope = self as unknown as Scope
const { name, paths } = scope.kept
const cacheName = `door-${name}`

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.method === 'GET' && paths.includes(pathname)) event.respondWith(answer(event.request, pathname))
})

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(paths.map((path) => new Request(path, { cache: 'reload' })))
  await scope.skipWaiting()
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((key) => key.startsWith('door-') && key !== cacheName)
  await Promise.all(old.map((key) => caches.delete(key)))
  await scope.clients.claim()
}

async function answer(request: Request, pathname: string): Promise<Response> {
  return (await caches.match(pathname, { cacheName })) ?? fetch(request)
}

export {}
