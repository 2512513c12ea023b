// Indexed pages for the sitemap, by the same rules as the pages; a browser test compares both.
import { isHiddenByPage } from '@forum/domain/address/editors-page.ts'
import { isStaticPage, type ListedContentPageId, type PageId, pageIds, pageOf } from '@forum/domain/address/pages.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales, isEditionShown, shownPart } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { hasProgramme, shownSideEvents } from '@forum/domain/forum/shown-programme.ts'
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, type Localised, publishedLocales } from '@forum/domain/localisation/localised.ts'
import { byDay } from '@forum/domain/programme/day.ts'
import type { SideEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import { sideEventsOf } from '@forum/domain/programme/side-event.ts'
import { localesOfListPage } from '@forum/domain/publication/list-page.ts'
import { isOut, type Publication, shownIn } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { saleOf } from '@forum/domain/sale/sale.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import type { SiteAddress } from '@forum/site/server/contract/app-contract.ts'
import { shownBroadcasts } from '../blocks/broadcasts/broadcast-view.ts'
import type { Services } from '../context/context.server.ts'
import { languageVersions } from '../frame/page-info/language-versions.ts'

type Page = { path: string; locales: readonly Locale[]; modified?: Instant | null }

export function addresses(services: Services): SiteAddress[] {
  const { siteUrl } = services.settings
  const pages = [...staticPages(services), ...Object.values(contentPages).flatMap((pagesOf) => pagesOf(services))]
  // Of two records with one slug the first is shown.
  const byPath = new Map(pages.toReversed().map((page) => [page.path, page]))
  return pages
    .filter((page) => page.locales.length > 0 && byPath.get(page.path) === page)
    .map((page) => ({
      versions: languageVersions(page, siteUrl),
      modified: page.modified === null || page.modified === undefined ? null : isoAt(page.modified),
    }))
}

/** Programme pages of the current edition in `locale` (days, sessions, side events), for the service worker's offline copy. */
export function programmePages({ content, settings }: Services, locale: Locale): string[] {
  const year = settings.currentForumYear
  const forum = content.forumByYear(year)
  if (!forum || forum.isCancelled || !isEditionShown(forum, locale)) return []
  const events = forum.events.filter(({ title }) => isPublishedIn(title, locale))
  const paths = [
    pathWithin.programme(year),
    ...byDay(forum.days, events).days.map(({ day }) => pathWithin.programmeDay(year, day.slug)),
    pathWithin.my(year),
    ...events.filter(isSession).map(({ slug }) => pathWithin.session(year, slug)),
    ...shownSideEvents(content.sideEvents(), forum, locale).map(({ slug }) => pathWithin.sideEvent(year, slug)),
  ]
  return paths.map((path) => localePath(locale, path))
}

/** Content of list pages, which are indexed only if it is not empty. */
const listOf: Partial<Record<PageId, (content: Services['content']) => readonly unknown[]>> = {
  materials: (content) => content.materials(),
  shelter: (content) => content.shelters(),
  speakers: (content) => content.people(),
}

function staticPages({ content }: Services): Page[] {
  const isEmpty = (id: PageId) => listOf[id]?.(content).length === 0
  const listed = pageIds.filter(isStaticPage).filter((id) => pageOf(id).isListed && !isEmpty(id))
  return listed.map((id) => ({ path: pathWithin[id](), locales }))
}

/** Addresses and languages of content-dependent pages. */
const contentPages: Readonly<Record<ListedContentPageId, (services: Services) => Page[]>> = {
  forum: (services) => editionPages(services, pathWithin.forum),
  programme: (services) => [...editionPages(services, pathWithin.programme, isProgrammed(services)), ...dayPages(services)],
  speakersOfYear: (services) => editionPages(services, pathWithin.speakersOfYear, ({ speakerIds }) => speakerIds.length > 0),
  tickets: (services) => editionPages(services, pathWithin.tickets, isSold(services)),
  broadcasts: (services) =>
    editionPages(services, pathWithin.broadcasts, (forum, locale) => shownBroadcasts(forum, locale).length > 0),
  session: ({ content }) => content.forums().flatMap(sessionPages),
  sideEvent: ({ content }) => content.forums().flatMap((forum) => sideEventPages(forum, content.sideEvents())),
  broadcast: ({ content }) => content.forums().flatMap(broadcastPages),
  news: (services) => listPages(services, services.content.posts(), pathWithin.news),
  post: (services) => publicationPages(services, services.content.posts(), pathWithin.post),
  photos: (services) => listPages(services, services.content.albums(), pathWithin.photos),
  album: (services) => publicationPages(services, services.content.albums(), pathWithin.album),
  videos: (services) => listPages(services, services.content.videos(), pathWithin.videos),
  video: (services) => publicationPages(services, services.content.videos(), pathWithin.video),
  speaker: ({ content }) => personPages(content.people(), pathWithin.speaker),
  team: ({ content }) => [{ path: pathWithin.team(), locales }, ...personPages(content.team(), pathWithin.member)],
  page: (services) =>
    publicationPages(
      services,
      services.content.pages().filter(({ slug }) => !isHiddenByPage(slug)),
      pathWithin.page,
    ),
}

type IsThere = (forum: Forum, locale: Locale) => boolean

/** A page of every edition for which `isThere` is true; it gets the visible part of the edition in a language. */
function editionPages({ content }: Services, path: (year: number) => string, isThere: IsThere = () => true): Page[] {
  return content.forums().map((forum) => ({
    path: path(forum.year),
    locales: editionLocales(forum).filter((locale) => isThere(shownPart(forum, locale), locale)),
  }))
}

const isProgrammed =
  ({ content }: Services): IsThere =>
  (forum, locale) =>
    hasProgramme(forum, content.sideEvents(), locale)

/** The ticket page is not indexed for past editions and those without data. */
function isSold({ settings, clock }: Services): IsThere {
  return (forum) => ['soon', 'started'].includes(saleOf(forum, settings.currentForumYear, clock.now()))
}

/** Days of a programme with several days have their own addresses. */
function dayPages({ content }: Services): Page[] {
  return content.forums().flatMap((forum) => {
    const localesOf = (slug: string) =>
      editionLocales(forum).filter((locale) => {
        const { days, events } = shownPart(forum, locale)
        const shown = byDay(
          days,
          events.filter(({ title }) => isPublishedIn(title, locale)),
        ).days
        return shown.length > 1 && shown.some(({ day }) => day.slug === slug)
      })
    return forum.days.map(({ slug }) => ({ path: pathWithin.programmeDay(forum.year, slug), locales: localesOf(slug) }))
  })
}

function sessionPages(forum: Forum): Page[] {
  const sessions = forum.isCancelled ? [] : forum.events.filter(isSession)
  return sessions.map((event) => partOf(forum, pathWithin.session(forum.year, event.slug), event))
}

function sideEventPages(forum: Forum, events: readonly SideEvent[]): Page[] {
  const own = forum.isCancelled ? [] : sideEventsOf(events, forum.year)
  return own.map((event) => partOf(forum, pathWithin.sideEvent(forum.year, event.slug), event))
}

function broadcastPages(forum: Forum): Page[] {
  const shown = new Set(editionLocales(forum).flatMap((locale) => shownBroadcasts(forum, locale)))
  return [...shown].map(({ slug, title }) => partOf(forum, pathWithin.broadcast(forum.year, slug), { title }))
}

/** A page of an edition, in languages where both are published. */
function partOf(forum: Forum, path: string, { title, changed }: { title: Localised } & Changeable): Page {
  return { path, locales: editionLocales(forum).filter((locale) => isPublishedIn(title, locale)), modified: changed ?? null }
}

type Changeable = { changed?: Instant | null }

function publicationPages(
  { clock }: Services,
  items: readonly (Publication & Changeable)[],
  path: (slug: string) => string,
): Page[] {
  const now = clock.now()
  const out = items.filter((item) => isOut(item, now))
  return out.map(({ slug, title, published, changed = null }) => ({
    path: path(slug),
    locales: publishedLocales(title),
    modified: published === null ? changed : Math.max(published, changed ?? published),
  }))
}

/** Every page of a list is canonical. */
function listPages({ clock }: Services, items: readonly Publication[], path: (page: number) => string): Page[] {
  const now = clock.now()
  const pages: Page[] = []
  // The first page of an empty list exists, but is not indexed.
  const hasAny = (locale: Locale) => shownIn(items, locale, now).length > 0
  for (let page = 1; localesOfListPage(items, now, page).some(hasAny); page++)
    pages.push({ path: path(page), locales: localesOfListPage(items, now, page).filter(hasAny) })
  return pages
}

function personPages(people: readonly { slug: string; name: Localised }[], path: (slug: string) => string): Page[] {
  return people.map(({ slug, name }) => ({ path: path(slug), locales: publishedLocales(name) }))
}
