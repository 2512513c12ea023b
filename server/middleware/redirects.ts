// One address for each page: without a trailing slash and doubled slashes, in small letters, under the language's own name; and where
// people who type a shorter one wanted to go. One hop, whatever is wrong.
import type { MiddlewareHandler } from 'hono'
import { isHiddenByPage } from '#domain/address/editors-page.ts'
import { pageAt, spelt } from '#domain/address/page-at.ts'
import { isFeedName, localePath, pathWithin, shortcutOf } from '#domain/address/paths.ts'
import { defaultLocale, localeMeant } from '#domain/localisation/locale.ts'
import { canonicalPath } from '../page-cache/page-key.ts'
import type { Services } from '../services.ts'
import type { SiteEnv } from '../site-env.ts'

type Needs = {
  content: Pick<Services['content'], 'pageBySlug'>
  settings: Pick<Services['settings'], 'currentForumYear'>
  /** The address in small letters of a path with capitals, where only that one is there; else the path. */
  inSmallLetters(path: string): string
}

/** What a messenger takes into an address from behind it: the marks and blanks at the end of a sentence, encoded or not. */
const sentenceEnd = /(?:[.,;:!?)\]>"'*\s»”“’…]|%(?:2[01279ACE]|3[ABEF]|5D|C2%A0|C2%BB|E2%80%(?:9[CD9]|A6)))+$/i

/** Where `url` (path and query) should lead; undefined when it is well as it is, or is no path of ours. */
function betterAddress(url: string, needs: Needs): string | undefined {
  const [path = '', query] = splitOnce(url)
  const canonical = canonicalPath(path)
  if (canonical === undefined) return undefined
  const whole = canonical.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const bare = whole.replace(sentenceEnd, '')
  const better = needs.inSmallLetters(pageAddress(bare !== whole && pageAt(bare) ? bare : whole, needs))
  return better === canonical ? undefined : better + query
}

/** The address that stands in the table of pages; what is of no language stays as it is. */
function pageAddress(path: string, { content, settings }: Needs): string {
  const [, first = '', ...rest] = path.split('/')
  const locale = localeMeant(first)
  if (!locale) return rest.length === 0 && isFeedName(first) ? localePath(defaultLocale, pathWithin.newsFeed()) : path
  const within = rest.map((part) => `/${part}`).join('')
  const shortcut = isEditorsPage(rest, content) ? undefined : shortcutOf(within, settings.currentForumYear)
  return localePath(locale, shortcut ?? spelt(within))
}

function isEditorsPage([slug, ...more]: readonly string[], content: Needs['content']): boolean {
  if (slug === undefined || more.length > 0 || isHiddenByPage(slug)) return false
  return content.pageBySlug(slug) !== undefined
}

function splitOnce(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** Kept for an hour only: what stands there may become another page. */
export function redirects(needs: Needs): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { method, url = '/' } = context.env.incoming
    const better = method === 'GET' || method === 'HEAD' ? betterAddress(url, needs) : undefined
    if (better === undefined) return next()
    return new Response(null, { status: 308, headers: { location: better, 'cache-control': 'public, max-age=3600' } })
  }
}
