// What visitors send and buy reaches the real content service, also after it was away; organisers see it and cannot forge it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createDesk, type DeskParts } from '../../packages/desk/composition/desk.ts'
import { orderOf, personMarked, placed, sendEach } from '../../packages/desk/composition/desk-fixture.ts'
import { createSubscriptionKeys } from '../../packages/desk/forms/subscriptions.ts'
import { formKeys } from '../../packages/desk/keeping/files/stored-keys.ts'
import { silentLog } from '../../packages/ground/base/log.ts'
import { decideConfig } from '../../site/server/config/config.ts'
import { type SiteProcess, startSite } from '../site-process.ts'

const {
  LIVE_FOLDER = '',
  LIVE_SITE_PORT = '',
  LIVE_CONTENT_URL = '',
  LIVE_CONTROL_URL = '',
  LIVE_SITE_TOKEN = '',
  LIVE_HOOK_SECRET = '',
  LIVE_ORGANISER_EMAIL = '',
  LIVE_ORGANISER_PASSWORD = '',
} = process.env

const dataDirectory = join(LIVE_FOLDER, 'desk')
const settings = {
  PORT: LIVE_SITE_PORT,
  DATA_DIR: dataDirectory,
  CONTENT_API_URL: LIVE_CONTENT_URL,
  CONTENT_API_TOKEN: LIVE_SITE_TOKEN,
  CONTENT_WEBHOOK_SECRET: LIVE_HOOK_SECRET,
  SITE_NOW: '2025-09-09T09:00:00+03:00',
  SITE_DEVELOPMENT: 'on',
}
const collections = {
  callback: 'callbacks',
  accreditation: 'accreditations',
  booking: 'bookings',
  subscription: 'subscriptions',
  groupOrder: 'group_orders',
  order: 'ticket_orders',
} as const
/** The site looks for what another process wrote every 20 seconds. */
const soon = { timeout: 45_000, intervals: [250] }

let site: SiteProcess
/** The same desk as the site's: it keeps, the site's process delivers. */
let desk: DeskParts
let token: string

test.beforeAll(async () => {
  site = await startSite(settings)
  const edition = () => ({ forum: '', date: '', place: '', calendar: null })
  desk = await createDesk({ config: decideConfig(settings), dataDirectory, edition, log: silentLog() })
  token = await signIn()
})

test.afterAll(async () => {
  await desk[Symbol.asyncDispose]()
  await site.stop()
})

async function signIn(): Promise<string> {
  const answer = await fetch(`${LIVE_CONTENT_URL}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: LIVE_ORGANISER_EMAIL, password: LIVE_ORGANISER_PASSWORD }),
  })
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token
}

/** One request to the content service as the demo organiser. */
async function asOrganiser(path: string, method = 'GET', body?: object) {
  const answer = await fetch(`${LIVE_CONTENT_URL}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const data = answer.ok && answer.status !== 204 ? ((await answer.json()) as { data: never }).data : null
  return { status: answer.status, data: data as Record<string, unknown> | null }
}

const record = async (collection: string, id: string) => (await asOrganiser(`/items/${collection}/${id}`)).data

/** Sends one of everything. */
async function sendAll(mark: string) {
  await sendEach(desk.forms, personMarked(mark), 'en')
  const order = await placed(desk.sale, orderOf(personMarked(mark), personMarked(`${mark}two`)))
  const kept = await desk.keeping.received.list({ max: 6 })
  // Nobody hears of a subscription before it was confirmed.
  const subscription = kept.find(({ kind }) => kind === 'subscription')
  await desk.forms.subscriptions.change(createSubscriptionKeys(formKeys(dataDirectory)).of(subscription?.id ?? ''), 'confirmed')
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(collections).toSorted())
  return { order, kept: kept.map(({ id, kind }) => ({ id, collection: collections[kind as keyof typeof collections] })) }
}

test('everything that is sent arrives under its own key, in the fields of its collection', async () => {
  const { order, kept } = await sendAll('pershyi')
  const person = personMarked('pershyi')
  for (const { id, collection } of kept)
    await expect
      .poll(() => record(collection, id), { ...soon, message: collection })
      .toMatchObject({ id, lang: expect.any(String) })
  const found = Object.fromEntries(
    await Promise.all(kept.map(async ({ id, collection }) => [collection, await record(collection, id)])),
  )
  expect(found.callbacks).toMatchObject({ name: person.name, phone: person.phone, page: '/en', lang: 'en', status: 'new' })
  expect(found.accreditations).toMatchObject({
    firstname: person.name,
    media: person.company,
    email: person.email,
    status: 'new',
  })
  expect(found.bookings).toMatchObject({ email: person.email, forum_year: 2025 })
  expect(found.subscriptions).toMatchObject({ email: person.email, consent: true, status: 'confirmed' })
  expect(found.group_orders).toMatchObject({ company: person.company, participants_count: 5 })
  expect(found.ticket_orders).toMatchObject({
    number: order.number,
    method: 'bank',
    status: 'awaiting_payment',
    total: 25_000,
    currency: 'UAH',
    buyer: { email: person.email },
    items: [{ ticket: 't', quantity: 2, price: 12_500 }],
    paid_at: null,
  })
})

test('an organiser cannot forge an order, and marks a transfer as paid: the tickets are issued, and only once', async () => {
  const order = await placed(desk.sale, orderOf(personMarked('platnyk'), personMarked('druhyi')))
  const address = `/items/ticket_orders/${order.id}`
  await expect.poll(() => record('ticket_orders', order.id), soon).toMatchObject({ status: 'awaiting_payment' })
  for (const forged of [
    { total: 1 },
    { buyer: {} },
    { items: [] },
    { number: 'x' },
    { method: 'card' },
    { paid_at: '2025-01-01' },
  ])
    expect((await asOrganiser(address, 'PATCH', forged)).status).toBe(403)
  for (const status of ['refunded', 'cancelled']) expect((await asOrganiser(address, 'PATCH', { status })).status).toBe(400)
  expect((await asOrganiser('/items/ticket_orders', 'POST', { number: 'x', method: 'bank' })).status).toBe(403)
  expect((await asOrganiser(address, 'DELETE')).status).toBe(403)

  expect((await asOrganiser(address, 'PATCH', { status: 'paid' })).status).toBe(200)
  await expect.poll(async () => (await desk.sale.orders.byId(order.id))?.status, soon).toBe('paid')
  expect(await desk.sale.orders.ticketsOf(order.id)).toHaveLength(2)
  await expect.poll(() => record('ticket_orders', order.id), soon).toMatchObject({ status: 'paid', paid_at: expect.any(String) })
  const mails = () =>
    readdirSync(join(dataDirectory, 'mail')).filter((name) => name.startsWith(order.id) && name.endsWith('.eml'))
  expect(site.output().match(/files in DATA_DIR\/mail/g)).toHaveLength(1)
  await expect.poll(() => mails().filter((name) => /ticket/.test(name)).length, soon).toBe(2)
  const [tickets = ''] = mails().filter((name) => name.includes('.tickets.'))
  expect(readFileSync(join(dataDirectory, 'mail', tickets), 'utf8')).toContain('application/pdf')
})

test('what is sent while the content service is away arrives once when it is back', async () => {
  test.slow()
  await fetch(`${LIVE_CONTROL_URL}/stop`, { method: 'POST' })
  const { order, kept } = await sendAll('vidsutnii')
  await expect
    .poll(async () => {
      const deliveries = await Promise.all(kept.map(({ id }) => desk.post.outbox.about(id)))
      return deliveries.every((each) => each.some(({ channel, attempts }) => channel === 'content' && attempts > 0))
    }, soon)
    .toBe(true)
  await desk.sale.orders.markPaid(order.number)
  await fetch(`${LIVE_CONTROL_URL}/start`, { method: 'POST' })
  token = await signIn()
  // A channel that failed is left alone for 30 s, then for 60 (packages/desk/post/outbox/retry-policy.ts): an attempt may have met a service that was still starting.
  const afterPause = { ...soon, timeout: 150_000 }
  for (const { id, collection } of kept)
    await expect.poll(() => record(collection, id), { ...afterPause, message: collection }).toMatchObject({ id })
  await expect.poll(() => record('ticket_orders', order.id), afterPause).toMatchObject({ status: 'paid' })
  const { name, email } = personMarked('vidsutnii')
  for (const collection of ['accreditations', 'bookings', 'subscriptions', 'group_orders'])
    expect((await asOrganiser(`/items/${collection}?filter[email][_eq]=${email}`)).data).toHaveLength(1)
  expect((await asOrganiser(`/items/callbacks?filter[name][_eq]=${encodeURIComponent(name)}`)).data).toHaveLength(1)
  expect((await asOrganiser(`/items/ticket_orders?filter[number][_eq]=${order.number}`)).data).toHaveLength(1)
  await expect.poll(() => desk.post.outbox.statistics(), soon).toMatchObject({ waiting: 0, dead: 0 })
})
