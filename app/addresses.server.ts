// Every page that search engines may list, for the sitemap: the rules are those of the pages themselves, and a browser test compares both.

import { localePath, pathWithin } from '#domain/address/paths.ts'
import { editionLocales, isEditionShown } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import { type Locale, locales } from '#domain/localisation/locale.ts'
import { isPublishedIn, type Localised, publishedLocales } from '#domain/localisation/localised.ts'
import { byDay } from '#domain/programme/day.ts'
import { isoAt } from '#domain/programme/kyiv-time.ts'
import { isSession } from '#domain/programme/order.ts'
import { isOut, type Publication } from '#domain/publication/publication.ts'
import type { Instant } from '#domain/record.ts'
import type { SiteAddress } from '#server/app-contract.ts'
import { shownBroadcasts } from './blocks/broadcasts/broadcast-view.ts'
import type { Services } from './context.server.ts'
import { localesOfNewsPage } from './routes/news/news-view.ts'
import { localesOfPhotosPage } from './routes/photos/photos-view.ts'
import { localesOfVideosPage } from './routes/videos/videos-view.ts'
import { languageVersions } from './site/page-info/language-versions.ts'

type Page = { path: string; locales: readonly Locale[]; modified?: Instant | null }

/** Pages in the order of the sitemap. `reserved`: first segments that have a route of their own, so that no editor's page stands there. */
export function addresses(services: Services, reserved: ReadonlySet<string>): SiteAddress[] {
  const { siteUrl } = services.settings
  const pages = [
    ...standingPages(),
    ...services.content.forums().flatMap(editionPages),
    ...publications(services),
    ...people(services),
    ...editorsPages(services, reserved),
  ]
  // Of two records with one slug the first is shown.
  const byPath = new Map(pages.toReversed().map((page) => [page.path, page]))
  return pages
    .filter((page) => page.locales.length > 0 && byPath.get(page.path) === page)
    .map((page) => ({
      versions: languageVersions(page, siteUrl),
      modified: page.modified === null || page.modified === undefined ? null : isoAt(page.modified),
    }))
}

/** Paths of the current edition's programme in `locale`: its days and sessions, for the worker that keeps them for visitors offline. */
export function programmePages({ content, settings }: Services, locale: Locale): string[] {
  const year = settings.currentForumYear
  const forum = content.forumByYear(year)
  if (!forum || forum.isCancelled || !isEditionShown(forum, locale)) return []
  const events = forum.events.filter(({ title }) => isPublishedIn(title, locale))
  const paths = [
    pathWithin.programme(year),
    ...byDay(forum.days, events).days.map(({ day }) => pathWithin.programmeDay(year, day.slug)),
    ...events.filter(isSession).map(({ slug }) => pathWithin.session(year, slug)),
  ]
  return paths.map((path) => localePath(locale, path))
}

function standingPages(): Page[] {
  const paths = [
    pathWithin.home(),
    pathWithin.about(),
    pathWithin.partners(),
    pathWithin.team(),
    pathWithin.speakers(),
    pathWithin.materials(),
    pathWithin.contacts(),
    pathWithin.donate(),
    pathWithin.accreditation(),
    pathWithin.subscribe(),
    pathWithin.pages(),
  ]
  return paths.map((path) => ({ path, locales }))
}

function editionPages(forum: Forum): Page[] {
  const { year } = forum
  const shown = editionLocales(forum)
  const within = (path: string, title?: Localised): Page => ({
    path,
    locales: title ? shown.filter((locale) => isPublishedIn(title, locale)) : shown,
  })
  const sessions = forum.isCancelled ? [] : forum.events.filter(isSession)
  const broadcasts = new Set(shown.flatMap((locale) => shownBroadcasts(forum, locale)))
  return [
    within(pathWithin.forum(year)),
    within(pathWithin.programme(year)),
    within(pathWithin.speakersOfYear(year)),
    within(pathWithin.tickets(year)),
    within(pathWithin.broadcasts(year)),
    ...sessions.map(({ slug, title }) => within(pathWithin.session(year, slug), title)),
    ...[...broadcasts].map(({ slug, title }) => within(pathWithin.broadcast(year, slug), title)),
  ]
}

function publications(services: Services): Page[] {
  const { content, clock } = services
  const now = clock.now()
  const out = (items: readonly Publication[], path: (slug: string) => string) =>
    items.filter((item) => isOut(item, now)).map((item) => publicationPage(item, path))
  return [
    ...listPages(pathWithin.news, (page) => localesOfNewsPage(services, page)),
    ...out(content.posts(), pathWithin.post),
    ...listPages(pathWithin.photos, (page) => localesOfPhotosPage(services, page)),
    ...out(content.albums(), pathWithin.album),
    ...listPages(pathWithin.videos, (page) => localesOfVideosPage(services, page)),
    ...out(content.videos(), pathWithin.video),
  ]
}

function publicationPage({ slug, title, published }: Publication, path: (slug: string) => string): Page {
  return { path: path(slug), locales: publishedLocales(title), modified: published }
}

/** Every page of a list is its own canonical address. */
function listPages(path: (page: number) => string, localesOf: (page: number) => Locale[]): Page[] {
  const pages: Page[] = []
  for (let page = 1; localesOf(page).length > 0; page++) pages.push({ path: path(page), locales: localesOf(page) })
  return pages
}

function people({ content }: Services): Page[] {
  return [
    ...content.people().map(({ slug, name }) => ({ path: pathWithin.speaker(slug), locales: publishedLocales(name) })),
    ...content.team().map(({ slug, name }) => ({ path: pathWithin.member(slug), locales: publishedLocales(name) })),
  ]
}

function editorsPages({ content, clock }: Services, reserved: ReadonlySet<string>): Page[] {
  const now = clock.now()
  return content
    .pages()
    .filter((page) => isOut(page, now) && !reserved.has(page.slug.toLowerCase()))
    .map((page) => publicationPage(page, pathWithin.page))
}
