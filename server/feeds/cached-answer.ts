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
  /** The whole text for the path; undefined: there is none, and the pages answer. */
  textOf(path: string): string | undefined
}

/**
 * Answers with a text made from memory and kept like a page: once per state of the content and minute, compressed, with its ETag, and at
 * the next request on the bare connection.
 */
export function cachedAnswer(
  { type, needsContent, textOf }: Feed,
  cache: PageCache | null,
  content: Services['content'],
): Handler<SiteEnv> {
  return async (context, next) => {
    const { url = '/', method = 'GET', headers } = context.env.incoming
    const path = canonicalPath(url.split('?', 1)[0] ?? '')
    if (needsContent && !content.isFilled()) return notYet()
    const text = path === undefined ? undefined : textOf(path)
    if (path === undefined || text === undefined) return next()
    const make = async () => new Response(text, { headers: { 'content-type': type } })
    const answer = await cache?.page({ path, query: '', isCacheable: true }, make)
    if (!answer || answer instanceof Response || 'pieces' in answer) return answer instanceof Response ? answer : make()
    return pageResponse(answer, {
      method,
      accept: String(headers['accept-encoding'] ?? ''),
      ifNoneMatch: headers['if-none-match'],
    })
  }
}

function notYet(): Response {
  return new Response('Not available now', {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}
