// The table of pages, in the order of the URL map. Routes, links, cache, sitemap, service worker and tests use its rows.
import type { SubmissionKind } from '../submission/submission.ts'

export type Page = {
  /** Path pattern without language in the router's syntax: `:name` is a parameter, `?` optional. `site/app/routes.ts` uses it. */
  pattern: string
  /** Query parameters that change the page; all others are ignored. */
  query?: readonly string[]
  /** Whether search engines may index it: in the sitemap, otherwise `noindex`. */
  isListed: boolean
  /**
   * Who may cache it. `ahead`: browsers, also before a visit; `offline`: browsers after a visit; `server`: the page cache, and browsers that ask each
   * time, but no CDN (forms hold a token, orders concern one visitor at one time); `never`: nobody: the address is a key, and responses have `no-store`.
   */
  caching: 'ahead' | 'offline' | 'server' | 'never'
  /**
   * Variants of the frame; `ticket`: pages to choose and order tickets, `editors`: does not use the desk, `acting`: no other difference. Pages with a
   * kind have their own primary action.
   */
  kind?: 'home' | 'edition' | 'ticket' | 'acting' | 'contacts' | 'callback' | 'editors'
  /** The form before it: all thank-you pages are drawn alike. */
  thanksFor?: Thanked
}

/** An order, or a form with its own thank-you page. */
export type Thanked = 'order' | Exclude<SubmissionKind, 'callback'>

export const pages = {
  home: { pattern: '', isListed: true, caching: 'offline', kind: 'home' },
  notFound: { pattern: '404', isListed: false, caching: 'server' },
  search: { pattern: 'search', query: ['q', 'kind', 'year'], isListed: false, caching: 'server', kind: 'acting' },
  about: { pattern: 'about', isListed: true, caching: 'offline' },
  contacts: { pattern: 'contacts', isListed: true, caching: 'offline', kind: 'contacts' },
  materials: { pattern: 'materials', isListed: true, caching: 'offline' },
  news: { pattern: 'news', query: ['page'], isListed: true, caching: 'offline' },
  post: { pattern: 'news/:slug', isListed: true, caching: 'offline' },
  pages: { pattern: 'pages', isListed: true, caching: 'offline' },
  partners: { pattern: 'partners', isListed: true, caching: 'offline' },
  photos: { pattern: 'photos', query: ['page'], isListed: true, caching: 'offline' },
  album: { pattern: 'photos/:slug', query: ['picture'], isListed: true, caching: 'offline' },
  speakers: { pattern: 'speakers', query: ['q', 'topic'], isListed: true, caching: 'offline' },
  speaker: { pattern: 'speakers/:slug', isListed: true, caching: 'offline' },
  successGroupOrder: { pattern: 'success-group-order', isListed: false, caching: 'server', thanksFor: 'groupOrder' },
  successSubscribe: { pattern: 'success-subscribe', isListed: false, caching: 'server', thanksFor: 'subscription' },
  thankYou: { pattern: 'thank-you-page', isListed: false, caching: 'server', thanksFor: 'order' },
  videos: { pattern: 'videos', query: ['page'], isListed: true, caching: 'offline', kind: 'acting' },
  video: { pattern: 'videos/:slug', query: ['play'], isListed: true, caching: 'offline', kind: 'acting' },
  /** The whole team, or one member. */
  team: { pattern: 'team/:slug?', isListed: true, caching: 'offline' },
  /** Shown by the service worker without a network. */
  offline: { pattern: 'offline', isListed: false, caching: 'offline' },
  /** The feeds and their documentation. */
  openData: { pattern: 'open-data', isListed: true, caching: 'offline' },
  /** The programme of a day or hall in a frame on another site; without a year of the current edition. */
  embed: { pattern: 'embed/programme', query: ['year', 'day', 'room'], isListed: false, caching: 'server' },
  /** The way to the shelters in an air-raid alert. */
  shelter: { pattern: 'shelter', isListed: true, caching: 'ahead' },
  donate: { pattern: 'donate', isListed: true, caching: 'offline' },
  accreditation: { pattern: 'accreditation', isListed: true, caching: 'server', kind: 'acting' },
  successAccreditation: { pattern: 'success-accreditation', isListed: false, caching: 'server', thanksFor: 'accreditation' },
  successBooking: { pattern: 'success-booking', isListed: false, caching: 'server', thanksFor: 'booking' },
  subscribe: { pattern: 'subscribe', isListed: true, caching: 'server', kind: 'acting' },
  /** Sends tickets again to their buyer. */
  lostTickets: { pattern: 'lost-tickets', query: ['sent'], isListed: false, caching: 'server', kind: 'acting' },
  callback: { pattern: 'callback', isListed: false, caching: 'server', kind: 'callback' },
  forum: { pattern: 'forum/:year', query: ['picture'], isListed: true, caching: 'offline', kind: 'edition' },
  broadcasts: { pattern: 'forum/:year?/broadcast', isListed: true, caching: 'offline', kind: 'acting' },
  broadcast: { pattern: 'forum/:year?/broadcast/:slug', query: ['play'], isListed: true, caching: 'offline', kind: 'acting' },
  tickets: { pattern: 'forum/:year?/tickets', isListed: true, caching: 'offline', kind: 'ticket' },
  byBank: {
    pattern: 'forum/:year?/by-bank',
    query: ['ticket', 'besides', 'code', 'offer'],
    isListed: false,
    caching: 'server',
    kind: 'ticket',
  },
  byCard: {
    pattern: 'forum/:year?/by-card',
    query: ['ticket', 'besides', 'code', 'offer'],
    isListed: false,
    caching: 'server',
    kind: 'ticket',
  },
  byForm: { pattern: 'forum/:year?/by-form', isListed: false, caching: 'server', kind: 'ticket' },
  /** The waiting list of a sold-out kind. */
  waitingList: { pattern: 'forum/:year?/waiting', query: ['ticket', 'sent'], isListed: false, caching: 'server', kind: 'ticket' },
  /** Booking before the sale. */
  booking: { pattern: 'forum/:year?/booking', isListed: false, caching: 'server', kind: 'ticket' },
  programme: {
    pattern: 'forum/:year?/program',
    query: ['day', 'room', 'topic', 'language', 'q'],
    isListed: true,
    caching: 'ahead',
  },
  session: { pattern: 'forum/:year?/program/:slug', isListed: true, caching: 'ahead', kind: 'acting' },
  /** An event around the forum, outside its rooms. */
  sideEvent: { pattern: 'forum/:year?/side/:slug', isListed: true, caching: 'ahead', kind: 'acting' },
  /** Changes of the programme since its publication. */
  changes: { pattern: 'forum/:year?/changes', isListed: false, caching: 'offline' },
  /** A visitor's own programme: `s` is a selection (packages/domain/programme/selection.ts); without it the browser has it. */
  my: { pattern: 'forum/:year?/my', query: ['s'], isListed: false, caching: 'ahead', kind: 'acting' },
  speakersOfYear: { pattern: 'forum/:year?/speakers', query: ['q', 'day', 'room', 'topic'], isListed: true, caching: 'offline' },
  /** The hall screen of all rooms, or of one by its slug. */
  dashboard: { pattern: 'forum/:year?/dashboard/:slug?', isListed: false, caching: 'offline' },
  /** An order, payment or ticket with a secret key. */
  order: { pattern: 'order/:key', query: ['same', 'seat', 'changed', 'correct', 'corrected'], isListed: false, caching: 'never' },
  ticket: { pattern: 'ticket/:key', isListed: false, caching: 'never' },
  /** Confirms and ends a subscription; linked in its mails. */
  subscription: { pattern: 'subscription/:key', isListed: false, caching: 'never' },
  /** The page of a person on the waiting list; linked in its mails. */
  waiting: { pattern: 'waiting/:key', isListed: false, caching: 'never' },
  testPayment: { pattern: 'test-payment/:key', isListed: false, caching: 'never' },
  /** People of a partner take seats of its link. */
  seats: { pattern: 'seats/:key', query: ['made', 'known'], isListed: false, caching: 'never' },
  /** For editors with a pass of the content service: incomplete content, and the preview of a draft. */
  incomplete: { pattern: 'incomplete/:key', query: ['year'], isListed: false, caching: 'never', kind: 'editors' },
  preview: { pattern: 'preview/:key', isListed: false, caching: 'never', kind: 'editors' },
  /** A page that editors wrote. */
  page: { pattern: ':slug', isListed: true, caching: 'offline' },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages

type PageRow<Id extends PageId> = (typeof pages)[Id]
type IsPaged<Id extends PageId> =
  PageRow<Id> extends { query: infer Names extends readonly string[] } ? ('page' extends Names[number] ? true : false) : false

/** Pages with one address; pages of a list (`?page=2`) are not included. */
export type StaticPageId = {
  [Id in PageId]: PageRow<Id>['pattern'] extends `${string}:${string}` ? never : IsPaged<Id> extends true ? never : Id
}[PageId]

/** Indexed pages whose addresses depend on the content. */
export type ListedContentPageId = {
  [Id in Exclude<PageId, StaticPageId>]: PageRow<Id>['isListed'] extends true ? Id : never
}[Exclude<PageId, StaticPageId>]

export const pageIds = Object.keys(pages) as PageId[]

/** The row of a page, typed without its literal values. */
export const pageOf = (id: PageId): Page => pages[id]

export function isStaticPage(id: PageId): id is StaticPageId {
  const { pattern, query }: Page = pages[id]
  return !pattern.includes(':') && !query?.includes('page')
}

/** The name of a page's route: `lang-forum-year-program-slug`. */
export function routeName(id: PageId): string {
  return ['lang', ...pages[id].pattern.split('/').map((part) => part.replace(/[:?]/g, ''))].filter(Boolean).join('-')
}

const pageByRoute = new Map<string, Page>(pageIds.map((id) => [routeName(id), pages[id]]))

/** The page of the route with this name; undefined for the frame's routes. */
export function pageOfRoute(name = ''): Page | undefined {
  return pageByRoute.get(name)
}
