// Which pages a shared cache (CDN) may store, and their cache tags. For site.ts.
import { pageAt } from '@forum/domain/address/page-at.ts'
import { pageOf } from '@forum/domain/address/pages.ts'
import type { CdnCaching } from '../page-cache/cdn-headers.ts'

/** Content for machines: feeds, calendars, sitemaps. */
const feed = /^\/(?:[\w-]+\/)*[\w.-]+\.(?:xml|json|ics|txt|webmanifest)$/

/** null: there is no CDN. `seconds`: how long it answers without revalidation. */
export function copiedPages(seconds: number | null): CdnCaching | null {
  return seconds === null ? null : { seconds, keysOf }
}

function keysOf(path: string): readonly string[] | null {
  const id = pageAt(path)
  if (id === undefined) return feed.test(path) ? ['forum', 'feed'] : null
  return isCopied(id) ? ['forum', `page-${id}`] : null
}

/** Not search results, not orders, and not hall screens: they set their clocks by the site's response. */
function isCopied(id: NonNullable<ReturnType<typeof pageAt>>): boolean {
  if (id === 'dashboard') return false
  const { caching } = pageOf(id)
  return id === 'embed' || caching === 'ahead' || caching === 'offline'
}
