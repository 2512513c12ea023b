import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import { tokenField } from '@forum/domain/submission/form-fields.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import { expect, test } from 'vitest'
import { holdDatabase } from '../storage/database-fixture.ts'
import { orderDeliveries } from './order-deliveries.ts'
import type { OrderRequest } from './place-order.ts'
import {
  channelsOf,
  database,
  desk,
  documents,
  editionOf,
  folder,
  freshSale,
  minute,
  pass,
  start,
  ticket,
} from './place-order-fixture.ts'

freshSale()

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
  ['to the end of its last day in Kyiv', {}, {}, '2025-09-14T23:59:59+03:00'],
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
    faults: { edrpou: 'edrpouDigits' },
  })
})

test('a ticket whose window is over by the clock of the site is not sold', async () => {
  const { place, formWith } = desk()
  const over = ticket('t', { saleEnd: start })
  const edition = editionOf([over, ticket('later')])
  expect(await place(formWith({ t: 1 }), { edition, siteNow: start - 1 })).toMatchObject({ outcome: 'placed' })
  expect(await place(formWith({ t: 1 }), { edition, siteNow: start })).toMatchObject({ outcome: 'faulty', choice: 'notOnSale' })
  expect(await place(formWith({ t: 1 }), { edition: editionOf([over]), siteNow: start })).toEqual({ outcome: 'closed' })
})

test('a price that changed while the form stood open is never asked for silently: the order is placed at what was shown, or not', async () => {
  const { place, formWith, orders } = desk()
  const edition = editionOf([ticket('t', { price: 7900, oldPrice: 6900, priceFrom: start }), ticket('other')])
  const form = () => formWith({ t: 1 }, { 'shown-t': '6900', 'shown-other': '1' })
  expect(await place(form(), { edition, siteNow: start })).toMatchObject({
    outcome: 'priceChanged',
    onSale: [{ ticket: { id: 't', price: 7900 } }, { ticket: { id: 'other' } }],
    faults: {},
  })
  expect(await orders.list(9)).toEqual([])
  expect(await place(form(), { edition, siteNow: start - 1 })).toMatchObject({ outcome: 'placed', order: { total: 6900 } })
  const agreed = formWith({ t: 1 }, { 'shown-t': '7900' })
  expect(await place(agreed, { edition, siteNow: start })).toMatchObject({ outcome: 'placed', order: { total: 7900 } })
})

test('a price, a sum or a state that somebody adds to the form changes nothing', async () => {
  const { place, formWith } = desk()
  const added = { total: '1', price: '1', amount: '1', status: 'paid' }
  expect(await place(formWith({ t: 1 }, added))).toMatchObject({ order: { total: 6_900, status: 'awaiting_payment' } })
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
  expect(second).toEqual({ ...first, isNew: false })
  expect(changed).toMatchObject({ outcome: 'placed', order: { number: '2025-00002' } })
  expect(await orders.list(9)).toHaveLength(2)
})

test.each<[PaymentMethod, number]>([
  ['card', 30 * minute],
  ['bank', 24 * 60 * minute],
])(
  'the same form (%s) is a new order when the first holds its seats no more, from elsewhere, or once the first is cancelled',
  async (method, hold) => {
    const { place, formWith, orders } = desk()
    const own = { method, edition: editionOf([ticket('t', { quota: 100 })]) }
    await place(formWith({ t: 1 }), own)
    await place(formWith({ t: 1 }), { ...own, visitor: { address: '198.51.100.9' } })
    expect(await orders.list(9)).toHaveLength(2)
    pass(hold - minute)
    expect(await place(formWith({ t: 1 }), own)).toMatchObject({ isNew: false, order: { number: '2025-00001' } })
    pass(2 * minute)
    const third = await place(formWith({ t: 1 }), own)
    expect(await place(formWith({ t: 1 }), own)).toEqual({ ...third, isNew: false })
    await orders.cancelUnpaid(third.outcome === 'placed' ? [third.order.id] : [], true)
    await place(formWith({ t: 1 }), own)
    expect((await orders.list(9)).map(({ number }) => number)).toEqual(['2025-00004', '2025-00003', '2025-00002', '2025-00001'])
  },
)

test('who says that the same is meant beside the first gets a second order, once', async () => {
  const { place, formWith, orders } = desk()
  const own = { method: 'bank', edition: editionOf([ticket('t')]) } as const
  await place(formWith({ t: 1 }), own)
  const second = { outcome: 'placed', order: { number: '2025-00002' } }
  expect(await place(formWith({ t: 1 }), { ...own, besides: '2025-00001' })).toMatchObject({ ...second, isNew: true })
  expect(await place(formWith({ t: 1 }), { ...own, besides: '2025-00001' })).toMatchObject({ ...second, isNew: false })
  expect(await orders.list(9)).toHaveLength(2)
})

test('where nobody can even say what is left, it is refused', async () => {
  const { place, formWith } = desk()
  await database.close()
  expect(await place(formWith({ t: 1 }))).toEqual({ outcome: 'refused' })
})

test('where the machine cannot store it, it is refused and nothing stays', async () => {
  const { place, formWith, orders } = desk()
  const other = await holdDatabase(`${folder}/desk.sqlite`)
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
    expect(await place(formWith({ t: 2 }), free)).toEqual({ ...outcome, isNew: false })
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

test('what only invitations give cannot be ordered, though its name is known', async () => {
  const { place, formWith, orders } = desk()
  const edition = { ...editionOf([ticket('t')]), invitationTickets: [ticket('press', { price: 0 })] }
  for (const method of ['card', 'bank'] as const)
    expect(await place(formWith({ press: 1 }), { edition, method })).toMatchObject({ outcome: 'faulty', choice: 'notOnSale' })
  expect(await orders.list(9)).toEqual([])
})
