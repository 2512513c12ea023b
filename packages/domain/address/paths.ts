// Addresses of pages and their files. Pages and patterns: pages.ts.
import type { Locale } from '../localisation/locale.ts'
import { ownValue } from '../record/own-value.ts'
import { type PageId, pages } from './pages.ts'

const segment = encodeURIComponent

/** Type of a pattern's parameter. Our own links always contain the year. */
type Filling<Part extends string> = Part extends ':year' | ':year?'
  ? [year: number]
  : Part extends `:${infer _}?`
    ? [part?: string]
    : Part extends `:${infer _}`
      ? [part: string]
      : []

type Fillings<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? [...Filling<First>, ...Fillings<Rest>]
  : Filling<Pattern>

type Builders = { [Id in PageId]: (...parts: Fillings<(typeof pages)[Id]['pattern']>) => string }

function builder({ pattern }: { pattern: string }) {
  const parts = pattern.split('/').filter(Boolean)
  return (...given: (string | number | undefined)[]): string => {
    let next = 0
    let path = ''
    for (const part of parts) {
      const value = part.startsWith(':') ? given[next++] : part
      if (value !== undefined) path += `/${segment(value)}`
    }
    return path
  }
}

/** The path function of every page. */
const pathOf = Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, builder(page)])) as Builders

/** The first page of a list has no parameter. */
const paged = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** Anchor of the side events on the programme page. */
export const sideEventsAnchor = 'around'
/** Id of the films on the page of an edition. */
export const filmsAnchor = 'films'

/** Paths without language. */
export const pathWithin = {
  ...pathOf,
  news: (page = 1) => paged(pathOf.news(), page),
  videos: (page = 1) => paged(pathOf.videos(), page),
  photos: (page = 1) => paged(pathOf.photos(), page),
  /** A section of the about page, by anchor. */
  about: (anchor?: 'mission' | 'supervisors' | 'organizers' | 'partners') => pathOf.about() + (anchor ? `#${anchor}` : ''),
  member: (slug: string) => pathOf.team(slug),
  /** One day of the programme, by its slug. */
  programmeDay: (year: number, day: string) => `${pathOf.programme(year)}?day=${segment(day)}`,
  films: (year: number) => `${pathOf.forum(year)}#${filmsAnchor}`,
  /** The list of side events, below the programme. */
  sideEvents: (year: number) => `${pathOf.programme(year)}#${sideEventsAnchor}`,
  /** A shared selection of sessions (packages/domain/programme/selection.ts). */
  selection: (year: number, selection: string) => `${pathOf.my(year)}?s=${segment(selection)}`,
  /** Calendar files: all sessions and side events of an edition, and single ones. */
  calendar: (year: number) => `${pathOf.forum(year)}/calendar.ics`,
  sideEventCalendar: (year: number, slug: string) => `${pathOf.forum(year)}/calendar/side/${segment(slug)}.ics`,
  sessionCalendar: (year: number, slug: string) => `${pathOf.forum(year)}/calendar/${segment(slug)}.ics`,
  /** The days of the edition without sessions: for ticket holders and the waiting list. */
  daysCalendar: (year: number) => `${pathOf.forum(year)}/days.ics`,
  /** Of a day, hall or person, by slug. */
  dayCalendar: (year: number, day: string) => `${pathOf.forum(year)}/calendar/day/${segment(day)}.ics`,
  roomCalendar: (year: number, room: string) => `${pathOf.forum(year)}/calendar/room/${segment(room)}.ics`,
  speakerCalendar: (year: number, slug: string) => `${pathOf.forum(year)}/calendar/speaker/${segment(slug)}.ics`,
  /** Of the sessions in `selection` (packages/domain/programme/selection.ts); `minutes`: reminder before each. */
  myCalendar: (year: number, selection: string, minutes: number | null = null) =>
    `${pathOf.forum(year)}/my.ics?${minutes === null ? '' : `alarm=${minutes}&`}s=${segment(selection)}`,
  /** Of the current stars of the browser with `key`. */
  followedCalendar: (year: number, key: string, minutes: number | null = null) =>
    `${pathOf.forum(year)}/my.ics?${minutes === null ? '' : `alarm=${minutes}&`}k=${segment(key)}`,
  /** The programme in c3voc's format, for conference apps. */
  scheduleXml: (year: number) => `${pathOf.forum(year)}/schedule.xml`,
  scheduleJson: (year: number) => `${pathOf.forum(year)}/schedule.json`,
  /** The embedded programme of a day. It names the year, because the day belongs to one edition. */
  embeddedDay: (year: number, day: string) => `${pathOf.embed()}?year=${year}&day=${segment(day)}`,
  /** The news feed. */
  newsFeed: () => `${pathOf.news()}.atom`,
  changesFeed: (year: number) => `${pathOf.changes(year)}.atom`,
  /** `version`: of a corrected invoice; missing: the newest. */
  invoicePaper: (pageKey: string, version?: number) =>
    `${pathOf.order(pageKey)}/invoice${version === undefined ? '' : `-${version}`}.pdf`,
  /** A credit note or an act (packages/domain/order/paper.ts). */
  bookPaper: (pageKey: string, file: string) => `${pathOf.order(pageKey)}/${file}`,
  ticketsPaper: (pageKey: string) => `${pathOf.order(pageKey)}/tickets.pdf`,
  orderCalendar: (pageKey: string) => `${pathOf.order(pageKey)}/calendar.ics`,
  ticketPaper: (pageKey: string) => `${pathOf.ticket(pageKey)}/ticket.pdf`,
  ticketCalendar: (pageKey: string) => `${pathOf.ticket(pageKey)}/calendar.ics`,
} as const

/** Endpoint that stores the stars for a browser's calendar (packages/desk/forms/followed-programmes-api.ts). */
export const followedPath = '/my-calendar'

/** The programme of the current edition, without its year. */
export const currentProgrammePath = '/forum/program'

/**
 * Short addresses that people type or remember. Without a year they mean the current edition. Only the edition's page contains the year: that address
 * changes with it.
 */
const feedNames = ['rss', 'feed', 'rss.xml', 'feed.xml', 'atom.xml']

const shortcuts: Readonly<Record<string, (currentYear: number) => string>> = {
  forum: (currentYear) => pathOf.forum(currentYear),
  tickets: () => '/forum/tickets',
  program: () => currentProgrammePath,
  programme: () => currentProgrammePath,
  ...Object.fromEntries(feedNames.map((name) => [name, () => `${pathOf.news()}.atom`])),
}

/** The target of the short address `path` (without language) if editors have no page there; undefined: not a short address. */
export function shortcutOf(path: string, currentYear: number): string | undefined {
  return ownValue(shortcuts, path.slice(1).toLowerCase())?.(currentYear)
}

/** Whether `name`, in place of a language, is a common name of feeds. */
export function isFeedName(name: string): boolean {
  return feedNames.includes(name.toLowerCase())
}

/** The `webcal:` address for subscriptions; `address` is absolute. */
export function subscriptionAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}

/**
 * Google's page that subscribes to the calendar at `address` (absolute). It is undocumented: with `https:` it takes the address for a mailbox, with
 * `webcal:` it asks; the address to paste stands beside it.
 */
export function googleSubscription(address: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscriptionAddress(address))}`
}

/** The share image of the page at `path` (without language), if it has its own (site/server/cards). */
export function cardPath(locale: Locale, path: string): string {
  return `/share/${locale}${path}.jpg`
}

/** A page in a language: `localePath('en', pathWithin.programme(2025))`. */
export function localePath(locale: Locale, path: string): string {
  return `/${locale}${path}`
}
