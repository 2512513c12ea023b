// Addresses of pages and of the files that belong to them. Pages and their patterns: pages.ts.
import type { Locale } from '../localisation/locale.ts'
import { ownValue } from '../own-value.ts'
import { type PageId, pages } from './pages.ts'

const segment = encodeURIComponent

/** What fills a part of a pattern. Our own links always name the year. */
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

/** Of every page, from its pattern. */
const pathOf = Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, builder(page)])) as Builders

/** The first page of a list has no parameter. */
const paged = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** Where the list of events around the forum stands on the page of its programme. */
export const sideEventsAnchor = 'around'
/** Id of the films on the page of an edition. */
export const filmsAnchor = 'films'

/** Paths without their language: what a page's language versions share. */
export const pathWithin = {
  ...pathOf,
  news: (page = 1) => paged(pathOf.news(), page),
  videos: (page = 1) => paged(pathOf.videos(), page),
  photos: (page = 1) => paged(pathOf.photos(), page),
  /** One part of the page about the forum, by its anchor. */
  about: (anchor?: 'mission' | 'supervisors' | 'organizers' | 'partners') => pathOf.about() + (anchor ? `#${anchor}` : ''),
  member: (slug: string) => pathOf.team(slug),
  /** One day of the programme, by its slug. */
  programmeDay: (year: number, day: string) => `${pathOf.programme(year)}?day=${segment(day)}`,
  films: (year: number) => `${pathOf.forum(year)}#${filmsAnchor}`,
  /** The list of events around the forum, below its programme. */
  sideEvents: (year: number) => `${pathOf.programme(year)}#${sideEventsAnchor}`,
  /** A selection of an edition's sessions (domain/programme/selection.ts), as it is shared. */
  selection: (year: number, selection: string) => `${pathOf.my(year)}?s=${segment(selection)}`,
  /** Files for calendar applications: the edition's sessions and side events, and one of them. */
  calendar: (year: number) => `${pathOf.forum(year)}/calendar.ics`,
  sideEventCalendar: (year: number, slug: string) => `${pathOf.forum(year)}/calendar/side/${segment(slug)}.ics`,
  sessionCalendar: (year: number, slug: string) => `${pathOf.forum(year)}/calendar/${segment(slug)}.ics`,
  /** The days of the edition alone, without its sessions: for who has a ticket or waits for one. */
  daysCalendar: (year: number) => `${pathOf.forum(year)}/days.ics`,
  /** Of a day, a hall or a person, by their slug. */
  dayCalendar: (year: number, day: string) => `${pathOf.forum(year)}/calendar/day/${segment(day)}.ics`,
  roomCalendar: (year: number, room: string) => `${pathOf.forum(year)}/calendar/room/${segment(room)}.ics`,
  speakerCalendar: (year: number, slug: string) => `${pathOf.forum(year)}/calendar/speaker/${segment(slug)}.ics`,
  /** Of the sessions that `selection` names (domain/programme/selection.ts); with `minutes` it reminds of each of them so long before. */
  myCalendar: (year: number, selection: string, minutes: number | null = null) =>
    `${pathOf.forum(year)}/my.ics?${minutes === null ? '' : `alarm=${minutes}&`}s=${segment(selection)}`,
  /** The same of what the browser that has `key` has starred, now and later. */
  followedCalendar: (year: number, key: string, minutes: number | null = null) =>
    `${pathOf.forum(year)}/my.ics?${minutes === null ? '' : `alarm=${minutes}&`}k=${segment(key)}`,
  /** The programme for conference applications, in the format of c3voc. */
  scheduleXml: (year: number) => `${pathOf.forum(year)}/schedule.xml`,
  scheduleJson: (year: number) => `${pathOf.forum(year)}/schedule.json`,
  /** The programme in a frame of somebody else's page, by the slug of a day. It says its year: a day is of one edition, whichever is the current one. */
  embeddedDay: (year: number, day: string) => `${pathOf.embed()}?year=${year}&day=${segment(day)}`,
  /** News for readers of feeds. */
  newsFeed: () => `${pathOf.news()}.atom`,
  changesFeed: (year: number) => `${pathOf.changes(year)}.atom`,
  /** The documents of an order and of a ticket. */
  invoiceDocument: (pageKey: string) => `${pathOf.order(pageKey)}/invoice.pdf`,
  ticketsDocument: (pageKey: string) => `${pathOf.order(pageKey)}/tickets.pdf`,
  orderCalendar: (pageKey: string) => `${pathOf.order(pageKey)}/calendar.ics`,
  ticketDocument: (pageKey: string) => `${pathOf.ticket(pageKey)}/ticket.pdf`,
  ticketCalendar: (pageKey: string) => `${pathOf.ticket(pageKey)}/calendar.ics`,
} as const

/** Where a browser says what the calendar that follows its stars is to hold (server/middleware/followed-programmes-api.ts). */
export const followedPath = '/my-calendar'

/** The programme of the current edition, for whom does not know which that is. */
export const currentProgrammePath = '/forum/program'

/**
 * What people type or remember instead of a page's address. Without a year they mean the current edition, which only its own page has to
 * name: that address changes with the year.
 */
const feedNames = ['rss', 'feed', 'rss.xml', 'feed.xml', 'atom.xml']

const shortcuts: Readonly<Record<string, (currentYear: number) => string>> = {
  forum: (currentYear) => pathOf.forum(currentYear),
  tickets: () => '/forum/tickets',
  program: () => currentProgrammePath,
  programme: () => currentProgrammePath,
  ...Object.fromEntries(feedNames.map((name) => [name, () => `${pathOf.news()}.atom`])),
}

/** Where `path` (without its language) leads when no page of editors stands there; undefined when it is no such shortcut. */
export function shortcutOf(path: string, currentYear: number): string | undefined {
  return ownValue(shortcuts, path.slice(1).toLowerCase())?.(currentYear)
}

/** Whether `name`, in the place of a language, asks for the news as feeds are commonly called. */
export function isFeedName(name: string): boolean {
  return feedNames.includes(name.toLowerCase())
}

/** The address at which calendar applications subscribe instead of taking the file once; `address` is absolute. */
export function subscriptionAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}

/** The picture with which the page at `path` (without its language) is shared, where it has one of its own (server/cards). */
export function cardPath(locale: Locale, path: string): string {
  return `/share/${locale}${path}.jpg`
}

/** A page in a language: `localePath('en', pathWithin.programme(2025))`. */
export function localePath(locale: Locale, path: string): string {
  return `/${locale}${path}`
}
