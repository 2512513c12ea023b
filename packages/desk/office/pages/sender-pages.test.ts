// All of one line or mail domain is removed in one act, from every list; what was answered or paid stays.

import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { forgetOrders, orderOf } from '@forum/desk/composition/desk-fixture.ts'
import { waitingWhere } from '@forum/desk/waiting/waiting-rows.ts'
import { tokenField, waitingForm } from '@forum/domain/submission/form-fields.ts'
import { createLineDigest } from '@forum/ground/base/line.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer, colleague, startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { SenderView } from './sender-view.ts'

let site: TestOfficeSite
let olena: Visitor

beforeAll(async () => {
  site = await startOfficeSite()
})
beforeEach(async () => {
  const { database } = site.desk
  await forgetOrders(database)
  for (const table of ['request_answer', 'submission', 'waiting', 'delivery']) await database.run(`DELETE FROM ${table}`)
  olena = await site.enter()
})
afterAll(() => site[Symbol.asyncDispose]())

const digest = createLineDigest(Buffer.from('key'))
const here = { locale: 'uk', page: '/uk', forumYear: 2025 } as const
const request = {
  firstname: 'Ада',
  lastname: 'Лавлейс',
  media: 'Хвиля',
  position: 'кореспондентка',
  phone: '',
  website: '',
  comments: '',
  consent: true,
}

/** One record in each list from this address and mailbox. */
async function flood(address: string, email: string) {
  const { desk } = site
  const sender = { letterWait: 0, placedFrom: digest(address) }
  await desk.forms.submissions.accept('accreditation', { ...request, email } as never, here, sender)
  await desk.forms.submissions.accept('subscription', { name: 'x', email, consent: true }, here, sender)
  await desk.forms.submissions.accept('booking', { name: 'x', email, phone: '+380441234567', consent: true }, here, sender)
  const form = new FormData()
  const typed = { name: 'Ада', email, seats: '1', consent: 'yes', [tokenField]: desk.forms.formGuard.token(waitingForm) }
  for (const [name, text] of Object.entries(typed)) form.set(name, text)
  await desk.sale.waitingList.join({ form, forumYear: 2025, ticketId: 't', title: 'Учасник', locale: 'uk', visitor: { address } })
  await desk.database.run('UPDATE waiting SET placed_from = ? WHERE email = ?', digest(address) || null, email)
  const order = orderOf({ ...buyer, email }, colleague, { method: 'bank' })
  const stored = await desk.sale.orders.store(order, new Map([['t', 100]]), crypto.randomUUID(), digest(address))
  if (stored.outcome !== 'placed') throw new Error(stored.outcome)
  return stored.order
}

const countsOf = ({ sent }: SenderView) =>
  sent && Object.fromEntries(Object.entries(sent).map(([list, records]) => [list, records.length]))
const oneEach = { places: 1, requests: 1, forms: 1, subscriptions: 1, unpaid: 1 }
const find = async (query: string) => (await olena.view(`/sender?${query}`)) as SenderView
const allLists = ['places', 'requests', 'forms', 'subscriptions', 'unpaid'].map((list): [string, string] => ['list', list])

test('a domain with its subdomains is shown list by list, and removed in one act with a reason in the journal', async () => {
  const hog = await flood('203.0.113.7', 'a@x1.hog.example')
  const honest = await flood('203.0.113.7', 'ada@lovelace.example')
  const found = await find('domain=hog.example')
  expect(countsOf(found)).toEqual(oneEach)
  const sent = await olena.send('/sender', [
    ['domain', 'hog.example'],
    ['until', String(found.until)],
    ['reason', 'бот'],
    ['quiet', 'yes'],
    ...allLists,
  ])
  expect(sent).toMatchObject({ status: 303, to: '/sender?done=removed#done' })
  expect((await site.desk.sale.orders.byId(hog.id))?.status).toBe('cancelled')
  expect(await site.letters(hog.id)).not.toContain('cancelled')
  expect((await site.desk.sale.orders.byId(honest.id))?.status).toBe('awaiting_payment')
  expect((await waitingWhere(site.desk.database, 'ORDER BY place')).map(({ state }) => state)).toEqual(['removed', 'asked'])
  expect(countsOf(await find('domain=lovelace.example'))).toEqual(oneEach)
  const deeds = (await latestDeeds(site.desk.database, 2)).map(({ action, reason, before }) => ({ action, reason, before }))
  expect(deeds).toEqual([
    { action: 'cancelled', reason: 'бот', before: null },
    { action: 'senderRemoved', reason: 'бот', before: { places: 1, forms: 3, unpaid: 1 } },
  ])
  expect(
    await olena.send('/sender', [['domain', 'hog.example'], ['until', String(found.until)], ['reason', 'бот'], ...allLists]),
  ).toMatchObject({ status: 400, view: { fault: 'none' } })
})

test('a line is found from a place, a form or an order, with all networks of its /48', async () => {
  const order = await flood('2001:db8:1:1::1', 'a@gmail.com')
  await flood('2001:db8:1:ffff::1', 'b@ukr.net')
  await flood('2001:db8:2:1::1', 'c@gmail.com')
  const [place] = await waitingWhere(site.desk.database, 'ORDER BY place')
  const [form] = (await site.desk.forms.submissionStore.list()).filter(({ fields }) => fields.email === 'b@ukr.net')
  const two = { places: 2, requests: 2, forms: 2, subscriptions: 2, unpaid: 2 }
  for (const query of [`from=place&id=${place?.id}`, `from=form&id=${form?.id}`, `from=order&id=${order.number}`])
    expect(countsOf(await find(query))).toEqual(two)
  const { until } = await find(`from=order&id=${order.number}`)
  await olena.send('/sender', [
    ['from', 'order'],
    ['id', order.number],
    ['until', String(until)],
    ['reason', 'бот'],
    ['list', 'places'],
    ['list', 'requests'],
  ])
  expect(countsOf(await find(`from=form&id=${form?.id}`))).toEqual({ ...two, places: 0, requests: 0 })
})

test.each([
  ['domain=gmail.com', 'shared'],
  ['domain=a%40UKR.net', 'shared'],
  ['domain=outlook.de', 'shared'],
  ['domain=hog', 'noDomain'],
  ['domain=%25', 'noDomain'],
  ['domain=nobody.example', 'none'],
  ['from=order&id=2025-99999', 'unknown'],
  ['from=place&id=x', 'unknown'],
  ['from=other&id=x', 'unknown'],
])('%s is refused: %s', async (query, fault) => {
  await flood('', 'a@gmail.com')
  const fields = [...new URLSearchParams(query)] as [string, string][]
  expect(await olena.send('/sender', [...fields, ['until', '9999999999999'], ['reason', 'x'], ...allLists])).toMatchObject({
    status: 400,
    view: { fault },
  })
  expect((await waitingWhere(site.desk.database, '')).map(({ state }) => state)).toEqual(['asked'])
})

test('nothing is removed without a tick and a reason, nor what came after the page was shown, was answered or was paid', async () => {
  const order = await flood('203.0.113.7', 'a@hog.example')
  const { until } = await find('domain=hog.example')
  const asked: [string, string][] = [
    ['domain', 'hog.example'],
    ['until', String(until)],
  ]
  expect(await olena.send('/sender', [...asked, ['reason', 'x']])).toMatchObject({ view: { fault: 'noneChosen', reason: 'x' } })
  expect(await olena.send('/sender', [...asked, ['list', 'places']])).toMatchObject({
    view: { fault: 'noReason', chosen: ['places'] },
  })
  expect(await olena.send('/sender', [['domain', 'hog.example'], ['until', '1'], ['reason', 'x'], ...allLists])).toMatchObject({
    view: { fault: 'none' },
  })
  await site.desk.sale.orders.markPaid(order.number)
  const [press] = (await site.desk.forms.submissionStore.list()).filter(({ kind }) => kind === 'accreditation')
  await olena.send(`/requests/${press?.id}`, { deed: 'ask', text: 'Хто ви?' })
  expect(countsOf(await find('domain=hog.example'))).toEqual({ ...oneEach, requests: 0, unpaid: 0 })
})

test('a person on the list, a request and an unpaid order lead to their line and to their company’s domain', async () => {
  const order = await flood('203.0.113.7', 'a@hog.example')
  await flood('', 'b@gmail.com')
  expect(await olena.view('/waiting')).toMatchObject({
    people: [
      { hasLine: true, domain: 'hog.example' },
      { hasLine: false, domain: null },
    ],
  })
  const [press] = (await site.desk.forms.submissionStore.list()).filter(
    ({ kind, fields }) => kind === 'accreditation' && fields.email === 'a@hog.example',
  )
  expect(await olena.view(`/requests/${press?.id}`)).toMatchObject({ hasLine: true, domain: 'hog.example' })
  expect(await olena.view(`/orders/${order.number}`)).toMatchObject({ alike: 1, domain: 'hog.example' })
})
