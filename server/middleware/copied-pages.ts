// Which pages a cache between the site and its visitors may keep, and by which names their copies are thrown away. For site.ts.
import { pageAt } from '#domain/address/page-at.ts'
import { pageOf } from '#domain/address/pages.ts'
import type { CdnCaching } from '../page-cache/cdn-headers.ts'

/** What machines read of the content: feeds, calendars, sitemaps. */
const feed = /^\/(?:[\w-]+\/)*[\w.-]+\.(?:xml|json|ics|txt|webmanifest)$/

/** null: there is no such cache. `seconds`: for which it answers without asking. */
export function copiedPages(seconds: number | null): CdnCaching | null {
  return seconds === null ? null : { seconds, keysOf }
}

function keysOf(path: string): readonly string[] | null {
  const id = pageAt(path)
  if (id === undefined) return feed.test(path) ? ['forum', 'feed'] : null
  return isCopied(id) ? ['forum', `page-${id}`] : null
}

/** Not what was asked or ordered just now, and not screens in halls: they set their clocks by the site's own answer. */
function isCopied(id: NonNullable<ReturnType<typeof pageAt>>): boolean {
  if (id === 'dashboard') return false
  const { caching } = pageOf(id)
  return id === 'embed' || caching === 'ahead' || caching === 'offline'
}
