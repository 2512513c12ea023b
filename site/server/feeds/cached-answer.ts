// Feeds in the page cache.

import type { ContentStore } from '@forum/content/port.ts'
import { isLocale } from '@forum/domain/localisation/locale.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import { pageResponse } from '../page-cache/page-answer.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { canonicalPath } from '../page-cache/page-key.ts'

export type Feed = {
  type: string
  /** Whether it needs content: without content 503. */
  needsContent: boolean
  /** Whether other sites' scripts may read it (CORS). */
  isOpen?: boolean
  /** The text for a path with its route parameters; undefined: falls through to the pages. */
  textOf(path: string, parts: PathParts): string | undefined
  /** Additional headers. */
  headersOf?(parts: PathParts): Readonly<Record<string, string>>
}

export type PathParts = Readonly<Record<string, string | undefined>>

/** The edition and the language in a path; undefined: none. */
export function editionIn({ lang, year = '' }: PathParts, { forumByYear }: Pick<ContentStore, 'forumByYear'>) {
  const forum = isLocale(lang) && /^\d{4}$/.test(year) ? forumByYear(Number(year)) : undefined
  return forum && isLocale(lang) ? { forum, locale: lang } : undefined
}

/** CORS headers for public data. */
export const openHeaders = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' } as const

/** Generates a text and caches it like a page: per content revision and minute, compressed, with ETag, answered without a framework. */
export function cachedAnswer(
  { type, needsContent, isOpen = false, textOf, headersOf = () => ({}) }: Feed,
  cache: PageCache | null,
  content: Pick<ContentStore, 'isFilled'>,
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
    if (!answer || answer instanceof Response) return answer ?? make()
    return pageResponse(answer, {
      method,
      accept: String(headers['accept-encoding'] ?? ''),
      ifNoneMatch: headers['if-none-match'],
    })
  }
}

/** 503 before the first content. */
export function notYet(): Response {
  return new Response('Not available now', {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}
