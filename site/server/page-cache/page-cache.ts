// The cache of rendered pages, for site.ts. A hit is answered without entering any framework.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '@forum/ground/http/encoding.ts'
import { type CachedPages, createCachedPages } from './cached-pages.ts'
import { type CdnCaching, cdnRules } from './cdn-headers.ts'
import type { FlatHeaders } from './flat-headers.ts'
import { sendPage } from './page-answer.ts'
import { compressWell, makeEntry, type PageEntry, type Policy, plainBytes } from './page-entry.ts'
import { type AllowedQuery, type PageTarget, pageTarget } from './page-key.ts'

export type PageCacheOptions = {
  allowedQuery: AllowedQuery
  /** Revision of the content: pages of another revision are not used. */
  revision(): string
  /** The site's clock. Pages show what is on now, so they are used until the end of their minute. */
  now(): number
  /** Headers of every page: names and values alternate. */
  headers: FlatHeaders
  policy: Policy
  maxBytes?: number
  /** Until it resolves, no page is recompressed: after a start visitors need the processors. */
  settled?: Promise<unknown> | undefined
  /** null: shared caches store no pages. */
  copies?: CdnCaching | null
}

/** A page to send, or the app's response if it must not be cached. */
type PageAnswer = PageEntry | Response

export type PageCache = {
  /** Answers from memory; false: nothing was sent. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Whether the page was cached before, even if it has expired. */
  isKnown(target: PageTarget): boolean
  /** The page, rendered by `render` at most once for all waiting clients. Undefined: not shareable, render for this visitor only. */
  page(target: PageTarget, render: () => Promise<Response>): Promise<PageAnswer | undefined>
  /** Hits since the start, and the current size. */
  statistics(): { hits: number; pages: number; bytes: number }
}

/** 64 MB together with the plain bodies. */
const defaultBytes = 64 * 1024 * 1024 - plainBytes
const minute = 60_000
const maxPersonal = 500

export function createPageCache(options: PageCacheOptions): PageCache {
  const { allowedQuery, revision, now, maxBytes = defaultBytes } = options
  const cached = createCachedPages(maxBytes)
  const render = createRenderer(options, cached)
  const improve = createImprover(options.settled)
  let hits = 0

  /** Not before the page's minute either: after a clock was set back, the cache would serve pages of the future. */
  const isFresh = (entry: PageEntry | undefined): entry is PageEntry => {
    if (entry === undefined || entry.revision !== revision()) return false
    const left = entry.freshUntil - now()
    return left > 0 && left <= minute
  }

  function lookUp(url: string): PageEntry | undefined {
    const direct = cached.plain(url)
    if (direct) return direct
    if (!url.includes('?') && !url.includes('%')) return undefined
    const target = pageTarget(url, allowedQuery)
    return target?.isCacheable ? cached.get(target) : undefined
  }

  return {
    answer(incoming, outgoing) {
      const { method, url = '', headers } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const entry = lookUp(url)
      const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined)
      if (!isFresh(entry)) return false
      hits++
      if (++entry.hits === 1) improve(entry)
      sendPage(entry, encoding, now(), incoming, outgoing)
      return true
    },
    isKnown: (target) => cached.get(target) !== undefined,
    async page(target, renderOnce) {
      const entry = render.isPersonal(target) ? undefined : cached.get(target)
      return isFresh(entry) ? entry : render.page(target, renderOnce)
    },
    statistics: () => ({ hits, ...cached.size() }),
  }
}

/** Renders pages once for all waiting clients and stores shareable ones. Errors such as 404 are not cached. */
function createRenderer({ revision, now, headers, policy, copies = null }: PageCacheOptions, cached: CachedPages) {
  const rendering = new Map<string, Promise<PageAnswer | undefined>>()
  const personal = new Set<string>()

  async function renderAndStore(target: PageTarget, render: () => Promise<Response>): Promise<PageAnswer | undefined> {
    const [state, time] = [revision(), now()]
    const response = await render()
    if (isPersonal(response)) {
      if (personal.size < maxPersonal) personal.add(target.path)
      return undefined
    }
    if (response.status !== 200) return wholeResponse(response)
    const freshUntil = (Math.floor(time / minute) + 1) * minute
    const entry = await makeEntry(response, state, freshUntil, headers, policy, {
      before: cached.get(target),
      copies: cdnRules(target.path, copies),
    })
    cached.store(target, entry)
    return entry
  }

  return {
    /** Whether the page is known to be personal. */
    isPersonal: ({ path }: PageTarget) => personal.has(path),
    async page(target: PageTarget, render: () => Promise<Response>): Promise<PageAnswer | undefined> {
      if (personal.has(target.path)) return undefined
      const flight = `${revision()} ${target.path}${target.query}`
      let pending = rendering.get(flight)
      if (!pending) {
        pending = renderAndStore(target, render).finally(() => rendering.delete(flight))
        rendering.set(flight, pending)
      }
      const answer = await pending
      return answer instanceof Response ? answer.clone() : answer
    },
  }
}

/** Whether a response is personal or must not be stored. */
function isPersonal(response: Response): boolean {
  return response.headers.has('set-cookie') || /\b(no-store|private)\b/.test(response.headers.get('cache-control') ?? '')
}

/** Reads the body, so that every waiting client can use it. */
async function wholeResponse(response: Response): Promise<Response> {
  const body = response.status === 304 || response.status === 204 ? null : await response.arrayBuffer()
  return new Response(body, { status: response.status, headers: response.headers })
}

/** Recompresses pages one after another in the background. */
function createImprover(settled: Promise<unknown> = Promise.resolve()): (entry: PageEntry) => void {
  let last = settled
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
