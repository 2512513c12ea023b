// An organiser erases a person on request: finds them, sees what goes and what stays, types the address again.

import { mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { orderOf, personMarked, placed, sendEach } from '@forum/desk/composition/desk-fixture.ts'
import { backUp } from '@forum/desk/keeping/backup/back-up.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EraseView, PersonView } from './erase-view.ts'
import { buyer, colleague, startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'

let site: TestOfficeSite
let olena: Visitor

beforeEach(async () => {
  site = await startOfficeSite()
  olena = await site.enter()
})
afterEach(() => site[Symbol.asyncDispose]())

const view = async (query: string) => (await olena.view(`/orders/erase?${query}`)) as EraseView
const shown = async (who: string): Promise<PersonView> => {
  const { person } = await view(`q=${encodeURIComponent(who)}`)
  if (!person) throw new Error(`nothing of ${who} is shown`)
  return person
}
const erase = async (who: string, again = who, by = olena) =>
  by.send('/orders/erase', { who, again, seen: String((await shown(who)).seen) })
const journal = async () => ((await olena.view('/journal')) as Extract<OfficeView, { page: 'journal' }>).deeds
const stored = async () =>
  JSON.stringify([
    await site.desk.sale.orders.list(99),
    await Promise.all((await site.desk.sale.orders.list(99)).map(({ id }) => site.desk.sale.orders.ticketsOf(id))),
    await site.desk.forms.submissionStore.list({ max: 99 }),
    await journal(),
  ])

test('what goes is shown before, a typed address erases it, and the journal says so without a name', async () => {
  const paid = await site.order(true)
  const other = personMarked('inshyi')
  const ofOthers = await placed(site.desk.sale, orderOf(other, buyer))
  await sendEach(site.desk.forms, buyer)
  const person = await shown(` ${buyer.email.toUpperCase()} `)
  expect(person).toMatchObject({ own: [{ number: paid.number }], ofOthers: [{ number: ofOthers.number }], colleagues: 1 })
  expect(person.unpaid).toEqual([])
  expect(person.also).toEqual([buyer.phone])
  expect(person.records.map(({ kind }) => kind).toSorted()).toEqual(['accreditation', 'booking', 'groupOrder', 'subscription'])
  expect(await stored()).toContain(buyer.email)
  const { view: after } = await erase(buyer.email)
  const records = (after as EraseView).done?.records ?? []
  expect(records).toHaveLength(4)
  const booking = records.find(({ kind }) => kind === 'booking')
  expect(booking?.address).toBe(`https://content.example/admin/content/bookings/${booking?.id}`)
  const [entry] = await journal()
  expect(entry).toMatchObject({ action: 'personErased', by: 'Олена', order: null, before: { records: 4 } })
  expect(await olena.view(`/journal?q=${paid.number}`)).toMatchObject({ deeds: [{ action: 'personErased' }] })
  expect(entry?.reason.split(', ').toSorted()).toEqual([paid.number, ofOthers.number].toSorted())
  const left = await stored()
  for (const gone of [buyer.email, colleague.email]) expect(left).not.toContain(gone)
  expect(left).toContain(other.email)
  expect(await site.desk.sale.orders.byId(paid.id)).toMatchObject({ number: paid.number, total: 25_000, status: 'paid' })
})

test.each([
  ['another address', colleague.email],
  ['nothing', ''],
])('%s typed again erases nobody', async (_, again) => {
  await site.order()
  const answer = await erase(buyer.email, again)
  expect(answer).toMatchObject({ status: 400, view: { fault: 'notSame', person: { who: buyer.email } } })
  expect(await stored()).toContain(buyer.email)
})

test('pressed twice, it erases once; what came since it was shown is shown first', async () => {
  await site.order()
  const { seen } = await shown(buyer.email)
  const fields = { who: buyer.email, again: buyer.email, seen: String(seen) }
  await site.order()
  expect(await olena.send('/orders/erase', fields)).toMatchObject({
    status: 400,
    view: { fault: 'changed', person: { seen: 2 } },
  })
  const both = { ...fields, seen: '2' }
  const answers = await Promise.all(['pressed', 'pressed again'].map(() => olena.send('/orders/erase', both)))
  for (const each of answers) expect(each.view).toMatchObject({ person: null })
  expect(await olena.send('/orders/erase', both)).toMatchObject({ status: 400, view: { fault: 'none', person: null } })
  expect(await journal()).toHaveLength(1)
})

test('earlier desks and backups on the server are named when it is done', async () => {
  await site.order()
  mkdirSync(join(site.directory, 'replaced-2025-10-16T09-00-00Z'))
  const taken = Date.UTC(2025, 9, 15, 9)
  const folder = join(site.directory, '..', `${basename(site.directory)}-backups`)
  await backUp({ dataDirectory: site.directory, folder, keep: 9, now: taken })
  const { view } = await erase(buyer.email)
  rmSync(folder, { recursive: true })
  expect(view).toMatchObject({ done: { earlier: ['replaced-2025-10-16T09-00-00Z'], backups: { folder, oldest: taken } } })
})

test('an order that can still be paid is named before', async () => {
  const { number } = await site.order(false)
  expect((await shown(buyer.phone.replaceAll(' ', ''))).unpaid).toEqual([number])
})

test('a name leads to the addresses of who has it; without an address the name itself does', async () => {
  const nameless = { ...personMarked('bezadresy'), email: '' }
  const { number } = await placed(site.desk.sale, orderOf(buyer, nameless))
  expect((await view('q=олена')).people).toEqual([
    { name: buyer.name, who: buyer.email, order: number },
    { name: nameless.name, who: nameless.name, order: number },
  ])
  expect((await view(`who=${encodeURIComponent(nameless.name)}`)).person).toMatchObject({ own: [], ofOthers: [{ number }] })
  await erase(buyer.email, buyer.email)
  expect((await view('q=олена')).people).toEqual([])
})

test.each([
  ['q=a%40b', 'short'],
  ['q=nobody%40mail.example', 'none'],
  ['who=x', 'short'],
])('%s finds nothing that can be erased: %s', async (query, fault) => {
  await site.order()
  expect(await view(query)).toMatchObject({ fault, person: null })
})

test('a steward, and a session that has ended, erase nobody', async () => {
  await site.order()
  const fields = { who: buyer.email, again: buyer.email, seen: '1' }
  const steward = await site.enter({ user: 'taras', name: 'Тарас', role: 'steward' })
  expect(await steward.send('/orders/erase', fields)).toMatchObject({ status: 403, view: { problem: 'forbidden' } })
  site.clock.now += 13 * 3_600_000
  expect(await olena.send('/orders/erase', fields)).toMatchObject({ status: 403, view: { page: 'entrance', unsent: '' } })
  olena = await site.enter()
  expect(await stored()).toContain(buyer.email)
})

test('an order whose buyer was erased is not marked as paid', async () => {
  const { number, id } = await site.order(false)
  await site.desk.database.transaction((tx) => site.desk.sale.orders.erase(tx, [id]))
  const { view: answer } = await olena.send(`/orders/${number}`, { deed: 'paid', sure: 'yes' })
  expect(answer).toMatchObject({ page: 'order', refused: { fault: 'erased' }, status: 'awaiting_payment', deeds: [] })
})

test('an invoice whose buyer was erased is not extended: nobody would get it', async () => {
  const { number, id } = await site.order(false)
  await site.desk.database.transaction((tx) => site.desk.sale.orders.erase(tx, [id]))
  const { view: answer } = await olena.send(`/orders/${number}`, { deed: 'extended', day: '2099-01-01' })
  expect(answer).toMatchObject({ page: 'order', refused: { fault: 'erased' }, deeds: [] })
})
