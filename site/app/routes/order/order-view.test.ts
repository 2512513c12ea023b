import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import { noConsent } from '@forum/domain/order/consent.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { anAttendee, anOrder, aSeller } from '@forum/domain/order/order-builder.ts'
import { expect, test } from 'vitest'
import { type OrderViewOptions, orderView } from './order-view.ts'

registerEveryLanguage()

const now = Date.parse('2025-09-09T12:00:30+03:00')
const minute = 60_000
const seller = aSeller()
const ada = anAttendee({ name: 'Ада', company: 'ТОВ «Льон»', position: 'Директорка', email: 'ada@b.example' })
const bob = anAttendee({ name: 'Боб' })
const order = anOrder({
  buyer: { name: 'Ада', email: 'ada@b.example', phone: '1', company: '', edrpou: '' },
  lines: [{ ticketId: 't', title: 'Учасник', price: 6_900, attendees: [ada, bob] }],
  createdAt: now,
  expiresAt: now + 30 * minute,
})
const ticket = { seat: 0, pageKey: 't1', title: 'Учасник', attendee: ada, state: 'valid', usedAt: null } as const
const paid = { status: 'paid', paidAt: now } as const
const bank = { method: 'bank', buyer: { ...order.buyer, company: 'ТОВ «Льон»', edrpou: '12345678' } } as const

function view(own: Partial<Order> = {}, given: Partial<OrderViewOptions> = {}) {
  return orderView({
    order: { ...order, ...own },
    payments: [],
    tickets: [],
    refunds: [],
    receipts: [],
    seller,
    provider: 'liqpay',
    hasCalendar: true,
    now,
    locale: 'uk',
    userAgent: '',
    draw: (address) => ({ size: 1, path: address, disc: 17 }),
    ...given,
  })
}
const attempt = { reference: '1', receiptsSince: null, openedAt: now } as const
const pending = { ...attempt, state: 'pending', status: '' } as const
const failed = { ...attempt, state: 'failed', status: 'failure' } as const

const givenBack = { ...ticket, state: 'cancelled' } as const

test.each<[string, Partial<Order>, Partial<OrderViewOptions>, string, string]>([
  ['may be paid', {}, {}, 'toPay', 'payment'],
  ['is on its way', {}, { payments: [pending] }, 'confirming', 'payment'],
  ['was declined', {}, { payments: [failed] }, 'declined', 'payment'],
  ['is paid', paid, { tickets: [ticket] }, 'paid', 'calendar'],
  ['has an invoice', bank, {}, 'invoice', 'invoice'],
  ['by bank, nobody sells', bank, { seller: null }, 'invoice', ''],
  ['by bank and paid keeps its invoice', { ...bank, ...paid }, { tickets: [ticket] }, 'paid', 'invoice calendar'],
  ['by bank cost nothing', { ...bank, ...paid, total: 0 }, { tickets: [ticket] }, 'paid', 'calendar'],
  ['has run out', { expiresAt: now }, {}, 'expired', ''],
  ['by bank and run out', { ...bank, status: 'cancelled' }, {}, 'expired', ''],
  ['was called off', { status: 'cancelled', revokedAt: now }, {}, 'cancelled', ''],
  ['was given back', { status: 'refunded', revokedAt: now }, { tickets: [givenBack] }, 'refunded', ''],
])('an order that %s', (_, own, given, status, has) => {
  const { displayStatus, payment, invoice, hasCalendar } = view(own, given)
  const parts = [payment && 'payment', invoice && 'invoice', hasCalendar && 'calendar'].filter(Boolean)
  expect([displayStatus, parts.join(' ')]).toEqual([status, has])
})

test('prices, sums, the tax and the people stand as they are read', () => {
  expect(view()).toMatchObject({
    number: '2025-00042',
    orderedOn: '9 вересня 2025',
    total: '13\u00a0800\u00a0₴',
    seats: 2,
    lines: [{ title: 'Учасник', quantity: 2, price: '6\u00a0900\u00a0₴', sum: '13\u00a0800\u00a0₴' }],
    vat: { rate: 20, sum: '2\u00a0300\u00a0₴' },
    attendees: [
      { name: 'Ада', about: 'Директорка, ТОВ «Льон»' },
      { name: 'Боб', about: '' },
    ],
  })
})

test('in another language than the order’s the tickets’ names say theirs', () => {
  expect(view().lines[0]?.title).toEqual('Учасник')
  expect(view({}, { locale: 'en' }).lines[0]?.title).toEqual({ text: 'Учасник', lang: 'uk' })
})

test.each([
  [30 * minute, { date: null, time: '12:30', minutesLeft: 30 }],
  [59_000, { date: null, time: '12:01', minutesLeft: 0 }],
  [13 * 60 * minute, { date: '10 вересня 2025', time: '01:00', minutesLeft: 780 }],
])('seats that are held for %i ms', (left, expected) => expect(view({ expiresAt: now + left }).payment?.held).toEqual(expected))

test.each([
  ['liqpay', 'provider'],
  ['test', 'test'],
  [null, null],
])('a card is taken by %s: %s', (provider, expected) => expect(view({}, { provider }).payment?.with).toBe(expected))

test('of a paid order each ticket is good; of one that was given back none is', () => {
  expect(view(paid, { tickets: [ticket] }).tickets).toMatchObject([{ pageKey: 't1', name: 'Ада', isGood: true }])
  expect(view(paid, { tickets: [ticket] }).attendees).toEqual([])
  expect(view({ status: 'refunded' }, { tickets: [ticket] }).tickets).toMatchObject([{ isGood: false }])
})

test('a ticket may be given away until the last day, of which the page speaks once', () => {
  const changesEnd = Date.parse('2025-09-15T00:00+03:00')
  const ofTicket = (own: object, order: Partial<Order> = paid) =>
    view(order, { tickets: [{ ...ticket, ...own }], changesEnd }).ownChange
  expect(ofTicket({})).toEqual({ until: '14 вересня 2025' })
  expect(view(paid, { tickets: [ticket] }).ownChange).toEqual({ until: '' })
  expect(view(paid, { tickets: [ticket], changesEnd: now }).ownChange).toEqual({ because: 'tooLate' })
  expect(ofTicket({ usedAt: 1 })).toBeNull()
  expect(ofTicket({}, { ...paid, origin: { source: 'press', allocation: '', giver: '' } })).toBeNull()
})

test('of a person who was erased nothing is shown', () => {
  const erased = view({
    buyer: { ...order.buyer, name: '', email: '' },
    lines: [{ ...order.lines[0], attendees: [anAttendee()] } as never],
  })
  expect(erased).toMatchObject({ email: '', attendees: [], seats: 1 })
})

test('without VAT it is said so, and without a seller nothing is', () => {
  expect(view({ vatRate: null }).vat).toEqual({ rate: null })
  expect(view({}, { seller: null }).vat).toBe(null)
})

test('a payer abroad reads the seller in English, SWIFT and correspondent, the sum in euro, and no code of Ukrainian banks', () => {
  const abroad = { name: 'Forum LLC', address: 'Kyiv, Ukraine', swift: 'DEMOUAUK', correspondent: 'Example Bank, EXMPDEFF' }
  const fromAbroad = { ...bank, buyer: { ...order.buyer, isAbroad: true }, euroRate: 481_234 } as const
  const { invoice } = view(fromAbroad, { seller: { ...seller, abroad } })
  const shown = Object.fromEntries(invoice?.requisites.map(({ label, text, lang }) => [label, [text, lang]]) ?? [])
  expect(shown).toMatchObject({
    recipient: ['Forum LLC', 'en'],
    swift: ['DEMOUAUK', null],
    correspondent: ['Example Bank, EXMPDEFF', 'en'],
    address: ['Kyiv, Ukraine', 'en'],
  })
  expect(shown).not.toHaveProperty('bank')
  expect(invoice).toMatchObject({ qr: null, banks: [], euro: expect.stringContaining('за курсом 48,1234\u00a0₴') })
  expect(view(bank, { seller: { ...seller, abroad } }).invoice).toMatchObject({ euro: null, qr: expect.anything() })
})

test('the invoice is read in groups and copied as a bank takes it', () => {
  const { invoice } = view(bank)
  const copied = Object.fromEntries(invoice?.requisites.map(({ label, copied }) => [label, copied]) ?? [])
  expect(copied).toEqual({
    recipient: 'ТОВ «Форум»',
    code: '30000005',
    iban: 'UA903052992990004149123456789',
    bank: null,
    amount: '13800',
    purpose: 'Оплата участі у форумі, рахунок № 2025-00042 від 09.09.2025, у т.ч. ПДВ 20 % 2300,00 грн',
    address: null,
    payer: null,
  })
  const iban = invoice?.requisites.find(({ label }) => label === 'iban')?.text
  expect(iban).toBe('UA90\u00a03052\u00a09929\u00a09000\u00a04149\u00a01234\u00a05678\u00a09')
  expect(invoice?.requisites.at(-1)?.text).toBe('ТОВ «Льон», 12345678')
  expect(invoice?.qr?.path).toMatch(/^https:\/\/qr\.bank\.gov\.ua\/[\w-]+$/)
  expect(invoice?.banks).toEqual([])
})

test.each([
  ['uk', 'Тринадцять тисяч вісімсот гривень 00 копійок'],
  ['en', 'Thirteen thousand eight hundred hryvnias 00 kopiykas'],
  ['ru', 'Тринадцать тысяч восемьсот гривен 00 копеек'],
] as const)('in %s the sum is written out', (locale, words) => expect(view(bank, { locale }).invoice?.inWords).toBe(words))

test('an invoice that no code holds has none, and no links', () => {
  const { invoice } = view(bank, { seller: { ...seller, name: 'Ї'.repeat(141) }, userAgent: 'Android' })
  expect([invoice?.qr, invoice?.banks]).toEqual([null, []])
})

test.each([
  ['of tickets without number', { confirmKey: '' }, {}, null],
  [
    'within the share',
    { heldUntil: now + 60 * minute },
    {},
    { until: { date: '9 вересня 2025', time: '13:00' }, isConfirmed: false },
  ],
  ['in a repeated hour', { heldUntil: Date.parse('2025-10-26T03:30+02:00') }, {}, { until: { time: '03:30\u00a0EET' } }],
  ['above the share', { heldUntil: now }, { isFromLetter: true }, { until: null, isConfirmed: false, isFromLetter: true }],
  ['confirmed', { heldUntil: now + 60 * minute, confirmedAt: now }, {}, { until: { time: '13:00' }, isConfirmed: true }],
  ['paid', paid, {}, null],
])('seats of an invoice %s', (_, own, given, expected) => {
  const { hold } = view({ ...bank, expiresAt: now + 90 * minute, confirmKey: 'k', ...own }, given)
  if (expected === null) expect(hold).toBeNull()
  else expect(hold).toMatchObject(expected)
})

test('of what was bought the page names the seller, the documents that were agreed to, and the receipts', () => {
  const consent = { ...noConsent(now), offer: { file: 'offer.1', changed: 1 }, refund: { file: 'refund.1', changed: 1 } }
  const receipts = [
    { kind: 'sale', address: 'https://tax.example/1' },
    { kind: 'return', address: null },
  ] as const
  expect(view({ ...paid, consent }, { receipts })).toMatchObject({
    seller: { name: 'ТОВ «Форум»', code: '30000005', address: 'Київ', email: 'tickets@forum.example' },
    terms: { offer: '/assets/offer.1/asset.pdf', refund: '/assets/refund.1/asset.pdf' },
    receipts: [{ kind: 'sale', address: 'https://tax.example/1' }],
    books: null,
  })
})

test('what went back of a payment stands beside what is left of it', () => {
  const refund = { id: 'r', orderId: 'o', paymentReference: 'p', amount: 690_050, seats: [1], at: now }
  const refunds = [
    { ...refund, state: 'done' },
    { ...refund, state: 'failed' },
  ] as const
  const payments = [{ ...attempt, reference: 'p', receiptsSince: now, state: 'paid', status: 'success' }] as const
  expect(view(paid, { payments, refunds }).books).toEqual({ refunded: '6\u00a0900,50\u00a0₴', remaining: '6\u00a0899,50\u00a0₴' })
})

test('an invoice may be corrected while its buyer may, and lists the versions before it; an order by card has none', () => {
  const payer = { name: 'Ада', company: 'ТОВ «Льон»', edrpou: '12345678' }
  const version = (number: number) => ({ version: number, payer, since: now + number * 86_400_000, madeBy: 'buyer' as const })
  const correctable = { newest: version(3), replaced: [version(1), version(2)], fixed: null }
  expect(view(bank, { correctable }).correction).toEqual({
    fixed: null,
    version: 3,
    since: '12 вересня 2025',
    replaced: [
      { version: 2, since: '11 вересня 2025' },
      { version: 1, since: '10 вересня 2025' },
    ],
    payer,
    hasAbroad: false,
  })
  const foreign = { ...bank, buyer: { ...bank.buyer, isAbroad: true as const } }
  expect(view(foreign, { correctable }).correction?.hasAbroad).toBe(true)
  expect(view({}, { correctable: { ...correctable, fixed: 'noInvoice' } }).correction).toBeNull()
  expect(view({ ...bank, status: 'cancelled' }, { correctable: { ...correctable, fixed: 'over' } }).correction).toBeNull()
  expect(view({ ...bank, ...paid }, { correctable: { ...correctable, fixed: 'paid' } }).correction?.fixed).toBe('paid')
  expect(view(bank, { correctable, seller: null }).correction).toBeNull()
})
