// The organiser, for every page, and where in the site the page stands.

import { wordsIn } from '@forum/design/page/locale.ts'
import { pageWithin } from '@forum/domain/address/page-at.ts'
import type { PageId } from '@forum/domain/address/pages.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { FrameView } from '../context/frame-view.ts'
import type { ShownPage } from '../frame/page-info/page-info.tsx'
import type { Thing } from './graph.server.ts'

export type SiteWords = { siteUrl: string; locale: Locale }

/** The organiser as other things name it. */
export function organiser({ siteUrl, locale }: SiteWords) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organisation`,
    name: wordsIn(locale).site.name,
    url: siteUrl + localePath(locale, pathWithin.home()),
    logo: `${siteUrl}/icon-512.png`,
  } as const
}

/** Of every page: who stands behind it, and the way to it from the home page. */
export function siteData(page: ShownPage, frame: FrameView, locale: Locale): Thing[] {
  const { siteUrl, networks } = frame
  const sameAs = networks.map(({ link }) => link)
  const about = { ...organiser({ siteUrl, locale }), ...(sameAs.length > 0 && { sameAs }) }
  const crumbs = crumbsOf(page, locale)
  return crumbs.length > 1 ? [about, breadcrumbs(crumbs, siteUrl, locale)] : [about]
}

type Crumb = { path: string; name: string }

function breadcrumbs(crumbs: readonly Crumb[], siteUrl: string, locale: Locale): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + localePath(locale, path),
    })),
  }
}

/** From the home page over the edition and the list that it belongs to; only the home page itself has one crumb. */
function crumbsOf({ path, title, nearestList }: ShownPage, locale: Locale): Crumb[] {
  const { site } = wordsIn(locale)
  const home = { path: pathWithin.home(), name: site.home }
  const year = /^\/forum\/(\d{4})\//.exec(path)?.[1]
  const edition = year === undefined ? [] : [{ path: pathWithin.forum(Number(year)), name: site.edition(Number(year)) }]
  const list = listName(nearestList, locale)
  const above = [home, ...edition, ...(list === undefined ? [] : [{ path: nearestList, name: list }])]
  const own = { path, name: title }
  return path === home.path ? [home] : [...above.filter((crumb) => crumb.path !== path), own]
}

/** What a list that pages belong to is called; undefined where the path leads to none. */
function listName(path: string, locale: Locale): string | undefined {
  const { publication, photos, people, about, programme, broadcast } = wordsIn(locale)
  const names: Partial<Record<PageId, string>> = {
    news: publication.news,
    videos: publication.videos,
    photos: photos.photos,
    speakers: people.title,
    team: about.teamTitle,
    programme: programme.title,
    broadcasts: broadcast.title,
  }
  const id = pageWithin(path)
  return id && names[id]
}
