// Which folder of routes/ draws each page of the table of pages, whose patterns are the URL map.
import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { type PageId, pageIds, pages, routeName } from '#domain/address/pages.ts'

const folders: Readonly<Record<PageId, string>> = {
  home: 'home',
  notFound: 'not-found',
  about: 'about',
  contacts: 'contacts',
  materials: 'materials',
  news: 'news',
  post: 'post',
  pages: 'pages',
  partners: 'partners',
  photos: 'photos',
  album: 'album',
  speakers: 'speakers',
  speaker: 'speaker',
  successGroupOrder: 'confirmation',
  successSubscribe: 'confirmation',
  thankYou: 'confirmation',
  videos: 'videos',
  video: 'video',
  team: 'team',
  offline: 'offline',
  donate: 'donate',
  accreditation: 'accreditation',
  successAccreditation: 'confirmation',
  successBooking: 'confirmation',
  subscribe: 'subscribe',
  callback: 'callback',
  forum: 'forum',
  broadcasts: 'broadcasts',
  broadcast: 'broadcast',
  tickets: 'tickets',
  byBank: 'by-bank',
  byCard: 'by-card',
  byForm: 'by-form',
  booking: 'booking',
  programme: 'programme',
  session: 'session',
  speakersOfYear: 'forum-speakers',
  dashboard: 'dashboard',
  order: 'order',
  ticket: 'ticket',
  testPayment: 'test-payment',
  page: 'page',
}

/** The module that draws a page, below `app/`. Throws an Error with one sentence for a page without a folder: the framework reads this before types are checked. */
export function routeFile(id: PageId): string {
  if (!folders[id]) throw new Error(`app/routes.ts: no folder draws the page "${id}".`)
  return `routes/${folders[id]}/route.tsx`
}

function pageRoute(id: PageId) {
  const { pattern } = pages[id]
  const options = { id: routeName(id) }
  return pattern === '' ? index(routeFile(id), options) : route(pattern, routeFile(id), options)
}

/** The gallery of components: no build carries it. */
const gallery =
  import.meta.env?.MODE === 'development' ? [route('gallery/:room?/:theme?', 'gallery/gallery.tsx', { id: 'lang-gallery' })] : []

export default [
  index('routes/index/route.ts', { id: 'index' }),
  route(':lang', 'routes/language/route.tsx', { id: 'language' }, [
    ...pageIds.map(pageRoute),
    ...gallery,
    route('*', 'routes/not-found/route.tsx', { id: 'lang-not-found' }),
  ]),
] satisfies RouteConfig
