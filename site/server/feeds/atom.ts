// Shared by Atom feeds (RFC 4287). Pure.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { textElement, xmlElement, xmlHead } from './xml-text.ts'

export const atomType = 'application/atom+xml'

type AtomFeed = {
  /** Title before the site's name. */
  title: string
  locale: Locale
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  /** The site's first origin: the feed's id is its address there. */
  firstUrl: string
  /** Feed and its HTML page, without language. */
  path: string
  page: string
  /** Times of changes; for an empty feed, the year of the edition. */
  updated: readonly Instant[]
  year: number
  subtitle?: string
  /** Link elements to other languages. */
  related?: readonly string[]
  /** Elements. */
  entries: readonly string[]
}

/** The feed. The site is its author. */
export function atomFeed({
  title,
  locale,
  siteUrl,
  firstUrl,
  path,
  page,
  updated,
  year,
  subtitle,
  related = [],
  entries,
}: AtomFeed): string {
  const siteName = catalogues[locale].site.name
  const address = (within: string) => siteUrl + localePath(locale, within)
  const parts = [
    textElement('id', firstUrl + localePath(locale, path)),
    textElement('title', `${title}: ${siteName}`),
    ...(subtitle === undefined ? [] : [textElement('subtitle', subtitle)]),
    textElement('updated', isoAt(updated.length > 0 ? Math.max(...updated) : Date.UTC(year, 0, 1))),
    // First: some readers take the first link, whatever it is.
    pageLink(locale, address(page)),
    xmlElement('link', { rel: 'self', type: atomType, href: address(path) }),
    ...related,
    xmlElement('author', {}, textElement('name', siteName) + textElement('uri', address(pathWithin.home()))),
    textElement('icon', `${siteUrl}/icon-192.png`),
    ...entries,
  ]
  const feed = xmlElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }, `\n${parts.join('\n')}\n`)
  return `${xmlHead}${feed}\n`
}

/** Link to the HTML page; `related`: in another language than the feed's, because readers take the first or the last alternate, whatever its language. */
export function pageLink(locale: Locale, href: string, rel: 'alternate' | 'related' = 'alternate'): string {
  return xmlElement('link', { rel, type: 'text/html', hreflang: locale, href })
}
