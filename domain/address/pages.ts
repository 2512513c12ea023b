// The table of the site's pages, in the order of its URL map: what a page is stands in its row, for routes, links, cache, sitemap, worker and tests.

import type { SubmissionKind } from '../submission/submission.ts'

export type Page = {
  /** Its address below the language as the router spells it: `:name` is filled in, `?` may be absent. `app/routes.ts` takes it from here. */
  pattern: string
  /** Names of the query parameters that change it; all others are ignored. */
  query?: readonly string[]
  /** Whether search engines may list it: then it stands in the sitemap, else it says `noindex`. */
  isListed: boolean
  /**
   * Who may keep a copy: `ahead` a visitor's browser even before the visit, `offline` it once the page was seen, `server` the page cache alone
   * (what is ordered or signed up for concerns one person at one moment), `never` nobody: the address is a key, and whatever it answers says `no-store`.
   */
  caching: 'ahead' | 'offline' | 'server' | 'never'
  /** What the frame does differently; `ticket` is where tickets are chosen and ordered, `editors` asks nothing of the desk, `acting` has nothing else that differs. Pages with a kind have a first action of their own. */
  kind?: 'home' | 'edition' | 'ticket' | 'acting' | 'contacts' | 'callback' | 'editors'
  /** What was sent before it comes: all pages of thanks are drawn alike. */
  thanksFor?: Thanked
}

/** An order, or a form that a page of its own follows. */
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
  speakers: { pattern: 'speakers', query: ['q', 'all'], isListed: true, caching: 'offline' },
  speaker: { pattern: 'speakers/:slug', isListed: true, caching: 'offline' },
  successGroupOrder: { pattern: 'success-group-order', isListed: false, caching: 'server', thanksFor: 'groupOrder' },
  successSubscribe: { pattern: 'success-subscribe', isListed: false, caching: 'server', thanksFor: 'subscription' },
  thankYou: { pattern: 'thank-you-page', isListed: false, caching: 'server', thanksFor: 'order' },
  videos: { pattern: 'videos', query: ['page'], isListed: true, caching: 'offline', kind: 'acting' },
  video: { pattern: 'videos/:slug', query: ['play'], isListed: true, caching: 'offline', kind: 'acting' },
  /** All of the team, or one of it. */
  team: { pattern: 'team/:slug?', isListed: true, caching: 'offline' },
  /** What the service worker shows when there is no network. */
  offline: { pattern: 'offline', isListed: false, caching: 'offline' },
  /** The feeds, and how people use them. */
  openData: { pattern: 'open-data', isListed: true, caching: 'offline' },
  /** The programme of a day or a hall in a frame of somebody else's page; without a year of the current edition. */
  embed: { pattern: 'embed/programme', query: ['year', 'day', 'room'], isListed: false, caching: 'server' },
  donate: { pattern: 'donate', isListed: true, caching: 'offline' },
  accreditation: { pattern: 'accreditation', isListed: true, caching: 'server', kind: 'acting' },
  successAccreditation: { pattern: 'success-accreditation', isListed: false, caching: 'server', thanksFor: 'accreditation' },
  successBooking: { pattern: 'success-booking', isListed: false, caching: 'server', thanksFor: 'booking' },
  subscribe: { pattern: 'subscribe', isListed: true, caching: 'server', kind: 'acting' },
  /** Sends tickets once more to who bought them. */
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
  /** The waiting list of a kind that is sold out. */
  waitingList: { pattern: 'forum/:year?/waiting', query: ['ticket', 'sent'], isListed: false, caching: 'server', kind: 'ticket' },
  /** Seats before the sale. */
  booking: { pattern: 'forum/:year?/booking', isListed: false, caching: 'server', kind: 'ticket' },
  programme: { pattern: 'forum/:year?/program', query: ['day', 'room', 'language', 'q'], isListed: true, caching: 'ahead' },
  session: { pattern: 'forum/:year?/program/:slug', isListed: true, caching: 'ahead', kind: 'acting' },
  /** An event around the forum, outside its rooms. */
  sideEvent: { pattern: 'forum/:year?/side/:slug', isListed: true, caching: 'ahead', kind: 'acting' },
  /** What has changed in the programme since it was published. */
  changes: { pattern: 'forum/:year?/changes', isListed: false, caching: 'offline' },
  /** What a visitor chose of the programme: `s` carries a selection (domain/programme/selection.ts), without it the browser knows. */
  my: { pattern: 'forum/:year?/my', query: ['s'], isListed: false, caching: 'ahead', kind: 'acting' },
  speakersOfYear: { pattern: 'forum/:year?/speakers', query: ['q', 'all'], isListed: true, caching: 'offline' },
  /** The screen of all rooms, or of one by its slug. */
  dashboard: { pattern: 'forum/:year?/dashboard/:slug?', isListed: false, caching: 'offline' },
  /** An order, a payment and a ticket, whose keys nobody can guess. */
  order: { pattern: 'order/:key', query: ['same', 'seat', 'changed'], isListed: false, caching: 'never' },
  ticket: { pattern: 'ticket/:key', isListed: false, caching: 'never' },
  /** Where a subscription is confirmed and ended; its address is in the letters. */
  subscription: { pattern: 'subscription/:key', isListed: false, caching: 'never' },
  /** The page of one who waits for seats; its address is in the letters. */
  waiting: { pattern: 'waiting/:key', isListed: false, caching: 'never' },
  testPayment: { pattern: 'test-payment/:key', isListed: false, caching: 'never' },
  /** Where people of a partner take the seats that it has been given. */
  seats: { pattern: 'seats/:key', query: ['made', 'known'], isListed: false, caching: 'never' },
  /** For editors, by a pass of the content service: what is incomplete, and a draft as the page that it will be. */
  incomplete: { pattern: 'incomplete/:key', query: ['year'], isListed: false, caching: 'never', kind: 'editors' },
  preview: { pattern: 'preview/:key', isListed: false, caching: 'never', kind: 'editors' },
  /** A page that editors wrote. */
  page: { pattern: ':slug', isListed: true, caching: 'offline' },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages

type Row<Id extends PageId> = (typeof pages)[Id]
type IsPaged<Id extends PageId> =
  Row<Id> extends { query: infer Names extends readonly string[] } ? ('page' extends Names[number] ? true : false) : false

/** Pages of one address only; the lists that go on at `?page=2` are not among them. */
export type StaticPageId = {
  [Id in PageId]: Row<Id>['pattern'] extends `${string}:${string}` ? never : IsPaged<Id> extends true ? never : Id
}[PageId]

/** Pages whose addresses depend on what there is, and that search engines may list. */
export type ListedContentPageId = {
  [Id in Exclude<PageId, StaticPageId>]: Row<Id>['isListed'] extends true ? Id : never
}[Exclude<PageId, StaticPageId>]

export const pageIds = Object.keys(pages) as PageId[]

/** The row of a page, of which nothing but its type is known. */
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

/** The page that the route of this name draws; undefined of the frame's own routes. */
export function pageOfRoute(name = ''): Page | undefined {
  return pageByRoute.get(name)
}
