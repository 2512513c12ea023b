// Pictures as networks and search engines take them: 1200 × 630, JPEG or PNG, never WebP.
import { cardPath } from '@forum/domain/address/paths.ts'
import type { SiteWords } from './site-data.server.ts'

/**
 * The address of the picture that is shared with a record whose own picture is `file`; without one that of its page (`path`), where one with the
 * page's words is drawn, else of the forum.
 */
export function imageOf({ siteUrl, locale }: SiteWords, file: string | null, path?: string): string {
  if (file) return `${siteUrl}/assets/${file}/share.jpg`
  return siteUrl + (path === undefined ? `/share-${locale}.png` : cardPath(locale, path))
}
