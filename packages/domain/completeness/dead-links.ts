import { pageWithin, spelt } from '../address/page-at.ts'
import type { PageId } from '../address/pages.ts'
import { isFeedName, shortcutOf } from '../address/paths.ts'
import type { Content } from '../content/content.ts'
import type { Forum } from '../forum/forum.ts'
import { type Locale, localeMeant, locales } from '../localisation/locale.ts'
import { isPublishedIn, type Localised } from '../localisation/localised.ts'
import { sideEventsOf } from '../programme/side-event.ts'
import { isShownIn, type Publication } from '../publication/publication.ts'
import type { Instant } from '../record/record.ts'
import type { FindingOf } from './finding.ts'
import { elementsIn } from './missing-pictures.ts'
import type { WrittenRecord } from './written-record.ts'

/** The site's origin, and the current edition for addresses without a year. */
export type LinkSettings = { siteUrl: string; currentForumYear: number }

/** Broken links to this site in the records' texts, each once per text. Other sites, files and fragments are not checked. */
export function deadLinks(content: Content, records: readonly WrittenRecord[], settings: LinkSettings): FindingOf<'link'>[] {
  return records.flatMap(({ record, years, richTexts }) =>
    Object.values(richTexts).flatMap((text) =>
      locales.flatMap((locale) => {
        const links = elementsIn(text[locale] ?? []).flatMap(({ tag, attributes }) =>
          tag === 'a' ? (attributes?.href ?? []) : [],
        )
        const dead = [...new Set(links)].filter((href) => leadsNowhere(href, content, settings))
        return dead.map((href) => ({ kind: 'link' as const, record, years, href, locale }))
      }),
    ),
  )
}

/** Whether `href` is an address of this site without a page at `now` (ms). Without `now` future publications count as existing. */
export function leadsNowhere(
  href: string,
  content: Content,
  { siteUrl, currentForumYear }: LinkSettings,
  now: Instant = Number.POSITIVE_INFINITY,
): boolean {
  const url = URL.parse(href, `${siteUrl}/`)
  const isOurs = url !== null && url.origin === new URL(siteUrl).origin && !href.startsWith('#')
  if (!isOurs || isFile(url.pathname)) return false
  const [first = '', ...rest] = parts(url.pathname)
  if (url.pathname === '/') return false
  const locale = localeMeant(first)
  if (!locale) return rest.length > 0 || !isFeedName(first)
  const path = rest.map((part) => `/${part}`).join('')
  const isEditors = rest.length === 1 && content.pages.some(({ slug }) => slug === rest[0])
  const meant = (isEditors ? undefined : shortcutOf(path, currentForumYear)) ?? spelt(path)
  if (isFile(meant)) return false
  const id = pageWithin(meant)
  return id === undefined || !isThere(id, parts(meant), { content, locale, currentForumYear, now })
}

/** Pictures, documents, calendars and feeds. */
function isFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.\w{2,12}$/.test(path)
}

/** The parts of a path; an invalid escape stays and matches nothing. */
function parts(path: string): string[] {
  return path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part
      }
    })
}

type LinkContext = { content: Content; locale: Locale; currentForumYear: number; now: Instant }
type LinkedRecord = { slug: string; title: Localised }

const isOne = (items: readonly LinkedRecord[], slug: string | undefined, locale: Locale) =>
  items.some((item) => item.slug === slug && isPublishedIn(item.title, locale))

const named = <T extends { slug: string; name: Localised }>(people: readonly T[]): LinkedRecord[] =>
  people.map(({ slug, name }) => ({ slug, title: name }))

/** Whether the page of this row exists for these path parts. */
function isThere(id: PageId, path: readonly string[], { content, locale, currentForumYear, now }: LinkContext): boolean {
  const last = path.at(-1)
  const ofKind: Partial<Record<PageId, readonly Publication[]>> = {
    post: content.posts,
    page: content.pages,
    video: content.videos,
    album: content.albums,
  }
  const publications = ofKind[id]
  if (publications) return publications.some((item) => item.slug === last && isShownIn(item, locale, now))
  if (id === 'speaker') return isOne(named(content.people), last, locale)
  if (id === 'team') return path.length === 1 || isOne(named(content.team), last, locale)
  if (path[0] !== 'forum') return id !== 'notFound'
  const year = /^\d{4}$/.test(path[1] ?? '') ? Number(path[1]) : currentForumYear
  const forum = content.forums.find((one) => one.year === year)
  if (!forum || !isPublishedIn(forum.title, locale)) return false
  return isWithinEdition(id, path.at(-1) ?? '', forum, content, locale)
}

function isWithinEdition(id: PageId, last: string, forum: Forum, content: Content, locale: Locale): boolean {
  if (id === 'session') return isOne(forum.events, last, locale)
  if (id === 'sideEvent') return isOne(sideEventsOf(content.sideEvents, forum.year), last, locale)
  if (id === 'broadcast') return isOne(forum.broadcasts, last, locale)
  if (id === 'dashboard') return last === 'dashboard' || isOne(content.rooms, last, locale)
  return true
}
