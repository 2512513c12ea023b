// Whole rendered pages in memory, for site.ts: a hit is answered on the bare connection before any framework is entered.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CachedPages, createCachedPages } from './cached-pages.ts'
import { type CdnCaching, cdnRules } from './cdn-headers.ts'
import { acceptedEncoding } from './encoding.ts'
import type { FlatHeaders } from './flat-headers.ts'
import { sendPage } from './page-answer.ts'
import { compressWell, makeEntry, type PageEntry, type Policy } from './page-entry.ts'
import { type AllowedQuery, type PageTarget, pageTarget } from './page-key.ts'

export type PageCacheOptions = {
  allowedQuery: AllowedQuery
  /** Name of the present state of the content: pages of another state are not used. */
  revision(): string
  /** The site's clock: pages show what is on now, so they are used to the end of the minute and no longer. */
  now(): number
  /** Headers of every page: names and values in turn. */
  headers: FlatHeaders
  policy: Policy
  maxBytes?: number
  /** Until then no page is compressed better than for its first answer: the visitors who waited for a start need the processors. */
  calm?: Promise<unknown> | undefined
  /** null: no cache between the site and its visitors keeps pages. */
  copies?: CdnCaching | null
}

/** A page to send; or the app's own response when it must not be kept. */
type PageAnswer = PageEntry | Response

export type PageCache = {
  /** Answers from memory; false: nothing is sent, and the request must be served otherwise. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Whether the page was kept before, even if it must be drawn anew now. */
  isKnown(target: PageTarget): boolean
  /** The page, rendered by `render` at most once for all who wait for it. Undefined: not to be shared, render for this visitor alone. */
  page(target: PageTarget, render: () => Promise<Response>): Promise<PageAnswer | undefined>
  /** Hits since the start, and what is held. */
  statistics(): { hits: number; pages: number; bytes: number }
}

const defaultBytes = 64 * 1024 * 1024
const minute = 60_000
const maxPersonal = 500

export function createPageCache(options: PageCacheOptions): PageCache {
  const { allowedQuery, revision, now, maxBytes = defaultBytes } = options
  const cached = createCachedPages(maxBytes)
  const render = createRenderer(options, cached)
  const improve = createImprover(options.calm)
  let hits = 0

  /** Not before the minute of the page either: a clock that was set back would keep pages of a "now" that is to come. */
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
      if (encoding === null || !isFresh(entry)) return false
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

/** Renders pages once for all who wait for them, and stores what may be shared. What is not a page (404 and the like) is cached nowhere. */
function createRenderer({ revision, now, headers, policy, calm, copies = null }: PageCacheOptions, cached: CachedPages) {
  const rendering = new Map<string, Promise<PageAnswer | undefined>>()
  const personal = new Set<string>()
  let isCalm = calm === undefined
  calm?.then(() => {
    isCalm = true
  })

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
      mayTakeLonger: isCalm && !hasWords(target),
    })
    cached.store(target, entry)
    return entry
  }

  return {
    /** Whether the page is known to be one visitor's alone. */
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

/** Of words that visitors look for there is no end: their pages are to cost little. */
function hasWords({ query }: PageTarget): boolean {
  return new URLSearchParams(query).has('q')
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
function createImprover(calm: Promise<unknown> = Promise.resolve()): (entry: PageEntry) => void {
  let last = calm
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
