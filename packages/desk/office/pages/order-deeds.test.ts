// Each deed on an order: what becomes of it, its letters and its row in the journal; and why it is refused.

import { forgetOrders, refunded } from '@forum/desk/composition/desk-fixture.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buyer, colleague, startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'
import type { OrderView } from './order-page.ts'

let site: TestOfficeSite
let olena: Visitor

beforeAll(async () => {
  site = await startOfficeSite({ limits: { amount: 2_000_000, seats: 100 } })
})
beforeEach(async () => {
  await forgetOrders(site.desk.database)
  olena = await site.enter()
})
afterAll(() => site[Symbol.asyncDispose]())

const attendeeForm = { deed: 'attendeeReplaced', seat: '2', who: 'other', company: '', position: '' }
const at = (number: string) => `/orders/${number}`
const orderAt = async (number: string) => (await olena.view(at(number))) as OrderView
const refusal = (view: OfficeView | null) => (view?.page === 'order' ? view.refused?.fault : null)
const journal = async (number: string) => (await orderAt(number)).deeds.map(({ action, by, reason }) => [action, by, reason])

test('money that was seen issues the tickets, once, and is written down', async () => {
  const { number, id } = await site.order(false)
  expect(refusal((await olena.send(at(number), { deed: 'paid' })).view)).toBe('notConfirmed')
  const marked = await olena.send(at(number), { deed: 'paid', sure: 'yes', reason: 'виписка 9.09' })
  expect(marked).toMatchObject({ status: 303, to: `${at(number)}?done=paid#done` })
  expect(await orderAt(number)).toMatchObject({ status: 'paid', seats: [{ state: 'valid' }, { state: 'valid' }] })
  await olena.send(at(number), { deed: 'paid', sure: 'yes' })
  expect((await site.letters(id)).filter((kind) => kind === 'tickets')).toHaveLength(1)
  expect(await journal(number)).toEqual([['paid', 'Олена', 'виписка 9.09']])
})

test('money that came after the invoice ran out buys its seats while they are free', async () => {
  const late = await site.order(false, 2)
  await site.desk.database.run('UPDATE ticket_order SET expires_at = 1, held_until = 1 WHERE id = ?', late.id)
  await site.desk.sale.orders.expire()
  expect(await orderAt(late.number)).toMatchObject({ status: 'cancelled', may: { paid: true } })
  const other = await site.order(false, 2)
  await site.desk.sale.orders.markPaid(other.number)
  expect(refusal((await olena.send(at(late.number), { deed: 'paid', sure: 'yes' })).view)).toBe('soldOut')
  expect(await journal(late.number)).toEqual([])
  await refunded(site.desk.sale, other.number)
  expect((await olena.send(at(late.number), { deed: 'paid', sure: 'yes' })).status).toBe(303)
})

test('another person gets a new ticket, the old one is void, and both and the buyer are told', async () => {
  const { number, id } = await site.order()
  const [, old] = await site.desk.sale.orders.ticketsOf(id)
  const change = {
    deed: 'attendeeReplaced',
    seat: '2',
    who: 'other',
    name: 'Ґалина Нова',
    company: '',
    position: '',
    email: 'nova@lad.example',
  }
  expect((await olena.send(at(number), { ...change, email: 'nova@' })).view).toMatchObject({
    refused: { fault: 'notEmail', typed: { name: 'Ґалина Нова' } },
  })
  expect((await olena.send(at(number), change)).status).toBe(303)
  const now = await site.desk.sale.orders.ticketsOf(id)
  expect(now.map(({ attendee: { name }, state }) => [name, state])).toEqual([
    [buyer.name, 'valid'],
    ['Ґалина Нова', 'valid'],
  ])
  expect(now[1]?.id).not.toBe(old?.id)
  expect(await site.desk.sale.orders.ticketByPage(old?.pageKey ?? '')).toMatchObject({ state: 'cancelled' })
  expect((await site.letters(id)).slice(-3)).toEqual(['attendeeCancelled', 'attendeeTicket', 'tickets'])
  expect((await orderAt(number)).deeds).toMatchObject([
    { action: 'attendeeReplaced', before: { seat: 2, name: colleague.name, email: colleague.email } },
  ])
  expect(refusal((await olena.send(at(number), change)).view)).toBe('nothingNew')
})

test('a name put right keeps its ticket', async () => {
  const { number, id } = await site.order()
  const before = await site.desk.sale.orders.ticketsOf(id)
  const change = {
    deed: 'attendeeReplaced',
    seat: '2',
    who: 'same',
    name: 'Ольга Колега',
    company: '',
    position: '',
    email: colleague.email,
  }
  expect((await olena.send(at(number), change)).status).toBe(303)
  const after = await site.desk.sale.orders.ticketsOf(id)
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after[1]?.attendee.name).toBe('Ольга Колега')
  expect((await site.letters(id)).at(-1)).toBe('attendeeTicket')
})

test('fifty organisers who change one attendee at once make one ticket and one letter about the old one', async () => {
  const { number, id } = await site.order()
  const change = { ...attendeeForm, name: 'Одна', email: 'one@lad.example' }
  const answers = await Promise.all(Array.from({ length: 50 }, () => olena.send(at(number), change)))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect((await site.letters(id)).filter((kind) => kind === 'attendeeCancelled')).toHaveLength(1)
  expect(await journal(number)).toHaveLength(1)
})

test('a misspelt address is put right, and the letter that could not arrive is closed and sent anew', async () => {
  const { number, id } = await site.order()
  await site.desk.database.run(
    'UPDATE delivery SET state = \'dead\' WHERE owner_id = ? AND message LIKE \'%"kind":"tickets"%\'',
    id,
  )
  expect(refusal((await olena.send(at(number), { deed: 'readdressed', email: 'хтось@ла' })).view)).toBe('notEmail')
  expect((await olena.send(at(number), { deed: 'readdressed', email: 'right@lad.example' })).status).toBe(303)
  const view = await orderAt(number)
  expect(view.buyer.email).toBe('right@lad.example')
  expect(view.letters.filter(({ kind }) => kind === 'tickets').map(({ state }) => state)).toEqual(['waiting', 'delivered'])
  expect(view.deeds).toMatchObject([{ action: 'readdressed', before: { email: buyer.email } }])
})

test('tickets go out again to whom the organiser says', async () => {
  const { number, id } = await site.order()
  const sent = (await site.letters(id)).length
  expect((await olena.send(at(number), { deed: 'resent', to: 'ticket', ticket: '2' })).status).toBe(303)
  expect((await site.letters(id)).slice(sent)).toEqual(['attendeeTicket'])
  const waiting = await site.order(false)
  expect((await olena.send(at(waiting.number), { deed: 'resent', to: 'all' })).view).toMatchObject({
    refused: { fault: 'refused', detail: `Order ${waiting.number} has no valid tickets: it is awaiting_payment.` },
  })
  expect(await journal(waiting.number)).toEqual([])
})

test('an invoice that a buyer cannot find is sent again; a paid order has none', async () => {
  const { number, id } = await site.order(false)
  const sent = (await site.letters(id)).length
  expect((await olena.send(at(number), { deed: 'invoiceResent' })).status).toBe(303)
  expect((await site.letters(id)).slice(sent)).toEqual(['invoice'])
  expect(await journal(number)).toEqual([['invoiceResent', 'Олена', '']])
  const paid = await site.order()
  expect(refusal((await olena.send(at(paid.number), { deed: 'invoiceResent' })).view)).toBe('stale')
})

test('an invoice may be paid until another day, and one that ran out lives again', async () => {
  const { number, id } = await site.order(false)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(refusal((await olena.send(at(number), { deed: 'extended', day: day(1) })).view)).toBe('past')
  expect(refusal((await olena.send(at(number), { deed: 'extended', day: 'завтра' })).view)).toBe('notDay')
  await site.desk.database.run('UPDATE ticket_order SET expires_at = 1, held_until = 1 WHERE id = ?', id)
  await site.desk.sale.orders.expire()
  expect((await olena.send(at(number), { deed: 'extended', day: day(20) })).status).toBe(303)
  expect(await orderAt(number)).toMatchObject({ status: 'awaiting_payment', deeds: [{ action: 'extended' }] })
  expect((await site.letters(id)).at(-1)).toBe('invoice')
})

test('money goes back for a seat, by a fresh pass and with a reason, and no more than a day allows', async () => {
  const { number, id } = await site.order()
  const wish = { deed: 'refunded', seat: '2', how: 'byHand' }
  expect(refusal((await olena.send(at(number), wish)).view)).toBe('noReason')
  expect(refusal((await olena.send(at(number), { ...wish, amount: 'сто', reason: 'x' })).view)).toBe('notSum')
  site.clock.now += 16 * 60_000
  const stale = await olena.send(at(number), { ...wish, reason: 'хвороба' })
  expect(stale.view).toMatchObject({
    freshFrom: `https://content.example/site/desk?to=${at(number)}`,
    refused: { fault: 'notFresh' },
  })
  olena = await site.enter()
  expect((await olena.send(at(number), { ...wish, reason: 'хвороба' })).status).toBe(303)
  expect(await orderAt(number)).toMatchObject({
    status: 'paid',
    books: { refunded: 1_250_000 },
    seats: [{ state: 'valid' }, { state: 'cancelled' }],
    deeds: [{ action: 'refunded', reason: 'хвороба', before: { seats: [2], amount: 1_250_000 } }],
  })
  expect((await site.letters(id)).filter((kind) => kind === 'refunded')).toHaveLength(1)
  // 12 500 ₴ of 20 000 went back today.
  const second = await site.order()
  expect(refusal((await olena.send(at(second.number), { ...wish, reason: 'теж' })).view)).toBe('overLimit')
  expect(await orderAt(second.number)).toMatchObject({ books: { refunded: 0 }, deeds: [] })
  const other = await site.enter({ user: 'ivan', name: 'Іван' })
  expect((await other.send(at(second.number), { ...wish, reason: 'теж' })).status).toBe(303)
})

test('a refund that is refused comes back as it was typed: seats, how, and a reason, also after the sign-in grew old', async () => {
  const { number } = await site.order()
  const wish: [string, string][] = [
    ['deed', 'refunded'],
    ['seat', '1'],
    ['seat', '2'],
    ['amount', '100'],
    ['how', 'byHand'],
    ['reason', 'хвороба'],
  ]
  site.clock.now += 16 * 60_000
  const { view } = await olena.send(at(number), wish)
  expect(view).toMatchObject({
    refused: { fault: 'notFresh', typed: { seat: '1,2', amount: '100', how: 'byHand', reason: 'хвороба' } },
  })
})

test('what to refund must be said, and only once', async () => {
  const { number } = await site.order()
  const wish = { deed: 'refunded', how: 'byHand', reason: 'хвороба' }
  expect(refusal((await olena.send(at(number), wish)).view)).toBe('nothing')
  expect(refusal((await olena.send(at(number), { ...wish, what: 'all', amount: '100' })).view)).toBe('allAndPart')
  expect(refusal((await olena.send(at(number), { ...wish, what: 'all', seat: '1' })).view)).toBe('allAndPart')
  expect(await orderAt(number)).toMatchObject({ books: { refunded: 0 } })
})

test('a refund whose button was pressed twice is one refund', async () => {
  const { number } = await site.order()
  const wish = { deed: 'refunded', amount: '100', how: 'byHand', reason: 'вибачення', refundedBefore: '0' }
  const answers = [...(await Promise.all([1, 2].map(() => olena.send(at(number), wish)))), await olena.send(at(number), wish)]
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(await orderAt(number)).toMatchObject({ books: { refunded: 10_000 } })
  expect((await olena.send(at(number), { ...wish, refundedBefore: '10000' })).status).toBe(303)
})

test('an order that waits is called off with a reason; a paid one is not', async () => {
  const { number, id } = await site.order(false)
  expect(refusal((await olena.send(at(number), { deed: 'cancelled' })).view)).toBe('noReason')
  expect((await olena.send(at(number), { deed: 'cancelled', reason: 'подвійне' })).status).toBe(303)
  expect((await site.letters(id)).at(-1)).toBe('cancelled')
  const paid = await site.order()
  expect(refusal((await olena.send(at(paid.number), { deed: 'cancelled', reason: 'x' })).view)).toBe('stale')
  expect(await orderAt(paid.number)).toMatchObject({ status: 'paid' })
})

test('a note stays, and people are taken out of the journal when they are erased', async () => {
  const { number, id } = await site.order(false)
  await olena.send(at(number), { deed: 'noted', reason: `Дзвонила ${buyer.name}` })
  await olena.send(at(number), { deed: 'readdressed', email: 'right@lad.example' })
  await site.desk.keeping.erasure.erase([id])
  expect(refusal((await olena.send(at(number), { deed: 'paid', sure: 'yes' })).view)).toBe('erased')
  const { deeds, status } = await orderAt(number)
  expect(deeds.map(({ action, reason, before }) => [action, reason, before])).toEqual([
    ['readdressed', '', null],
    ['noted', '', null],
  ])
  expect(status).toBe('awaiting_payment')
})

test('a deed that the disk refuses is no deed: nothing changes, and the organiser is told', async () => {
  const { number } = await site.order(false)
  const run = vi.spyOn(site.desk.database, 'transaction').mockRejectedValueOnce(new Error('disk'))
  expect((await olena.send(at(number), { deed: 'paid', sure: 'yes' })).status).toBe(500)
  run.mockRestore()
  expect(await orderAt(number)).toMatchObject({ status: 'awaiting_payment', deeds: [] })
})
