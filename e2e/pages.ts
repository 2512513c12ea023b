// The pages that the browser suite looks at: each brings status, title, language links, axe, no console error and no horizontal
// scroll, in every language. Static pages come from the table of pages by themselves; of all others a sample has to be named here.
import { isStaticPage, type PageId, pageIds, type StaticPageId } from '@forum/domain/address/pages.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'

type Sample = {
  name: string
  /** Path without the language, as visitors see it. */
  path: string
  /** 200 when not given. */
  status?: number
  /** Languages in which it exists; all three when not given. */
  locales?: readonly Locale[]
}

/** `id` undefined: no page has such an address. */
export type BrowserPage = Sample & { id: PageId | undefined; status: number }

const samples: Record<Exclude<PageId, StaticPageId>, readonly [Sample, ...Sample[]]> &
  Partial<Record<StaticPageId, readonly Sample[]>> = {
  news: [
    { name: 'news', path: '/news' },
    { name: 'news, second page', path: '/news?page=2' },
  ],
  post: [{ name: 'post', path: '/news/tsiny-na-kvytky-2025' }],
  photos: [
    { name: 'photos', path: '/photos' },
    { name: 'photos, second page', path: '/photos?page=2' },
    { name: 'photos, no such page', path: '/photos?page=3', status: 404 },
  ],
  album: [
    { name: 'album', path: '/photos/zala-u-yakii-rakhuiut' },
    { name: 'album open at a picture', path: '/photos/zala-u-yakii-rakhuiut?picture=3' },
    { name: 'unknown album', path: '/photos/no-such-album', status: 404 },
  ],
  speakers: [{ name: 'speakers, nobody matching', path: '/speakers?q=zzzz' }],
  search: [
    { name: 'search, found', path: '/search?q=%D0%B5%D0%BD%D0%B5%D1%80%D0%B3%D1%96%D1%8F' },
    { name: 'search, one kind', path: '/search?q=2024&kind=post&year=2024' },
    { name: 'search, nothing found', path: '/search?q=zzzz' },
  ],
  speaker: [{ name: 'person', path: '/speakers/severyn-zaichenko' }],
  videos: [{ name: 'videos', path: '/videos' }],
  video: [{ name: 'video', path: '/videos/forum-2024-za-try-khvylyny' }],
  team: [
    { name: 'team', path: '/team' },
    { name: 'member of the team', path: '/team/snizhana-koverda-murava' },
    { name: 'unknown member of the team', path: '/team/nobody', status: 404 },
  ],
  forum: [
    { name: 'archived edition', path: '/forum/2023' },
    { name: 'current edition', path: '/forum/2025' },
    { name: 'cancelled edition', path: '/forum/2020' },
    { name: 'archived edition open at a picture', path: '/forum/2024?picture=2' },
    { name: 'archived edition, no such picture', path: '/forum/2024?picture=99', status: 404 },
    { name: 'unknown year', path: '/forum/1999', status: 404 },
  ],
  broadcasts: [
    { name: 'broadcasts to come', path: '/forum/2025/broadcast' },
    { name: 'recorded broadcasts', path: '/forum/2024/broadcast' },
    { name: 'broadcasts of a year without any', path: '/forum/2019/broadcast' },
    { name: 'broadcasts of the cancelled edition', path: '/forum/2020/broadcast' },
    { name: 'broadcasts of an unknown year', path: '/forum/1999/broadcast', status: 404 },
  ],
  broadcast: [
    { name: 'broadcast to come', path: '/forum/2025/broadcast/velyka-2025' },
    { name: 'recorded broadcast', path: '/forum/2024/broadcast/ros-2024' },
    { name: 'unknown broadcast', path: '/forum/2025/broadcast/no-such-broadcast', status: 404 },
    { name: 'broadcast under another year', path: '/forum/2024/broadcast/velyka-2025', status: 404 },
  ],
  tickets: [
    { name: 'tickets', path: '/forum/2025/tickets' },
    { name: 'tickets of another year', path: '/forum/2024/tickets' },
    { name: 'tickets of the cancelled edition', path: '/forum/2020/tickets' },
    { name: 'tickets of an unknown year', path: '/forum/1999/tickets', status: 404 },
  ],
  byBank: [{ name: 'ordering by invoice', path: '/forum/by-bank' }],
  byCard: [
    { name: 'ordering by card', path: '/forum/2025/by-card' },
    { name: 'ordering by card for another year', path: '/forum/2024/by-card' },
  ],
  byForm: [
    { name: 'request of a group', path: '/forum/2025/by-form' },
    { name: 'ordering for a group of the cancelled edition', path: '/forum/2020/by-form' },
  ],
  booking: [{ name: 'booking for an unknown year', path: '/forum/1999/booking', status: 404 }],
  changes: [
    { name: 'changes of the programme', path: '/forum/2025/changes' },
    { name: 'changes of an unknown year', path: '/forum/1999/changes', status: 404 },
  ],
  programme: [
    { name: 'programme', path: '/forum/2025/program' },
    { name: 'programme of the first day', path: '/forum/2025/program?day=2025-10-15' },
    { name: 'programme of an archived edition', path: '/forum/2019/program' },
    { name: 'programme of the cancelled edition', path: '/forum/2020/program' },
    { name: 'programme, filtered', path: '/forum/2025/program?room=velyka&q=%D1%96' },
    { name: 'programme, nothing found', path: '/forum/2025/program?q=zzzz' },
    { name: 'programme of an unknown room', path: '/forum/2025/program?room=no-such-room', status: 404 },
  ],
  session: [
    { name: 'session', path: '/forum/2025/program/mala-heneratsiia' },
    { name: 'unknown session', path: '/forum/2025/program/no-such-session', status: 404 },
  ],
  sideEvent: [
    { name: 'side event', path: '/forum/2025/side/kino-pro-tsinu' },
    { name: 'unknown side event', path: '/forum/2025/side/no-such-event', status: 404 },
  ],
  my: [
    { name: 'own programme', path: '/forum/2025/my' },
    { name: 'programme that was shared', path: '/forum/2025/my?s=zahwcyr4s4y5gsnj5s1zbvan' },
    { name: 'own programme of an unknown year', path: '/forum/1999/my', status: 404 },
  ],
  speakersOfYear: [{ name: 'speakers of the year', path: '/forum/2025/speakers' }],
  dashboard: [
    { name: 'screen of all rooms', path: '/forum/2025/dashboard' },
    { name: 'screen of all rooms, current year', path: '/forum/dashboard' },
    { name: 'screen of a room', path: '/forum/2025/dashboard/velyka' },
    { name: 'screen of an edition that is over', path: '/forum/2019/dashboard' },
    { name: 'screen of the cancelled edition', path: '/forum/2020/dashboard' },
    { name: 'screen of an unknown room', path: '/forum/2025/dashboard/no-such-room', status: 404 },
    { name: 'screen of an unknown year', path: '/forum/1999/dashboard', status: 404 },
  ],
  order: [{ name: 'unknown order', path: '/order/Zx_1-abcdefghijklmnopq', status: 404 }],
  ticket: [{ name: 'unknown ticket', path: '/ticket/Zx_1-abcdefghijklmnopq', status: 404 }],
  waitingList: [
    { name: 'waiting list, of no kind', path: '/forum/2025/waiting' },
    { name: 'waiting list, seats are there', path: '/forum/2025/waiting?ticket=1' },
  ],
  waiting: [{ name: 'unknown place on the waiting list', path: '/waiting/nothing', status: 404 }],
  seats: [{ name: 'unknown seats', path: '/seats/nothing', status: 404 }],
  subscription: [{ name: 'unknown subscription', path: '/subscription/nothing', status: 404 }],
  testPayment: [{ name: 'a test payment of nobody', path: '/test-payment/nothing', status: 404 }],
  incomplete: [{ name: 'what is incomplete, without a pass', path: '/incomplete/nothing', status: 404 }],
  preview: [{ name: 'preview without a pass', path: '/preview/nothing', status: 404 }],
  page: [
    { name: 'content page, wide', path: '/venue' },
    { name: 'content page, text', path: '/accessibility' },
    { name: 'unknown content page', path: '/no-such-page', status: 404 },
  ],
}

const nowhere: readonly Sample[] = [{ name: 'unknown path', path: '/no/such/page' }]

/** Static pages under their own name; the page of everything unknown is found under its address, too. */
const staticSamples = pageIds
  .filter(isStaticPage)
  .map((id) => ({ id, name: id, path: pathWithin[id](), status: id === 'notFound' ? 404 : 200 }))

export const browserPages: readonly BrowserPage[] = [
  ...staticSamples,
  ...pageIds.flatMap((id) => (samples[id] ?? []).map((sample) => ({ status: 200, ...sample, id }))),
  ...nowhere.map((sample) => ({ ...sample, id: undefined, status: 404 })),
]
