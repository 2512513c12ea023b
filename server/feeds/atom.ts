// What the site's Atom feeds (RFC 4287) have in common: the head of a feed and its frame. Pure.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isoAt } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { catalogues } from '#messages/catalogues.ts'
import { element, textElement, xmlHead } from './xml-text.ts'

export const atomType = 'application/atom+xml'

type AtomFeed = {
  /** Before the name of the site. */
  title: string
  locale: Locale
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  /** Of the feed itself and of the page with the same, without the language. */
  path: string
  page: string
  /** When its entries were last changed; of a feed without one, the year from which there may be some. */
  updated: readonly Instant[]
  year: number
  subtitle?: string
  /** Elements that lead to the same in other languages. */
  related?: readonly string[]
  /** Elements. */
  entries: readonly string[]
}

/** A feed as it is sent. Its address is its id, and the site its author. */
export function atomFeed({
  title,
  locale,
  siteUrl,
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
    textElement('id', address(path)),
    textElement('title', `${title}: ${siteName}`),
    ...(subtitle === undefined ? [] : [textElement('subtitle', subtitle)]),
    textElement('updated', isoAt(updated.length > 0 ? Math.max(...updated) : Date.UTC(year, 0, 1))),
    element('link', { rel: 'self', type: atomType, href: address(path) }),
    pageLink(locale, address(page)),
    ...related,
    element('author', {}, textElement('name', siteName) + textElement('uri', address(pathWithin.home()))),
    textElement('icon', `${siteUrl}/icon-192.png`),
    ...entries,
  ]
  const feed = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }, `\n${parts.join('\n')}\n`)
  return `${xmlHead}${feed}\n`
}

/** Where people read it. */
export function pageLink(locale: Locale, href: string): string {
  return element('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href })
}
