// Facts of a page, in one type: its head, the language switcher and the breadcrumbs are drawn from them.

import { pageOfRoute } from '@forum/domain/address/pages.ts'
import { cardPath, localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { isLocale, type Locale, localeFrom, locales, localeTable } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import { frameDataOf } from '@forum/site/app/context/frame-data.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import type { ReactNode } from 'react'
import { useMatches, useParams } from 'react-router'
import { languageVersions } from './language-versions.ts'

export type PageInfo = {
  /** Without the site's name. */
  title: string
  description: string
  /** Canonical path without the language: `/forum/2025/program`. */
  path: string
  /** Languages in which the page exists; all where none are named. */
  locales?: readonly Locale[]
  /** Path, without the language, of the nearest list that exists where the page does not; the page's own where none is named. */
  nearestList?: string
  /** Languages in which that list exists, where it is not in all: it leads home in the others. */
  listLocales?: readonly Locale[]
  /** Id of the share image. */
  image?: string | null
  /** A share image with text is generated (site/server/cards) instead of `image`. */
  hasCard?: boolean
  /** The page is an article; null: without a date. */
  article?: { published: Instant; updated: Instant } | null
  /** An additional Atom feed; path without language. */
  feed?: { title: string; path: string }
  /** true: not indexed, although the table of pages says so. */
  isHidden?: boolean
}

/** The same with what is left out. */
export type ShownPage = PageInfo & Required<Pick<PageInfo, 'locales' | 'nearestList'>>

type MatchLike = { id?: string; loaderData?: unknown; data?: unknown } | undefined

/** The page information of the deepest route that has any. */
export function usePageInfo(): ShownPage | undefined {
  return pageInfoOf(useMatches())
}

/** The same of routes that are given. */
export function pageInfoOf(matches: readonly MatchLike[]): ShownPage | undefined {
  for (const match of matches.toReversed()) {
    const data = match?.loaderData as { page?: PageInfo } | undefined
    if (data?.page) return { locales, nearestList: data.page.path, ...data.page }
  }
  return undefined
}

/** Maximum length of a title in tabs and search results. */
const maxTitleLength = 100

/** Document title: page and site name if both fit, otherwise the page's alone, shortened if needed. Pure. */
export function titleOf(page: string, siteName: string): string {
  if (page === '') return siteName
  const whole = `${page} — ${siteName}`
  if (whole.length <= maxTitleLength) return whole
  return page.length <= maxTitleLength ? page : excerpt(page, maxTitleLength - 1)
}

/** Whether the page is not indexed. */
export function isUnlisted(page: PageInfo, matches: readonly MatchLike[]): boolean {
  return page.isHidden === true || matches.some((match) => pageOfRoute(match?.id)?.isListed === false)
}

/** What a page says of itself in the head: React puts it there. */
export function PageMeta(): ReactNode {
  const tags = pageMeta({ matches: useMatches(), params: useParams() })
  return tags.map(({ tagName, ...tag }) => {
    const key = Object.values(tag).join(' ')
    if (tagName === 'link') return <link key={key} {...tag} />
    return tag.title === undefined ? <meta key={key} {...tag} /> : <title key={key}>{tag.title}</title>
  })
}

/** Title or attributes of an element of the head; `meta` where no other is named. */
type HeadTag = { title?: string; tagName?: 'link'; [attribute: string]: string | undefined }

/** The head of every page: title, description, canonical, language versions, Open Graph. */
export function pageMeta({ matches, params }: { matches: readonly MatchLike[]; params: { lang?: string } }): HeadTag[] {
  const page = pageInfoOf(matches)
  const frame = frameDataOf(matches)
  if (!page || !frame) return [{ title: frame?.siteName ?? '' }]
  const locale = localeFrom(params.lang)
  const address = frame.siteUrl + localePath(locale, page.path)
  const title = titleOf(page.title, frame.siteName)
  const versions = languageVersions(page, frame.siteUrl)
  return [
    { title },
    { name: 'description', content: page.description },
    ...(isUnlisted(page, matches) || frame.isDevelopment ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...versions.map(({ language, href }) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: language, href })),
    ...(frame.hasNews ? [feedLink(frame, locale, { title: frame.siteName, path: pathWithin.newsFeed() })] : []),
    ...(page.feed ? [feedLink(frame, locale, page.feed)] : []),
    { property: 'og:title', content: page.title || frame.siteName },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.article === undefined ? 'website' : 'article' },
    ...(page.article ? articleTimes(page.article) : []),
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: frame.siteName },
    { property: 'og:locale', content: localeTable[locale].openGraph },
    ...versions.flatMap(({ language }) =>
      isLocale(language) && language !== locale
        ? [{ property: 'og:locale:alternate', content: localeTable[language].openGraph }]
        : [],
    ),
    ...shareImage(page, frame, locale),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Without them link previews look for a date in the text. */
function articleTimes({ published, updated }: NonNullable<PageInfo['article']>): HeadTag[] {
  return [
    { property: 'article:published_time', content: isoAt(published) },
    { property: 'article:modified_time', content: isoAt(updated) },
  ]
}

/** How readers of feeds find one. */
function feedLink({ siteUrl }: FrameView, locale: Locale, { title, path }: NonNullable<PageInfo['feed']>): HeadTag {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: siteUrl + localePath(locale, path) }
}

/**
 * The page's share image (site/server/images), otherwise the forum's in that language (scripts/draw-share-images.mjs). JPEG or PNG, because some networks support
 * nothing else.
 */
function shareImage(page: PageInfo, { siteUrl, siteName }: FrameView, locale: Locale): HeadTag[] {
  const own = page.hasCard ? cardPath(locale, page.path) : page.image && `/assets/${page.image}/share.jpg`
  const [path, type, alt] = own ? [own, 'image/jpeg', page.title || siteName] : [`/share-${locale}.png`, 'image/png', siteName]
  return [
    { property: 'og:image', content: siteUrl + path },
    { property: 'og:image:type', content: type },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
  ]
}
