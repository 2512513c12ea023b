// A browser has the words of a page by the time its scripts run: each page is drawn with those alone that its scripts bring.
import { expect, test } from 'vitest'
import { noConsent } from '#domain/order/consent.ts'
import type { Order } from '#domain/order/order.ts'
import { after, before, contentWith, during, edition } from './whole-site-builder.ts'
import { crawl, wholeSite } from './whole-site-fixture.ts'
import { programmeWordsIn } from './words/programme-words.ts'
import { readingWordsIn } from './words/reading-words.ts'
import { scriptWords } from './words-by-route-fixture.ts'

const words = await scriptWords()

/** What no link leads to, or nobody but one person. */
const others = [
  ...[
    '404',
    'nowhere',
    'forum/1999',
    'search',
    'search?q=форум',
    'search?q=%%',
    'offline',
    'open-data',
    'callback',
    'accreditation',
  ],
  ...[
    'thank-you-page',
    'success-subscribe',
    'success-group-order',
    'success-accreditation',
    'success-booking',
    'subscribe',
    'pages',
  ],
  ...[
    'forum/2025/dashboard',
    'forum/2025/dashboard/hall',
    'forum/2025/my',
    'forum/2025/my?s=1',
    'forum/2025/changes',
    'team/ada',
  ],
  ...['forum/2025/booking', 'forum/2025/by-form', 'forum/2025/by-bank', 'forum/2025/by-card', 'forum/2020/program', 'donate'],
  ...['forum/2025/program?day=all', 'forum/2025/program?q=а', 'speakers?q=а', 'photos/album?picture=1', 'videos/film?play=1'],
  ...['embed/programme', 'forum/2025/broadcast/hall', 'forum/2025/side/walk'],
]

const order: Order = {
  id: 'o',
  number: '2025-00042',
  pageKey: 'key',
  forumYear: 2025,
  locale: 'uk',
  method: 'card',
  status: 'awaiting_payment',
  buyer: { name: 'Ада', email: 'ada@b.example', phone: '1', company: '', edrpou: '' },
  lines: [{ ticketId: 't', title: 'Учасник', price: 6_900, attendees: [{ name: 'Ада', company: '', position: '', email: '' }] }],
  total: 6_900,
  consent: noConsent(before),
  createdAt: before,
  expiresAt: before + 60_000,
  heldUntil: 0,
  confirmKey: '',
  confirmedAt: null,
  paidAt: null,
  revokedAt: null,
}
const ticket = {
  pageKey: 't',
  orderId: 'o',
  seat: 0,
  title: 'Учасник',
  attendee: order.lines[0]?.attendees[0],
  state: 'valid',
  usedAt: null,
}
const payment = { provider: 'test', state: 'pending', status: '', openedAt: before }

/** A desk with that order, for the pages that one person has the address of. */
function deskWith(own: Partial<Order>, payments: readonly object[]) {
  const tickets = own.status === 'paid' ? [ticket] : []
  const drawing = { size: 1, path: '', disc: null }
  const seller = {
    name: 'ТОВ',
    code: '30000005',
    iban: 'UA903052992990004149123456789',
    bank: 'Банк',
    address: 'Київ',
    email: '',
    phone: '',
  }
  const summary = { forum: 'Форум', date: '', place: '', calendar: null }
  return {
    settings: { seller: { ...seller, vatRate: 20 }, invoiceDays: 5, refundTerms: 'document' },
    subscriptions: { stateOf: async () => 'confirmed' },
    orderDocuments: { calendar: () => null, paymentCode: () => drawing, ticketCode: () => drawing, edition: () => summary },
    orders: {
      ...{ byPage: async () => ({ ...order, ...own }), byId: async () => order, ticketByPage: async () => ticket },
      ...{ seatsLeft: async () => 1, paymentsOf: async () => payments, ticketsOf: async () => tickets },
      ...{ refundsOf: async () => [], receiptsOf: async () => [] },
    },
  }
}

const faults = (pages: ReadonlyMap<string, { status: number }>) => [...pages].filter(([, { status }]) => status >= 500)

test.each([
  ['before', before],
  ['during', during],
  ['after', after],
])('%s the forum no page says a word that its scripts do not bring', async (_, now) => {
  const site = wholeSite(contentWith(edition(2025)), { now, drawing: words.during })
  expect(faults(await crawl(site, ['/uk', ...others.map((path) => `/uk/${path}`)]))).toEqual([])
})

test('nor does one where seats are booked before they are sold', async () => {
  const site = wholeSite(contentWith(edition(2025, { ticketsStatus: 'soon' })), { now: before, drawing: words.during })
  for (const path of ['', '/forum/2025/tickets', '/forum/2025/booking', '/forum/2025/by-card'])
    expect([path, (await site.get(`/uk${path}`)).status]).toEqual([path, 200])
})

test('nor does one before editors have written anything', async () => {
  const site = wholeSite({}, { now: before, drawing: words.during })
  expect(faults(await crawl(site, ['/uk', '/uk/forum/2025/my', '/uk/search']))).toEqual([])
})

test.each([
  ['to be paid', {}, []],
  ['on its way', {}, [payment]],
  ['declined', {}, [{ ...payment, state: 'failed', status: 'failure' }]],
  ['by bank', { method: 'bank' }, []],
  ['paid', { status: 'paid', paidAt: before }, []],
  ['run out', { expiresAt: before }, []],
  ['called off', { status: 'cancelled', revokedAt: before }, []],
  ['given back', { status: 'refunded', revokedAt: before }, []],
] as const)('nor does the page of an order that is %s', async (_, own, payments) => {
  const desk = deskWith(own, payments)
  const site = wholeSite(contentWith(edition(2025)), { now: before, desk, drawing: words.during })
  for (const path of ['order/key', 'ticket/t', 'subscription/key', ...(payments.length > 0 ? ['test-payment/key'] : [])])
    expect([path, (await site.get(`/uk/${path}`)).status]).toEqual([path, 200])
})

/** Nothing is drawn of the first, of the next two no words but those that they were loaded with, and the last is no page of a browser's. */
const wordless = ['routes/index/route.ts', 'routes/incomplete/route.tsx', 'routes/preview/route.tsx']

test('every route was drawn so', () => {
  expect(words.files.filter((file) => !words.drawn.has(file))).toEqual(wordless)
})

test('a word that a script does not bring is not there', () => {
  const end = words.during('/uk/news')
  expect(readingWordsIn('uk').publication).toBeDefined()
  expect(() => programmeWordsIn('uk').programme).toThrow('no script brings the word programme')
  end()
})
