// Whole rendered pages in memory, for site.ts: a hit is answered on the bare connection before any framework is entered.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isHeldAlready } from './conditional.ts'
import { acceptedEncoding } from './encoding.ts'
import { compressWell, type FlatHeaders, makeEntry, type PageEntry } from './page-entry.ts'
import { type AllowedQuery, type PageTarget, pageTarget } from './page-key.ts'

export type PageCacheOptions = {
  allowedQuery: AllowedQuery
  /** Name of the present state of the content: pages of another state are not used. */
  revision(): string
  /** The site's clock: pages show what is on now, so they are used to the end of the minute and no longer. */
  now(): number
  /** Headers of every page: names and values in turn. */
  headers: FlatHeaders
  /** The Content-Security-Policy of a page of HTML. */
  policy(html: string): string
  maxBytes?: number
}

/** A page to send, or the app's own response when it must not be kept. */
export type PageAnswer = PageEntry | Response

export type PageCache = {
  /** Answers from memory; false: nothing was sent, and the request must be served otherwise. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** The page, rendered by `render` at most once for all who wait for it. Undefined: not to be shared, render for this visitor alone. */
  page(target: PageTarget, render: () => Promise<Response>): Promise<PageAnswer | undefined>
  /** Hits since the last call, and what is held. */
  statistics(): { hits: number; pages: number; bytes: number }
}

const defaultBytes = 96 * 1024 * 1024
const minute = 60_000
const maxPersonal = 500

export function createPageCache(options: PageCacheOptions): PageCache {
  const { allowedQuery, revision, now, headers, policy, maxBytes = defaultBytes } = options
  // Pages with a query have a room of their own, and those asked for once another: whoever invents queries cannot push out the pages
  // that everybody reads. What is not a page (404 and the like) is kept nowhere.
  const plain = createRoom(maxBytes * 0.75)
  const queried = createRoom(maxBytes * 0.2)
  const askedOnce = createRoom(maxBytes * 0.05)
  const rendering = new Map<string, Promise<PageAnswer | undefined>>()
  const personal = new Set<string>()
  const improve = createImprover()
  let hits = 0

  function keptPage({ path, query }: PageTarget): PageEntry | undefined {
    const key = path + query
    const kept = query === '' ? plain.get(key) : queried.get(key)
    if (kept || query === '') return kept
    const once = askedOnce.get(key)
    if (once) queried.set(key, once)
    return once
  }

  function keep({ path, query, isKeepable }: PageTarget, entry: PageEntry): void {
    const key = path + query
    const room = query === '' ? plain : queried.get(key) ? queried : askedOnce
    if (isKeepable) room.set(key, entry)
  }

  const isFresh = (entry: PageEntry | undefined): entry is PageEntry =>
    entry !== undefined && now() < entry.freshUntil && entry.revision === revision()

  function lookUp(url: string): PageEntry | undefined {
    const direct = plain.get(url)
    if (direct) return direct
    if (!url.includes('?') && !url.includes('%')) return undefined
    const target = pageTarget(url, allowedQuery)
    return target?.isKeepable ? keptPage(target) : undefined
  }

  async function renderAndKeep(target: PageTarget, render: () => Promise<Response>): Promise<PageAnswer | undefined> {
    const [state, time] = [revision(), now()]
    const response = await render()
    if (isPersonal(response)) {
      if (personal.size < maxPersonal) personal.add(target.path)
      await response.body?.cancel()
      return undefined
    }
    if (response.status !== 200) return wholeResponse(response)
    const freshUntil = (Math.floor(time / minute) + 1) * minute
    const entry = await makeEntry(response, state, freshUntil, headers, policy, keptPage(target))
    keep(target, entry)
    return entry
  }

  return {
    answer(incoming, outgoing) {
      const { method } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const entry = lookUp(incoming.url ?? '')
      const { headers: requested } = incoming
      const encoding = acceptedEncoding(requested['accept-encoding'] as string | undefined)
      if (encoding === null || !isFresh(entry)) return false
      hits++
      if (++entry.hits === 2) improve(entry)
      const { body, headers: laidOut, notModified } = entry.variants[encoding]
      // Also with 304: a browser would go on believing the time that it has kept.
      const timing = ['server-timing', clockTiming(now())]
      if (isHeldAlready(requested['if-none-match'], entry.hash)) {
        outgoing.writeHead(304, [...notModified, ...timing]).end()
        return true
      }
      outgoing.writeHead(200, [...laidOut, ...timing])
      outgoing.end(method === 'GET' ? body : undefined)
      return true
    },
    async page(target, render) {
      if (personal.has(target.path)) return undefined
      const key = target.path + target.query
      const kept = keptPage(target)
      if (isFresh(kept)) return kept
      const flight = `${revision()} ${key}`
      let pending = rendering.get(flight)
      if (!pending) {
        pending = renderAndKeep(target, render).finally(() => rendering.delete(flight))
        rendering.set(flight, pending)
      }
      const answer = await pending
      return answer instanceof Response ? answer.clone() : answer
    },
    statistics() {
      const counted = hits
      hits = 0
      const rooms = [plain, queried, askedOnce]
      const sum = (of: 'size' | 'calculatedSize') => rooms.reduce((total, room) => total + room[of], 0)
      return { hits: counted, pages: sum('size'), bytes: sum('calculatedSize') }
    },
  }
}

/** Pages of so many bytes altogether; those that were not asked for the longest time go first. */
function createRoom(maxBytes: number): LRUCache<string, PageEntry> {
  return new LRUCache({ maxSize: Math.floor(maxBytes), sizeCalculation: ({ size }) => size })
}

/** The site's time as Server-Timing says it: a kept page is older than the moment at which it is read, and scripts need that moment. */
export function clockTiming(now: number): string {
  return `now;dur=${now}`
}

/** The answer to `request` made of a kept page: 304, or the body in the encoding that is taken. */
export function pageResponse(
  entry: PageEntry,
  request: { method: string; accept: string | undefined; ifNoneMatch: string | undefined },
): Response {
  const { body, headers, notModified } = entry.variants[acceptedEncoding(request.accept) ?? 'identity']
  if (isHeldAlready(request.ifNoneMatch, entry.hash)) return new Response(null, { status: 304, headers: pairs(notModified) })
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: 200, headers: pairs(headers) })
}

function pairs(flat: FlatHeaders): [string, string][] {
  return flat.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
}

/** Whether a response is meant for one visitor alone, or must not be kept by anybody. */
function isPersonal(response: Response): boolean {
  return response.headers.has('set-cookie') || /\b(no-store|private)\b/.test(response.headers.get('cache-control') ?? '')
}

/** A response whose body can be read by everybody who waits. */
async function wholeResponse(response: Response): Promise<Response> {
  const body = response.status === 304 || response.status === 204 ? null : await response.arrayBuffer()
  return new Response(body, { status: response.status, headers: response.headers })
}

/** Compresses pages better, one after another, in the background. */
function createImprover(): (entry: PageEntry) => void {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  return (entry) => {
    if (waiting >= 50) return
    waiting++
    last = last
      .then(() => compressWell(entry))
      .catch(() => {})
      .finally(() => waiting--)
  }
}
