import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LegalDocument } from '#domain/contact/contact.ts'
import { quantityField } from '#domain/order/choice.ts'
import type { PaymentMethod } from '#domain/order/order.ts'
import { attendeeField } from '#domain/order/order-request.ts'
import { tokenField } from '#domain/submission/form-fields.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { createOutbox } from '../outbox/outbox.ts'
import type { Database } from '../storage/database.ts'
import { holdDatabase, openTestDatabase } from '../storage/database-fixture.ts'
import { createFormGuard } from '../submissions/form-guard.ts'
import { createFormTokens } from '../submissions/form-token.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { createOrders } from './orders.ts'
import { type OrderRequest, placeOrder } from './place-order.ts'

const minute = 60_000
const start = Date.parse('2025-09-09T12:00:00+03:00')
const inEvery = (text: string) => ({ uk: text, en: text, ru: text })

let folder: string
let database: Database
let now: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'place-order-'))
  database = await openTestDatabase(join(folder, 'desk.sqlite'))
  now = start
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const ticket = (id: string, own: Partial<Ticket> = {}): Ticket => ({
  id,
  title: inEvery(`Ticket ${id}`),
  description: { uk: null, en: null, ru: null },
  price: 6_900,
  oldPrice: null,
  currency: 'UAH',
  quota: null,
  maxPerOrder: null,
  isOnline: false,
  saleStart: null,
  saleEnd: null,
  validFrom: null,
  validUntil: null,
  ...own,
})

const editionOf = (tickets: readonly Ticket[]): OrderRequest['edition'] => ({
  year: 2025,
  isCancelled: false,
  ticketsStatus: 'started',
  start: null,
  end: null,
  ticketGroups: [{ id: 'g', title: inEvery('Учасник'), description: inEvery('-'), tickets }],
})

const documents: LegalDocument[] = (['offer', 'refund', 'privacy'] as const).map((kind) => ({
  id: kind,
  kind,
  ukrainian: `${kind}-uk.1`,
  other: `${kind}-en.2`,
}))

function desk({ deliveries = orderDeliveries, hasSeller = true } = {}) {
  const outbox = createOutbox(database)
  const orders = createOrders({ database, outbox, deliveries, now: () => now })
  const tokens = createFormTokens(Buffer.from('secret'))
  const formGuard = createFormGuard(tokens, () => now)
  const token = tokens.personal('order', now - minute)
  /** A form with `seats` of each ticket, all for the buyer. */
  const formWith = (seats: Record<string, number>, fields: Record<string, string> = {}) => {
    const form = new FormData()
    const buyer = { name: 'Ада', email: 'ada@b.example', phone: '+380441234567', company: '', edrpou: '' }
    for (const [name, value] of Object.entries({ ...buyer, offer: 'yes', consent: 'yes', [tokenField]: token, ...fields }))
      form.set(name, value)
    for (const [ticketId, quantity] of Object.entries(seats)) {
      form.set(quantityField(ticketId), String(quantity))
      for (let place = 0; place < quantity; place++) form.set(attendeeField({ ticketId, place }, 'name'), `Гість ${place}`)
    }
    return form
  }
  const place = (form: FormData | null, own: Partial<OrderRequest> = {}, ways = { card: true, bank: true }) =>
    placeOrder(
      {
        edition: editionOf([ticket('t', { quota: 3 })]),
        currentForumYear: 2025,
        siteNow: now,
        documents,
        locale: 'en',
        method: 'card',
        form,
        visitor: { address: '203.0.113.7' },
        ...own,
      },
      {
        orders,
        formGuard,
        ways,
        hasSeller,
        refundTerms: 'document',
        invoiceDays: 5,
        placedFrom: (address) => address,
        now: () => now,
      },
    )
  return { outbox, orders, place, formWith }
}

const channelsOf = (deliveries: readonly { channel: string }[]) => deliveries.map(({ channel }) => channel)

test('an order is stored with what was on sale under its name and price, the offer that stood there, and its deliveries', async () => {
  const { place, formWith, orders, outbox } = desk()
  const outcome = await place(formWith({ t: 2 }))
  expect(outcome).toMatchObject({
    outcome: 'placed',
    order: {
      number: '2025-00001',
      status: 'awaiting_payment',
      method: 'card',
      locale: 'en',
      total: 13_800,
      buyer: { name: 'Ада', email: 'ada@b.example' },
      lines: [{ ticketId: 't', title: 'Учасник, Ticket t', price: 6_900, attendees: [{ name: 'Гість 0' }, { name: 'Гість 1' }] }],
      consent: {
        offer: { file: 'offer-en.2', changed: 2 },
        refund: { file: 'refund-en.2', changed: 2 },
        privacy: { file: 'privacy-en.2', changed: 2 },
        at: start,
      },
      createdAt: start,
      expiresAt: start + 30 * minute,
    },
  })
  const [order] = await orders.list(9)
  expect(channelsOf(await outbox.about(order?.id ?? ''))).toEqual(['content', 'orderMail', 'content'])
  expect((await orders.seatsLeft())('t', 3)).toBe(1)
})

test.each<[string, Partial<Ticket>, Partial<OrderRequest['edition']>, string]>([
  ['its tickets are sold', { saleEnd: Date.parse('2025-09-12T00:00+03:00') }, {}, '2025-09-11T23:59:59+03:00'],
  ['the forum is ahead', {}, { start: Date.parse('2025-09-11T00:00+03:00') }, '2025-09-10T23:59:59+03:00'],
  [
    'the forum lasts, when it has begun',
    {},
    { start: Date.parse('2025-09-08T00:00+03:00'), end: Date.parse('2025-09-10T18:00+03:00') },
    '2025-09-10T17:59:59+03:00',
  ],
])('an invoice is never payable longer than %s', async (_, own, edition, expected) => {
  const { place, formWith } = desk()
  const sold = { ...editionOf([ticket('t', own)]), ...edition }
  expect(await place(formWith({ t: 1 }), { method: 'bank', edition: sold })).toMatchObject({
    order: { expiresAt: Date.parse(expected) },
  })
})

test.each<[string, boolean, readonly string[]]>([
  ['a seller', false, ['offer', 'refund', 'privacy']],
  ['an offer', true, ['refund', 'privacy']],
  ['refund terms', true, ['offer', 'privacy']],
])('without %s nothing is sold, whatever is sent', async (_, hasSeller, kinds) => {
  const { place, formWith, orders } = desk({ hasSeller })
  const known = documents.filter(({ kind }) => kinds.includes(kind))
  for (const method of ['card', 'bank'] as const)
    expect(await place(formWith({ t: 1 }), { method, documents: known })).toEqual({ outcome: 'closed' })
  expect(await orders.list(9)).toEqual([])
})

test('an invoice may be paid to the end of its last day in Kyiv', async () => {
  const { place, formWith } = desk()
  expect(await place(formWith({ t: 1 }), { method: 'bank' })).toMatchObject({
    order: { expiresAt: Date.parse('2025-09-14T23:59:59+03:00') },
  })
})

test.each<[string, Partial<OrderRequest>, Record<PaymentMethod, boolean>]>([
  ['the sale has not begun', { edition: { ...editionOf([ticket('t')]), ticketsStatus: 'soon' } }, { card: true, bank: true }],
  ['the edition is called off', { edition: { ...editionOf([ticket('t')]), isCancelled: true } }, { card: true, bank: true }],
  ['the edition is over', { currentForumYear: 2026 }, { card: true, bank: true }],
  ['nobody takes cards', {}, { card: false, bank: true }],
  ['nobody sells by invoice', { method: 'bank' }, { card: true, bank: false }],
])('where %s it is closed, whatever is sent', async (_, own, ways) => {
  const { place, formWith, orders } = desk()
  expect(await place(formWith({ t: 1 }), own, ways)).toEqual({ outcome: 'closed' })
  expect(await place(null, own, ways)).toEqual({ outcome: 'closed' })
  expect(await orders.list(9)).toEqual([])
})

test('what is no form, or one that this site did not draw, is to be sent once more', async () => {
  const { place, formWith, orders } = desk()
  expect(await place(null)).toEqual({ outcome: 'again' })
  expect(await place(formWith({ t: 1 }, { [tokenField]: 'forged' }))).toEqual({ outcome: 'again' })
  expect(await orders.list(9)).toEqual([])
})

test('a button that orders nothing gives what is on sale, and asks nothing of the guard', async () => {
  const { place, formWith, orders } = desk()
  expect(await place(formWith({ t: 1 }, { intent: 'fill' }))).toMatchObject({
    outcome: 'notSent',
    intent: 'fill',
    onSale: [{ ticket: { id: 't' }, left: 3 }],
  })
  expect(await orders.list(9)).toEqual([])
})

test('faults of the choice and of the fields are told together', async () => {
  const { place, formWith } = desk()
  expect(await place(formWith({}, { email: 'nobody' }))).toMatchObject({
    outcome: 'faulty',
    choice: 'nothing',
    faults: { email: 'notEmail' },
  })
  expect(await place(formWith({ t: 1 }, { edrpou: '1' }), { method: 'bank' })).toEqual({
    outcome: 'faulty',
    choice: null,
    faults: { edrpou: 'notEdrpou' },
  })
})

test('a ticket whose window is over by the clock of the site is not sold', async () => {
  const { place, formWith } = desk()
  const edition = editionOf([ticket('t', { saleEnd: start })])
  expect(await place(formWith({ t: 1 }), { edition, siteNow: start - 1 })).toMatchObject({ outcome: 'placed' })
  expect(await place(formWith({ t: 1 }), { edition, siteNow: start })).toMatchObject({ outcome: 'faulty', choice: 'notOnSale' })
})

test('the last seats are sold once', async () => {
  const { place, formWith, orders } = desk()
  await place(formWith({ t: 2 }))
  expect(await place(formWith({ t: 2 }, { name: 'Боб' }))).toEqual({ outcome: 'soldOut', ticketId: 't', left: 1 })
  expect(await orders.list(9)).toHaveLength(1)
})

test('the same form sent twice is one order; changed and sent once more it is another', async () => {
  const { place, formWith, orders } = desk()
  const first = await place(formWith({ t: 1 }))
  const second = await place(formWith({ t: 1 }))
  const changed = await place(formWith({ t: 1 }, { name: 'Боб' }))
  expect(second).toEqual(first)
  expect(changed).toMatchObject({ outcome: 'placed', order: { number: '2025-00002' } })
  expect(await orders.list(9)).toHaveLength(2)
})

test('where nobody can even say what is left, it is refused', async () => {
  const { place, formWith } = desk()
  await database.close()
  expect(await place(formWith({ t: 1 }))).toEqual({ outcome: 'refused' })
})

test('where the machine cannot store it, it is refused and nothing stays', async () => {
  const { place, formWith, orders } = desk()
  const other = await holdDatabase(join(folder, 'desk.sqlite'))
  expect(await place(formWith({ t: 1 }))).toEqual({ outcome: 'refused' })
  await other.release()
  expect(await orders.list(9)).toEqual([])
})

test.each<PaymentMethod>(['card', 'bank'])(
  'a free order (%s) is paid when it is placed: its tickets are there',
  async (method) => {
    const { place, formWith, orders, outbox } = desk()
    const free = { edition: editionOf([ticket('t', { price: 0 })]), method }
    const outcome = await place(formWith({ t: 2 }), free)
    expect(outcome).toMatchObject({ outcome: 'placed', order: { status: 'paid', total: 0, paidAt: start } })
    expect(await place(formWith({ t: 2 }), free)).toEqual(outcome)
    const [order] = await orders.list(9)
    expect((await orders.ticketsOf(order?.id ?? '')).map(({ state }) => state)).toEqual(['valid', 'valid'])
    const mails = (await outbox.about(order?.id ?? '')).filter(({ channel }) => channel === 'orderMail')
    expect(mails.filter(({ message }) => JSON.stringify(message).includes('tickets'))).toHaveLength(1)
  },
)

test('a free order whose tickets cannot be issued is not placed either: nobody finds it unpaid', async () => {
  const failing = () => {
    throw new Error('killed between placing and paying')
  }
  const { place, formWith, orders, outbox } = desk({ deliveries: { ...orderDeliveries, paid: failing } })
  await expect(place(formWith({ t: 1 }), { edition: editionOf([ticket('t', { price: 0 })]) })).rejects.toThrow(/killed between/)
  expect(await orders.list(9)).toEqual([])
  expect(await outbox.statistics()).toEqual({ waiting: 0, delivered: 0, dead: 0 })
})

const bankOf = (quota: number | null, more: Partial<OrderRequest> = {}) => ({
  edition: editionOf([ticket('t', { quota })]),
  method: 'bank' as const,
  ...more,
})
const from = (address: string) => ({ visitor: { address } })
const person = (index: number) => ({
  name: `Гість ${index}`,
  email: `buyer-${index}@b.example`,
  phone: `+38044${1_000_000 + index}`,
})

test('from one address nobody holds the sale for free: of 64 invoices for ten seats each ten are taken, which hold 100 of 640 seats for a day', async () => {
  const { place, formWith, orders } = desk()
  const outcomes = []
  for (let index = 0; index < 64; index++) outcomes.push(await place(formWith({ t: 10 }, person(index)), bankOf(640)))
  expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(10)
  expect(outcomes.slice(10)).toEqual(Array.from({ length: 54 }, () => ({ outcome: 'overLimit', limit: 'network' })))
  expect((await orders.seatsLeft())('t', 640)).toBe(540)
  now += 24 * 60 * minute
  expect((await orders.seatsLeft())('t', 640)).toBe(640)
})

test('from sixty-four addresses invoices that nobody confirms hold a fifth of the seats together, and none is refused', async () => {
  const { place, formWith, orders } = desk()
  for (let index = 0; index < 64; index++)
    expect(await place(formWith({ t: 10 }, person(index)), bankOf(640, from(`203.0.113.${index}`)))).toMatchObject({
      outcome: 'placed',
      order: { heldUntil: index < 12 ? start + 24 * 60 * minute : start, confirmKey: expect.stringMatching(/^[\w-]{22}$/) },
    })
  expect((await orders.seatsLeft())('t', 640)).toBe(520)
})

test('by card one network holds as many unpaid seats at most; an address that is a proxy’s own counts nobody', async () => {
  const { place, formWith } = desk()
  const sent = (index: number, address: string) =>
    place(formWith({ t: 20 }, person(index)), { edition: editionOf([ticket('t')]), ...from(address) })
  for (let index = 0; index < 5; index++) expect(await sent(index, '203.0.113.7')).toMatchObject({ outcome: 'placed' })
  expect(await sent(5, '203.0.113.7')).toEqual({ outcome: 'overLimit', limit: 'network' })
  for (let index = 6; index < 12; index++) expect(await sent(index, '')).toMatchObject({ outcome: 'placed' })
})

test('a secretary buys for twenty colleagues, tries once more, and once more; the fourth time too much is unpaid, however the address is spelt', async () => {
  const { place, formWith, orders } = desk()
  const secretary = { name: 'Оксана', email: 'office@b.example', phone: '+38 (044) 765-43-21' }
  const sent = (own: Record<string, string>) => place(formWith({ t: 20 }, { ...secretary, ...own }), bankOf(null))
  const placing = [await sent({}), await sent({ name: 'Оксана Ївга' }), await sent({ name: 'О. Ївга' })]
  expect(placing.map(({ outcome }) => outcome)).toEqual(['placed', 'placed', 'placed'])
  const tooMuch = { outcome: 'overLimit', limit: 'buyer' }
  expect(await sent({ name: 'Ївга' })).toEqual(tooMuch)
  expect(await sent({ email: 'Office+2@B.example', phone: '+380440000000' })).toEqual(tooMuch)
  expect(await sent({ email: 'other@b.example', phone: '044 765 43 21' })).toEqual(tooMuch)
  // The same form once more is the order that it was.
  expect(await sent({})).toEqual(placing[0])
  await orders.markPaid('2025-00001')
  expect(await sent({ name: 'Ївга' })).toMatchObject({ outcome: 'placed' })
})

test('a secretary may order for twenty colleagues one by one; thirty orders of one buyer within the hour are enough', async () => {
  const { place, formWith } = desk()
  const sent = (name: string) => place(formWith({ t: 1 }, { name }), bankOf(null))
  for (let index = 0; index < 30; index++) expect(await sent(`Ада ${index}`)).toMatchObject({ outcome: 'placed' })
  expect(await sent('Ада')).toEqual({ outcome: 'overLimit', limit: 'pace' })
  now += 61 * minute
  expect(await sent('Ада')).toMatchObject({ outcome: 'placed' })
})

test('a script that confirms from mailboxes of its own holds 200 seats from one address, no more', async () => {
  const { place, formWith, orders } = desk()
  for (let index = 0; index < 64; index++) {
    const outcome = await place(formWith({ t: 10 }, person(index)), bankOf(640))
    if (outcome.outcome === 'placed') await orders.confirm(outcome.order.confirmKey)
  }
  expect((await orders.seatsLeft())('t', 640)).toBe(440)
})
