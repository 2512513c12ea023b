// A feed as an answer of the page cache.
import type { Handler } from 'hono'
import { pageResponse } from '../page-cache/page-answer.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { canonicalPath } from '../page-cache/page-key.ts'
import type { Services } from '../services.ts'
import type { SiteEnv } from '../site-env.ts'

export type Feed = {
  type: string
  /** Whether it says nothing before there is content: then the reader is asked to come again. */
  needsContent: boolean
  /** Whether scripts of other sites may read it (CORS). */
  isOpen?: boolean
  /** The whole text for the path, whose parts have the names of its route; undefined: there is none, and the pages answer. */
  textOf(path: string, parts: PathParts): string | undefined
  /** What its answer says of the text besides. */
  headersOf?(parts: PathParts): Readonly<Record<string, string>>
}

export type PathParts = Readonly<Record<string, string | undefined>>

/** For whatever everybody may read from anywhere, also with a script of another site. */
export const openHeaders = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' } as const

/**
 * Answers with a text made from memory and kept like a page: once per state of the content and minute, compressed, with its ETag, and at
 * the next request on the bare connection.
 */
export function cachedAnswer(
  { type, needsContent, isOpen = false, textOf, headersOf = () => ({}) }: Feed,
  cache: PageCache | null,
  content: Services['content'],
): Handler<SiteEnv> {
  return async (context, next) => {
    const { url = '/', method = 'GET', headers } = context.env.incoming
    const path = canonicalPath(url.split('?', 1)[0] ?? '')
    if (needsContent && !content.isFilled()) return notYet()
    const parts: PathParts = context.req.param()
    const text = path === undefined ? undefined : textOf(path, parts)
    if (path === undefined || text === undefined) return next()
    const own = { 'content-type': type, ...(isOpen && openHeaders), ...headersOf(parts) }
    const make = async () => new Response(text, { headers: own })
    const answer = await cache?.page({ path, query: '', isCacheable: true }, make)
    if (!answer || answer instanceof Response || 'pieces' in answer) return answer instanceof Response ? answer : make()
    return pageResponse(answer, {
      method,
      accept: String(headers['accept-encoding'] ?? ''),
      ifNoneMatch: headers['if-none-match'],
    })
  }
}

/** Without content yet the reader is asked to come again. */
export function notYet(): Response {
  return new Response('Not available now', {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}
