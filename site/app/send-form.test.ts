// What comes of a form at its page's address: browsers are led on or have the page drawn anew, our scripts are told the same as JSON.

import { locales } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test, vi } from 'vitest'
import { formOf } from './blocks/form-page/submit-form.server.ts'
import { before, contentWith, edition } from './whole-site-builder.ts'
import { linksOf, wholeSite } from './whole-site-fixture.ts'

const json = 'application/json'
const answer = { faults: { name: 'empty' }, typed: { name: '', phone: '1' }, token: 'next' }
const outcomes = {
  kept: { outcome: 'kept' },
  faulty: { outcome: 'faulty', ...answer },
  again: { outcome: 'again', ...answer, faults: {} },
  tooMany: { outcome: 'tooMany', ...answer, faults: {} },
  refused: { outcome: 'refused', ...answer, faults: {} },
} as const
const content = contentWith(edition(2025))
const siteWhere = (outcome: keyof typeof outcomes) =>
  wholeSite(content, { now: before, desk: { forms: { receiveForm: async () => outcomes[outcome] } } })

test.each([
  ['/en/subscribe', '/en/success-subscribe', '/en/success-subscribe'],
  ['/en/accreditation', '/en/success-accreditation', '/en/success-accreditation'],
  ['/en/forum/2025/by-form', '/en/success-group-order', '/en/success-group-order'],
  ['/en/callback', '/en/contacts#callback-sent', null],
])('a form of %s that is kept leads on', async (path, to, toldTo) => {
  const site = siteWhere('kept')
  const page = await site.send(path, { page: '/en/contacts' })
  expect([page.status, page.headers.get('location')]).toEqual([303, to])
  const told = await site.send(path, { page: '/en/contacts' }, json)
  expect([told.status, told.headers.get('cache-control'), await told.json()]).toEqual([
    200,
    'no-store',
    { isKept: true, to: toldTo },
  ])
})

test.each([
  ['faulty', 400, null],
  ['again', 400, 'again'],
  ['tooMany', 429, 'tooMany'],
  ['refused', 503, 'refused'],
] as const)('a form that is %s is drawn anew with what was typed, and told so', async (outcome, status, formError) => {
  const site = siteWhere(outcome)
  const page = await site.send('/en/callback', {})
  expect([page.status, page.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(await page.text()).toMatch(/name="token" value="next"[\s\S]*value="1"/)
  const told = await site.send('/en/callback', {}, json)
  expect([told.status, await told.json()]).toMatchObject([
    status,
    { isKept: false, formError, faults: outcomes[outcome].faults, typed: { phone: '1' }, token: 'next' },
  ])
})

test('a form of a page that takes none now leads back to it, and of an edition that is not there nothing is taken', async () => {
  const receiveForm = vi.fn()
  const ended = contentWith(edition(2025, { ticketsStatus: 'ended' }))
  const site = wholeSite(ended, { now: before, desk: { forms: { receiveForm } } })
  const told = await site.send('/en/forum/2025/by-form', {}, json)
  expect(await told.json()).toEqual({ isKept: true, to: '/en/forum/2025/by-form' })
  expect([(await site.send('/en/forum/1999/by-form', {}, json)).status, receiveForm.mock.calls]).toEqual([404, []])
})

test('an order leads to its page, and one that cannot be placed is told with what is wrong', async () => {
  const order = { method: 'bank', status: 'awaiting_payment', locale: 'en', pageKey: 'key' }
  const placeOrder = vi.fn(async (): Promise<object> => ({ outcome: 'placed', order, isNew: true }))
  const site = wholeSite(content, { now: before, desk: { sale: { placeOrder } } })
  const path = '/en/forum/2025/by-bank'
  const page = await site.send(path, {})
  expect([page.status, page.headers.get('location')]).toEqual([303, '/en/order/key'])
  expect(await (await site.send(path, {}, json)).json()).toEqual({ isKept: true, to: '/en/order/key' })
  placeOrder.mockResolvedValue({ outcome: 'soldOut', ticketId: 't', left: 1 })
  const told = await site.send(path, { name: 'Ада' }, json)
  const choice = { kind: 'soldOut', ticketId: 't', left: 1 }
  expect([told.status, await told.json()]).toMatchObject([409, { isKept: false, choice, typed: { name: 'Ада' } }])
  expect((await site.send(path, {})).status).toBe(409)
})

test.each(['buyer', 'network', 'pace'] as const)(
  'who holds too much unpaid (%s) is told so in words, and keeps what was typed',
  async (limit) => {
    const site = wholeSite(content, {
      now: before,
      desk: { sale: { placeOrder: async () => ({ outcome: 'overLimit', limit }) } },
    })
    const page = await site.send('/uk/forum/2025/by-card', { name: 'Ївга' })
    const html = (await page.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    const said = Object.values(catalogues.uk.order.limits).filter((sentence) => html.includes(sentence))
    expect([page.status, said]).toEqual([429, [catalogues.uk.order.limits[limit]]])
    expect(html).toMatch(/name="name"[^>]*value="Ївга"|value="Ївга"[^>]*name="name"/)
  },
)

test('an order that was sent before leads to the first one, whose page says so and leads to a second; that one is sent as such', async () => {
  const order = { method: 'bank', status: 'awaiting_payment', locale: 'en', pageKey: 'key' }
  const placeOrder = vi.fn(async (_: object): Promise<object> => ({ outcome: 'placed', order, isNew: false }))
  const site = wholeSite(content, { now: before, desk: { sale: { placeOrder } } })
  const page = await site.send('/en/forum/2025/by-bank', {})
  expect(page.headers.get('location')).toBe('/en/order/key?same=1')
  const form = '/en/forum/2025/by-bank?besides=2025-00001'
  const { html } = await site.get(form)
  expect(html).toContain('in addition to No.\u00a02025-00001')
  expect(html).toContain(`action="${form}"`)
  for (const path of [form, '/en/forum/2025/by-bank', '/en/forum/2025/by-bank?besides=<b>']) await site.send(path, {})
  expect(placeOrder.mock.calls.map(([request]) => (request as { besides?: string }).besides)).toEqual([
    undefined,
    '2025-00001',
    undefined,
    undefined,
  ])
})

test('whoever asks for tickets that did not come is led to one and the same page, and what is no address is told beside its field', async () => {
  const kept = wholeSite(content, { now: before, desk: { sale: { sendLostTickets: async () => outcomes.kept } } })
  const sent = await kept.send('/en/lost-tickets', { email: 'ada@b.example' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/lost-tickets?sent=1'])
  const { html } = await kept.get('/en/lost-tickets?sent=1')
  expect(html).toContain(catalogues.en.lostTickets.sentHeading)
  const faulty = { outcome: 'faulty', faults: { email: 'notEmail' }, typed: { email: 'ada' }, token: 'next' }
  const page = await wholeSite(content, { now: before, desk: { sale: { sendLostTickets: async () => faulty } } }).send(
    '/en/lost-tickets',
    {},
  )
  expect([page.status, page.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(await page.text()).toMatch(
    /name="token" value="next"[\s\S]*aria-invalid="true"[\s\S]*value="ada"|value="ada"[\s\S]*aria-invalid="true"/,
  )
})

test.each(locales)('the way to tickets that did not come stands where tickets are asked about (%s)', async (locale) => {
  const site = wholeSite(content, { now: before })
  for (const path of ['/forum/2025/tickets', `/search?q=${encodeURIComponent(catalogues[locale].ticket.title)}`])
    expect(linksOf((await site.get(`/${locale}${path}`)).html)).toContain(`/${locale}/lost-tickets`)
})

const part = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.example\r\n'
test.each([
  ['torn', 'multipart/form-data; boundary=x', part],
  ['without its boundary', 'multipart/form-data', 'x'],
])('a body that is %s is no form', async (_, type, body) => {
  const request = new Request('https://forum.example/uk/subscribe', { method: 'POST', headers: { 'content-type': type }, body })
  expect(await formOf(request)).toBeNull()
})
