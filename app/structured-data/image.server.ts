// Pictures as networks and search engines take them: 1200 × 630, JPEG or PNG, never WebP.
import type { SiteWords } from './site-data.server.ts'

/** The address of the picture that is shared with a record whose own picture is `file`; without one that of the forum. */
export function imageOf({ siteUrl, locale }: SiteWords, file: string | null): string {
  return file ? `${siteUrl}/assets/${file}/share.jpg` : `${siteUrl}/share-${locale}.png`
}
