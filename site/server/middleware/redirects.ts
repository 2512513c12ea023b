// Redirects to the canonical address: no trailing or double slashes, lower case, the language's own slugs, and full addresses for typed short ones.
// At most one redirect.

import type { ContentStore } from '@forum/content/port.ts'
import { isHiddenByPage } from '@forum/domain/address/editors-page.ts'
import { pageAt, spelt } from '@forum/domain/address/page-at.ts'
import { isFeedName, localePath, pathWithin, shortcutOf } from '@forum/domain/address/paths.ts'
import { defaultLocale, localeMeant } from '@forum/domain/localisation/locale.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { MiddlewareHandler } from 'hono'
import { canonicalPath } from '../page-cache/page-key.ts'

type RedirectNeeds = {
  content: Pick<ContentStore, 'pageBySlug'>
  settings: { readonly currentForumYear: number }
  /** The lower-case address if only that one exists, otherwise the path. */
  inSmallLetters(path: string): string
}

/** Punctuation and blanks after an address that messengers include in the link, encoded or not. */
const sentenceEnd = /(?:[.,;:!?)\]>"'*\s»”“’…]|%(?:2[01279ACE]|3[ABEF]|5D|C2%A0|C2%BB|E2%80%(?:9[CD9]|A6)))+$/i

/** The redirect target of `url` (path and query); undefined: none needed, or not our path. */
function betterAddress(url: string, needs: RedirectNeeds): string | undefined {
  const [path = '', query] = splitOnce(url)
  const canonical = canonicalPath(path)
  if (canonical === undefined) return undefined
  const whole = canonical.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const bare = whole.replace(sentenceEnd, '')
  const better = needs.inSmallLetters(pageAddress(bare !== whole && pageAt(bare) ? bare : whole, needs))
  return better === canonical ? undefined : better + query
}

/** The canonical path from the table of pages; paths without a language stay. */
function pageAddress(path: string, { content, settings }: RedirectNeeds): string {
  const [, first = '', ...rest] = path.split('/')
  const locale = localeMeant(first)
  if (!locale) return rest.length === 0 && isFeedName(first) ? localePath(defaultLocale, pathWithin.newsFeed()) : path
  const within = rest.map((part) => `/${part}`).join('')
  const shortcut = isEditorsPage(rest, content) ? undefined : shortcutOf(within, settings.currentForumYear)
  return localePath(locale, shortcut ?? spelt(within))
}

function isEditorsPage([slug, ...more]: readonly string[], content: RedirectNeeds['content']): boolean {
  if (slug === undefined || more.length > 0 || isHiddenByPage(slug)) return false
  return content.pageBySlug(slug) !== undefined
}

function splitOnce(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** Cached for an hour only: the address may become another page. */
export function redirects(needs: RedirectNeeds): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { method, url = '/' } = context.env.incoming
    const better = method === 'GET' || method === 'HEAD' ? betterAddress(url, needs) : undefined
    if (better === undefined) return next()
    return new Response(null, { status: 308, headers: { location: better, 'cache-control': 'public, max-age=3600' } })
  }
}
