// What every page says about itself, in one shape: the head, the switcher and the crumbs are drawn from it.
import { type MetaDescriptor, useMatches } from 'react-router'
import { defaultLocale, isLocale, type Locale, locales, localeTable } from '#domain/localisation/locale.ts'
import { inLanguage } from '../../paths.ts'
import type { FrameView } from '../frame/frame-view.ts'

export type PageInfo = {
  /** Without the name of the site. */
  title: string
  description: string
  /** Canonical path without the language: `/forum/2025/program`. */
  path: string
  /** Languages in which the page exists. */
  locales: readonly Locale[]
  /** Path, without the language, of the nearest list that exists where the page does not. */
  nearestList: string
  /** Id of the picture that is shared with the page. */
  image?: string | null
  /** Open Graph's type; a plain page without one. */
  openGraphType?: 'article'
  /** Pages that no search engine should list. */
  isHidden?: boolean
}

type MatchLike = { id?: string; loaderData?: unknown; data?: unknown } | undefined

/** The page information of the deepest route that has any. */
export function usePageInfo(): PageInfo | undefined {
  return pageInfoOf(useMatches())
}

function pageInfoOf(matches: readonly MatchLike[]): PageInfo | undefined {
  for (const match of matches.toReversed()) {
    const data = match?.loaderData as { page?: PageInfo } | undefined
    if (data?.page) return data.page
  }
  return undefined
}

/** `meta` of every page: title, description, canonical, language versions, Open Graph. */
export function pageMeta({ matches, params }: { matches: readonly MatchLike[]; params: { lang?: string } }): MetaDescriptor[] {
  const page = pageInfoOf(matches)
  const frame = matches.find((match) => match?.id === 'language')?.loaderData as FrameView | undefined
  if (!page || !frame) return [{ title: frame?.siteName ?? '' }]
  const locale = isLocale(params.lang) ? params.lang : defaultLocale
  const address = (language: Locale) => frame.siteUrl + inLanguage(language, page.path)
  const title = page.title ? `${page.title} — ${frame.siteName}` : frame.siteName
  const alternates = locales.filter((language) => page.locales.includes(language))
  const image = page.image ? `${frame.siteUrl}/assets/${page.image}/1280.webp` : null
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...alternates.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: address(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: defaultVersion(page, alternates, frame.siteUrl, address) },
    { property: 'og:title', content: page.title || frame.siteName },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.openGraphType ?? 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:site_name', content: frame.siteName },
    { property: 'og:locale', content: localeTable[locale].openGraph },
    ...alternates
      .filter((language) => language !== locale)
      .map((language) => ({ property: 'og:locale:alternate', content: localeTable[language].openGraph })),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
}

/** The root chooses the language of the home page; elsewhere Ukrainian comes first, if the page exists in it. */
function defaultVersion(page: PageInfo, alternates: Locale[], siteUrl: string, address: (locale: Locale) => string): string {
  if (page.path === '') return `${siteUrl}/`
  return address(alternates.includes(defaultLocale) ? defaultLocale : (alternates[0] ?? defaultLocale))
}
