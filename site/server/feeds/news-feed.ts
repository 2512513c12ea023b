// Atom feed (RFC 4287) of news, per language. Pure.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { type Locale, locales, localeTable } from '@forum/domain/localisation/locale.ts'
import { choose, isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import { type DatedPost, isDated, newestFirst, type Post, shownIn, updatedAt } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { atomFeed, atomType, pageLink } from './atom.ts'
import type { SiteNames } from './names-of.ts'
import { stableUuid } from './stable-id.ts'
import { textElement, xmlElement } from './xml-text.ts'

/** Maximum entries: feed readers keep old ones. */
const maxEntries = 40
const summaryLength = 500
type NewsFeedOptions = SiteNames & {
  posts: readonly Post[]
  locale: Locale
  now: Instant
}

/** Dated news visible in `locale`, newest first. */
export function newsFeed({ posts, locale, siteUrl, firstUrl = siteUrl, now }: NewsFeedOptions): string {
  const shown = newestFirst(shownIn(posts, locale, now).filter(isDated)).slice(0, maxEntries)
  const { news, newsDescription } = catalogues[locale].publication
  const versions = locales.filter((other) => other !== locale)
  const related = versions.map((other) =>
    xmlElement('link', {
      rel: 'related',
      type: atomType,
      hreflang: other,
      title: localeTable[other].name,
      href: siteUrl + localePath(other, pathWithin.newsFeed()),
    }),
  )
  return atomFeed({
    title: news,
    locale,
    siteUrl,
    firstUrl,
    path: pathWithin.newsFeed(),
    page: pathWithin.news(),
    updated: shown.map(updatedAt),
    year: new Date(now).getUTCFullYear(),
    subtitle: newsDescription,
    related,
    entries: shown.map((post) => entry(post, locale, { siteUrl, firstUrl })),
  })
}

function entry(post: DatedPost, locale: Locale, { siteUrl, firstUrl }: { siteUrl: string; firstUrl: string }): string {
  const title = choose(post.title, locale)
  const lead = textIn(post.lead, locale) || excerpt(plainText(choose(post.body, locale)?.value ?? []), summaryLength)
  const address = (language: Locale) => siteUrl + localePath(language, pathWithin.post(post.slug))
  const others = locales.filter((language) => language !== locale && isPublishedIn(post.title, language))
  const parts = [
    // Each language has its own entry.
    textElement('id', `urn:uuid:${stableUuid(firstUrl, `post-${locale}`, post.id)}`),
    textElement('title', title?.value ?? '', title && title.locale !== locale ? { 'xml:lang': title.locale } : {}),
    textElement('published', isoAt(post.published)),
    textElement('updated', isoAt(updatedAt(post))),
    pageLink(locale, address(locale)),
    ...others.map((language) => pageLink(language, address(language), 'related')),
    lead === '' ? '' : textElement('summary', lead),
    // The length is unknown before the image is generated, and optional.
    post.cover === null
      ? ''
      : xmlElement('link', { rel: 'enclosure', type: 'image/jpeg', href: `${siteUrl}/assets/${post.cover}/share.jpg` }),
    post.category === null ? '' : xmlElement('category', { term: post.category }),
  ]
  return xmlElement('entry', {}, parts.join(''))
}
