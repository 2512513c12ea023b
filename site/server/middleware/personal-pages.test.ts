import { refunded } from '@forum/desk/composition/desk-fixture.ts'
import { aNewOrder } from '@forum/desk/orders/new-order-fixture.ts'
import { codesOfPdf, readPdf } from '@forum/desk/post/pdf/read-pdf-fixture.ts'
import { StorageFault } from '@forum/desk/storage/database.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { anAttendee } from '@forum/domain/order/order-builder.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import ical from 'ical.js'
import { afterEach, expect, test, vi } from 'vitest'
import { page, startTestSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
afterEach(() => site?.[Symbol.asyncDispose]())

const key = 'Zx_1-abcdefghijklmnopq'
const seller = {
  SELLER_NAME: 'ТОВ «Форум»',
  SELLER_CODE: '30000005',
  SELLER_IBAN: 'UA903052992990004149123456789',
  SELLER_BANK: 'Банк',
  SELLER_ADDRESS: 'Київ',
  SELLER_EMAIL: 'tickets@forum.example',
  SELLER_VAT: 'none',
}

async function place(method: 'card' | 'bank' = 'bank') {
  const attendee = anAttendee({ name: 'Єва Ґудзь', email: 'eva@b.example' })
  const order = aNewOrder({
    method,
    buyer: { name: 'Єва Ґудзь', email: 'eva@b.example', phone: '1', company: '', edrpou: '' },
    lines: [{ ticketId: 't', title: 'Учасник', price: 6_900, attendees: [attendee, attendee] }],
    createdAt: Date.now(),
  })
  const placing = await site.desk.sale.orders.store(order, new Map(), crypto.randomUUID())
  if (placing.outcome !== 'placed') throw new Error('sold out')
  return placing.order
}

test.each([
  [`/uk/order/${key}`, 200],
  [`/uk/ticket/${key}`, 404],
  ['/ru/test-payment/2025-00042-1', 200],
  [`/uk/%6frder/${key}`, 200],
  [`/uk/order/${key}/`, 308],
])('%s is drawn for its visitor alone, every time, and is kept, listed and told by nobody', async (path, status) => {
  const seen: unknown[] = []
  site = await startTestSite(async (_, __, { visitor }) => {
    seen.push(visitor)
    return page('personal', { status, headers: { 'cache-control': 'public, max-age=60' } })
  })
  for (let time = 0; time < 2; time++) {
    const answer = await site.get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
  }
  if (status === 308) return
  expect(seen).toHaveLength(2)
  expect(seen).not.toContain(null)
})

test('documents open by the key alone, each as a file with a plain name', async () => {
  site = await startTestSite(async () => page('app', { status: 404 }), { environment: seller })
  const order = await place()
  const invoice = await site.get(localePath('uk', pathWithin.invoicePaper(order.pageKey)))
  expect(invoice.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="invoice-${order.number}.pdf"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect((await readPdf(invoice.body)).join()).toContain(order.number)
  expect((await site.get(localePath('uk', pathWithin.ticketsPaper(order.pageKey)))).status).toBe(404)

  await site.desk.sale.orders.markPaid(order.number)
  const tickets = await site.desk.sale.orders.ticketsOf(order.id)
  const tokens = tickets.map((ticket) => site.desk.door.tokens.of(ticket.id, 2025))
  const all = await site.get(localePath('en', pathWithin.ticketsPaper(order.pageKey)))
  expect(all.headers['content-disposition']).toBe(`attachment; filename="tickets-${order.number}.pdf"`)
  expect(await codesOfPdf(all.body)).toEqual(tokens)
  const one = await site.get(localePath('ru', pathWithin.ticketPaper(tickets[1]?.pageKey ?? '')))
  expect(one.headers['content-disposition']).toBe(`attachment; filename="ticket-${order.number}-2.pdf"`)
  expect(await codesOfPdf(one.body)).toEqual([tokens[1]])
})

test('a version of an invoice that was replaced is a file with its number, says so, and goes with the data of its order', async () => {
  site = await startTestSite(async () => page('app', { status: 404 }), { environment: seller })
  const { sale, keeping } = site.desk
  const order = await place()
  const versionAt = (version?: number) => site?.get(localePath('en', pathWithin.invoicePaper(order.pageKey, version)))
  expect([(await versionAt(1))?.status, (await versionAt(2))?.status]).toEqual([200, 404])
  const form = new FormData()
  for (const [name, value] of Object.entries({ seen: '1', name: 'Ada', company: 'Right Ltd' })) form.set(name, value)
  await sale.correctOwnInvoice({ order, form, visitor: { address: '192.0.2.1' } })
  const [old, newest] = [await versionAt(1), await versionAt(2)]
  expect(old?.headers['content-disposition']).toBe(`attachment; filename="invoice-${order.number}-1.pdf"`)
  expect((await readPdf(old?.body ?? Buffer.of())).join()).toContain('Not valid')
  expect(newest?.headers['content-disposition']).toBe(`attachment; filename="invoice-${order.number}.pdf"`)
  expect((await readPdf(newest?.body ?? Buffer.of())).join()).toContain('Right Ltd')
  for (const other of [0, 3, 99_999]) expect((await versionAt(other))?.status).toBe(404)
  await sale.orders.cancelUnpaid([order.id], true)
  expect([(await versionAt())?.status, (await versionAt(1))?.status]).toEqual([404, 200])
  await keeping.erasure.erase([order.id])
  expect((await versionAt(1))?.status).toBe(404)
})

test('what was taken back has no documents', async () => {
  site = await startTestSite(async () => page('app', { status: 404 }), { environment: seller })
  const order = await place()
  await site.desk.sale.orders.markPaid(order.number)
  const [ticket] = await site.desk.sale.orders.ticketsOf(order.id)
  await refunded(site.desk.sale, order.number)
  const documents = [
    'order/KEY/invoice.pdf',
    'order/KEY/tickets.pdf',
    'order/KEY/calendar.ics',
    `ticket/${ticket?.pageKey}/ticket.pdf`,
  ]
  for (const path of documents) expect((await site.get(`/uk/${path.replace('KEY', order.pageKey)}`)).status).toBe(404)
})

test.each([
  ['nobody sells', { CONTENT_API_URL: 'http://content.example' }, 'bank', 'invoice.pdf'],
  ['it is paid by card', seller, 'card', 'invoice.pdf'],
  ['its edition has no known days', seller, 'card', 'calendar.ics'],
  ['there is no such document', seller, 'bank', 'other.pdf'],
] as const)('there is no document when %s', async (_, environment, method, document) => {
  site = await startTestSite(async () => page('app', { status: 404 }), { environment })
  expect((await site.get(`/uk/order/${(await place(method)).pageKey}/${document}`)).status).toBe(404)
})

test('while the database cannot be asked, documents are 503 in words, and the log says why in one line', async () => {
  const log = silentLog()
  const errors = vi.spyOn(log, 'error')
  site = await startTestSite(async () => page('app', { status: 404 }), { environment: seller, log })
  const { pageKey } = await place()
  vi.spyOn(site.desk.sale.orders, 'byPage').mockRejectedValue(new StorageFault('the database cannot be reached'))
  for (const [language, words] of [
    ['uk', 'Вони не пропали'],
    ['en', 'None of them is lost'],
    ['ru', 'Они не пропали'],
  ]) {
    const answer = await site.get(`/${language}/order/${pageKey}/invoice.pdf`)
    expect([answer.status, answer.headers['retry-after'], answer.text.includes(words ?? '')]).toEqual([503, '30', true])
  }
  expect(errors.mock.calls.at(-1)).toEqual([
    { reason: 'the database cannot be reached', id: expect.any(String) },
    'a request failed: the desk does not answer',
  ])
})

test.each(['order', 'ticket'])('a key that was guessed opens nothing of a %s', async (kind) => {
  site = await startTestSite(async () => page('app', { status: 404 }), { environment: seller })
  await place()
  for (const document of ['invoice.pdf', 'tickets.pdf', 'ticket.pdf', 'calendar.ics'])
    expect((await site.get(`/uk/${kind}/${key}/${document}`)).status).toBe(404)
  expect((await site.get(`/xx/${kind}/${key}/invoice.pdf`)).status).toBe(404)
})

test('the days of the edition come as a calendar', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n'
  site = await startTestSite(async () => page('app', { status: 404 }), { edition: { calendar } })
  const order = await place('card')
  await site.desk.sale.orders.markPaid(order.number)
  const [ticket] = await site.desk.sale.orders.ticketsOf(order.id)
  for (const path of [pathWithin.orderCalendar(order.pageKey), pathWithin.ticketCalendar(ticket?.pageKey ?? '')]) {
    const { headers, text } = await site.get(localePath('uk', path))
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="forum-2025.ics"',
      'cache-control': 'no-store',
    })
    expect(new ical.Component(ical.parse(text)).name).toBe('vcalendar')
  }
})
