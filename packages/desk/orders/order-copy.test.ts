import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import { createRecordSender } from '@forum/content/client/send-record.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { checkIn } from '../door/gate/check-in.ts'
import { createSubmissionStore } from '../forms/submission-store.ts'
import { createErasure } from '../keeping/erasure/erasure.ts'
import { carrier } from '../post/outbox/channel.ts'
import { startDeliveryWorker } from '../post/outbox/delivery-worker.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { quickRetries } from '../post/outbox/retry-policy-fixture.ts'
import { recordCarrier } from '../post/records/record-channel.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { correctInvoice } from './correct-invoice.ts'
import { createLetterNews } from './letter-news.ts'
import { createOrderCopies } from './order-copy.ts'
import { orderDeliveries, orderMailChannel } from './order-deliveries.ts'
import { createOrders } from './orders.ts'
import { resendRecords } from './resend.ts'

const now = () => Date.UTC(2025, 8, 9, 9)
const [buyer, colleague] = [personMarked('pokupets'), personMarked('koleha')]

let service: ContentStub
beforeEach(async () => {
  known = false
  service = await startContentStub(new Map())
})
afterEach(() => service.close())

async function desk() {
  const database = await openTestDatabase(':memory:')
  const outbox = createOutbox(database, [orderMailChannel])
  const orders = createOrders({ database, outbox, deliveries: orderDeliveries, now, vatRate: 20 })
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const send = createRecordSender({ kind: 'service', url: service.url, prefix: '/v2', token: null })
  const copyOf = createOrderCopies({ orders, outbox, edition, siteUrl: 'https://forum.example' })
  const carriers = [recordCarrier(send, { copyOf, log }), carrier(orderMailChannel, async () => {})]
  const deliver = async () => {
    const worker = startDeliveryWorker({ outbox, carriers, now: Date.now, log, pace: quickRetries })
    await vi.waitFor(async () => expect((await outbox.statistics()).waiting).toBe(0))
    await worker.stop()
  }
  const submissions = createSubmissionStore(database, outbox)
  const erasure = createErasure({ database, outbox, submissions, orders, removeMails: () => 0, now })
  return { database, outbox, orders, log, deliver, erasure, copyOf }
}

/** The content calls the ticket in each language; one has gone from it. */
const names: Record<string, string> = { uk: 'Учасник', en: 'Participant', ru: 'Участник' }
let known = false
const edition = (_year: number, locale: string) => ({
  forum: 'Форум',
  date: '',
  place: '',
  calendar: null,
  ...(known && { ticket: names[locale] }),
})

const rows = (name: string) => (service.tables.get(name) ?? []) as Record<string, unknown>[]

test('an order is there as columns that people search, with its addresses, and each of its tickets as a record', async () => {
  const { orders, deliver } = await desk()
  const order = await placed({ orders }, orderOf(buyer, colleague))
  await deliver()
  expect(rows('ticket_orders')[0]).toMatchObject({
    status: 'awaiting_payment',
    buyer_name: buyer.name,
    buyer_company: buyer.company,
    buyer_email: buyer.email,
    buyer_phone: buyer.phone,
    buyer_code: null,
    seats: 2,
    ticket_kinds: 'Повний квиток × 2',
    vat: 4166.67,
    paid_sum: 0,
    order_page: `https://forum.example/uk/order/${order.pageKey}`,
    invoice_page: `https://forum.example/uk/order/${order.pageKey}/invoice.pdf`,
  })
  expect(rows('order_tickets')).toEqual([])
  await orders.markPaid(order.number)
  await deliver()
  expect(rows('ticket_orders')[0]).toMatchObject({ status: 'paid', paid_sum: 25_000, refunded_sum: 0 })
  expect(rows('order_tickets')).toMatchObject([
    { number: `${order.number}/1`, kind: 'Повний квиток', attendee_name: buyer.name, state: 'valid', ticket_order: order.id },
    { number: `${order.number}/2`, attendee_name: colleague.name, email: colleague.email, checked_in_at: null },
  ])
  const asked = await orders.askRefund(order.number, { seats: [], amount: null }, null)
  if (asked.outcome === 'asked') await orders.settleRefund(asked.refund.id, 'done')
  await deliver()
  expect(rows('ticket_orders')[0]).toMatchObject({ status: 'refunded', paid_sum: 25_000, refunded_sum: 25_000 })
  expect(rows('order_tickets').map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})

test('a corrected invoice is corrected in the copy', async () => {
  const { database, outbox, orders, deliver } = await desk()
  const order = await placed({ orders }, orderOf(buyer, colleague))
  await deliver()
  const payer = { name: buyer.name, company: 'ТОВ «Правильна»', edrpou: '14360570', address: 'Київ' }
  const context = { database, outbox, deliveries: orderDeliveries, now }
  await correctInvoice(context, order.number, { payer, seen: 1, who: 'organiser' })
  await deliver()
  expect(rows('ticket_orders')[0]).toMatchObject({
    buyer_company: payer.company,
    buyer_code: payer.edrpou,
    buyer_email: buyer.email,
    buyer: { address: 'Київ' },
  })
})

test('who came is said at their ticket', async () => {
  const { database, outbox, orders, deliver } = await desk()
  const order = await placed({ orders }, orderOf(buyer, colleague))
  await orders.markPaid(order.number)
  const [ticket] = await orders.ticketsOf(order.id)
  const tokens = { of: () => '', read: () => ({ ticketId: ticket?.id ?? '', forumYear: 2025 }) }
  const atDoor = { database, outbox, tokens, edition: { year: 2025, days: null, kinds: [] }, returns: [] }
  await checkIn(atDoor, 'any', now())
  await deliver()
  expect(rows('order_tickets').map((row) => row.checked_in_at)).toEqual([new Date(now()).toISOString(), null])
  await checkIn(atDoor, 'any', now() + 60_000, { undo: true })
  await deliver()
  expect(rows('order_tickets').map((row) => row.checked_in_at)).toEqual([null, null])
})

test('which letters arrived is said at the order and at the tickets, as soon as it is known', async () => {
  const { database, outbox, orders, deliver } = await desk()
  const news = createLetterNews({ database, outbox, onStored: () => {} })
  const order = await placed({ orders }, orderOf(buyer, colleague))
  const at = Date.now()
  for (const { id, attempts } of await outbox.claim('orderMail', { now: at, until: at + 1000, max: 10 }))
    await outbox.failed({ id, attempts, refusals: 1, error: '550 no such mailbox', retryAt: null }, at)
  await deliver()
  await news()
  await deliver()
  expect(rows('ticket_orders')[0]).toMatchObject({ letters: 'failed', source: 'site' })
  await outbox.retry(database, Date.now())
  await orders.markPaid(order.number)
  await deliver()
  await news()
  await deliver()
  expect(rows('ticket_orders')[0]).toMatchObject({ letters: 'sent' })
  // The buyer's own ticket went with the letter to the buyer.
  expect(rows('order_tickets').map(({ letters, source }) => [letters, source])).toEqual([
    [null, 'site'],
    ['sent', 'site'],
  ])
  const { delivered } = await outbox.statistics()
  await news()
  expect(await outbox.statistics()).toMatchObject({ waiting: 0, delivered })
})

test('a copy never says how an order stands: an organiser may have marked it as paid a moment ago', async () => {
  const { orders, deliver, ...parts } = await desk()
  await placed({ orders }, orderOf(buyer, colleague))
  await deliver()
  Object.assign(rows('ticket_orders')[0] ?? {}, { status: 'paid', buyer_name: null })
  expect(await resendRecords({ orders, ...parts, now })).toBe(1)
  await deliver()
  expect(rows('ticket_orders')[0]).toMatchObject({ status: 'paid', buyer_name: buyer.name })
})

test('erasing takes the people out of the columns, the tickets and the record as it was sent; number and sums stay', async () => {
  const { orders, deliver, erasure } = await desk()
  const order = await placed({ orders }, orderOf(buyer, colleague))
  await orders.markPaid(order.number)
  await deliver()
  await erasure.erase([], { orderIds: [order.id], isMeant: (person) => JSON.stringify(person).includes(colleague.email) })
  await deliver()
  expect(JSON.stringify([...service.tables])).toContain(buyer.email)
  expect(JSON.stringify([...service.tables])).not.toContain('koleha')
  await erasure.erase([order.id])
  await deliver()
  expect(JSON.stringify([...service.tables])).not.toMatch(/pokupets|Олена|\/order\//)
  expect(rows('ticket_orders')[0]).toMatchObject({ number: order.number, total: 25_000, seats: 2, buyer: null, paid_sum: 25_000 })
})

test('an order that is missing there is made, one by another path than its mark', async () => {
  const { orders, deliver, ...parts } = await desk()
  const order = await placed({ orders }, orderOf(buyer, colleague))
  await orders.markPaid(order.number)
  await deliver()
  service.tables.clear()
  await resendRecords({ orders, ...parts, now }, order.number)
  await deliver()
  expect(rows('ticket_orders')).toMatchObject([{ number: order.number, status: 'paid', buyer_name: buyer.name }])
  expect(rows('ticket_orders')[0]?.paid_at).toEqual(expect.any(String))
  expect(rows('order_tickets')).toHaveLength(2)
})

test('a service without these columns gets everything that it got before, and the log says so once', async () => {
  const { orders, outbox, log, deliver } = await desk()
  service.misbehave = async (request, response) => {
    if (request.method === 'GET') return false
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const record = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
    const key = /ticket_orders\/(.+)$/.exec(request.url ?? '')?.[1]
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ errors: [{ extensions: { code } }] }))
    }
    if ('buyer_name' in record || request.url?.includes('order_tickets')) refuse(403, 'FORBIDDEN')
    else if (key === undefined && rows('ticket_orders').length > 0) refuse(400, 'RECORD_NOT_UNIQUE')
    else {
      if (key === undefined) service.tables.set('ticket_orders', [record])
      else Object.assign(rows('ticket_orders')[0] ?? {}, record)
      response.writeHead(204).end()
    }
    return true
  }
  const order = await placed({ orders }, orderOf(buyer, colleague))
  await orders.markPaid(order.number)
  await deliver()
  expect(rows('ticket_orders')).toMatchObject([{ status: 'paid', buyer: { name: buyer.name } }])
  expect((await outbox.statistics()).dead).toBe(0)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({}, expect.stringContaining('run its set-up'))
})

test('nothing of a person waits in the outbox for a copy', async () => {
  const { orders, outbox } = await desk()
  const order = await placed({ orders }, orderOf(buyer, colleague))
  const copies = (await outbox.about(order.id)).filter(({ message }) => JSON.stringify(message).includes('copyOf'))
  expect(copies.map(({ message }) => message)).toEqual([{ copyOf: order.id }])
})

test.each([
  ['uk', 'Учасник', 'Учасник × 2'],
  ['en', 'Participant', 'Учасник (Participant) × 2'],
  ['ru', 'Участник', 'Учасник (Участник) × 2'],
] as const)('a ticket that was bought in %s as “%s” is of one kind for the organisers', async (locale, title, told) => {
  known = true
  const { orders, deliver } = await desk()
  const asked = orderOf(buyer, colleague)
  const lines = asked.lines.map((line) => ({ ...line, title }))
  const order = await placed({ orders }, { ...asked, locale, lines })
  await orders.markPaid(order.number)
  await deliver()
  expect(rows('ticket_orders')[0]).toMatchObject({ ticket_kinds: told })
  expect(rows('order_tickets').map(({ kind }) => kind)).toEqual(['Учасник', 'Учасник'])
})
