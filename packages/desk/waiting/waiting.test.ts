import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { expect, test } from 'vitest'
import { database, editionOf, freshSale, start, ticket } from '../orders/place-order-fixture.ts'
import type { Transaction } from '../storage/database.ts'
import { eraseWaiting, listWaiting, removeWaiting, waitingBefore } from './forget-waiting.ts'
import { hour, soldOut } from './waiting-fixture.ts'
import { waitingWhere } from './waiting-rows.ts'

freshSale()

test('whoever asks is written to once, and stands on the list when they have confirmed it from the letter', async () => {
  const { ask, list, rowOf, states, letters } = await soldOut()
  await ask('ada')
  await ask('ada')
  expect(await letters('ada')).toEqual(['Waiting for “Учасник” tickets'])
  expect(await states('ada')).toEqual(['asked'])
  const { pageKey } = await rowOf('ada')
  expect(await list.change(pageKey, 'confirm')).toBe('changed')
  expect(await list.byPage(pageKey)).toMatchObject({ state: 'waiting', before: 0 })
  await list.change(pageKey, 'leave')
  expect(await states('ada')).toEqual(['left'])
  expect(await list.change('nobody', 'leave')).toBeNull()
})

test('what is missing is told by its field, and nobody is kept', async () => {
  const { list } = await soldOut()
  const asked = { forumYear: 2025, ticketId: 't', title: 'T', locale: 'uk' as const, visitor: { address: '203.0.113.7' } }
  expect(await list.join({ ...asked, form: new FormData() })).toMatchObject({ outcome: 'again' })
  expect(await waitingWhere(database, '')).toEqual([])
})

test('seats that come free are offered in order, held for whom they are offered to, and sold to nobody else', async () => {
  const { wait, refund, offer, order, rowOf, states, letters, orders } = await soldOut()
  for (const name of ['ada', 'bob', 'eve']) await wait(name)
  await refund([0])
  // Before anybody is written to, who waits comes first, too.
  expect(await order('zoe')).toMatchObject({ outcome: 'soldOut' })
  expect(await offer()).toBe(1)
  expect(await states('ada', 'bob', 'eve')).toEqual(['offered', 'waiting', 'waiting'])
  expect(await letters('ada')).toContain('Seats are free: “Учасник”')
  expect(await order('zoe')).toMatchObject({ outcome: 'soldOut' })
  const { pageKey } = await rowOf('ada')
  expect((await orders.seatsLeft(pageKey))('t', 2)).toBe(1)
  expect(await order('ada', pageKey)).toMatchObject({ outcome: 'placed' })
  expect(await states('ada')).toEqual(['taken'])
  expect(await order('ad', pageKey)).toMatchObject({ outcome: 'soldOut' })
})

test('an invoice of who was offered the seats holds them as long as it may be paid', async () => {
  const { wait, refund, offer, order, rowOf } = await soldOut()
  await wait('ada')
  await refund([0])
  await offer()
  const placed = await order('ada', (await rowOf('ada')).pageKey, { method: 'bank' })
  expect(placed).toMatchObject({ order: { confirmKey: '' } })
  if (placed.outcome !== 'placed') throw new Error('not placed')
  expect(placed.order.heldUntil).toBe(placed.order.expiresAt)
})

test('what is not taken up in time goes to the next one; late, the letter leads to nothing that is held', async () => {
  const { wait, refund, offer, order, rowOf, states, later } = await soldOut()
  for (const name of ['ada', 'bob']) await wait(name)
  await refund([0])
  await offer()
  later(24 * hour - 1)
  expect(await offer()).toBe(0)
  later(1)
  expect(await offer()).toBe(1)
  expect(await states('ada', 'bob')).toEqual(['missed', 'offered'])
  expect(await order('ada', (await rowOf('ada')).pageKey)).toMatchObject({ outcome: 'soldOut' })
})

test('of rounds that run at once none offers a seat, or writes a letter, twice', async () => {
  const { wait, refund, offer, states, letters } = await soldOut()
  for (const name of ['ada', 'bob', 'eve']) await wait(name)
  await refund([0, 1])
  expect((await Promise.all(Array.from({ length: 5 }, () => offer()))).reduce((sum, offers) => sum + offers)).toBe(2)
  expect(await states('ada', 'bob', 'eve')).toEqual(['offered', 'offered', 'waiting'])
  expect(await letters('ada')).toHaveLength(2)
})

test('who wishes more seats than are free is offered these; a larger quota offers more; who left or was taken off is passed over', async () => {
  const { wait, refund, offer, rowOf, list, states, kinds } = await soldOut()
  for (const name of ['ada', 'bob', 'eve']) await wait(name, 2)
  await list.change((await rowOf('ada')).pageKey, 'leave')
  await refund([0])
  await offer()
  expect(await rowOf('bob')).toMatchObject({ state: 'offered', offeredSeats: 1 })
  const { id } = await rowOf('bob')
  await database.transaction((tx) => removeWaiting(tx, id, start))
  await offer(() => kinds().map((kind) => ({ ...kind, quota: 4 })))
  expect(await states('ada', 'eve')).toEqual(['left', 'offered'])
  expect(await rowOf('eve')).toMatchObject({ offeredSeats: 2 })
})

test('who is erased waits no more, and nothing of them is kept; whose time is over is found', async () => {
  const { wait, ask, rowOf, later } = await soldOut()
  await wait('ada')
  await ask('bob')
  const [ada, bob] = [await rowOf('ada'), await rowOf('bob')]
  later(30 * 24 * hour)
  expect(await waitingBefore(database, start, start + 1, 9)).toEqual([bob.id])
  expect(new Set(await waitingBefore(database, start + 1, start + 1, 9))).toEqual(new Set([ada.id, bob.id]))
  await database.transaction((tx) => eraseWaiting(tx, [ada.id], start))
  expect(await waitingWhere(database, 'WHERE id = ?', ada.id)).toMatchObject([{ name: '', email: '', state: 'left' }])
})

test('who typed another number before they confirmed waits for that many', async () => {
  const { ask, rowOf, list } = await soldOut()
  await ask('ada', 1)
  await ask('ada', 2)
  expect(await rowOf('ada')).toMatchObject({ seats: 2 })
  await list.change((await rowOf('ada')).pageKey, 'confirm')
  // Who knows the address alone changes nothing of what was confirmed.
  await ask('ada', 1)
  expect(await rowOf('ada')).toMatchObject({ seats: 2 })
})

/** Ada is offered a seat, and has ordered it. */
async function ordered() {
  const own = await soldOut()
  await own.wait('ada')
  await own.refund([0])
  await own.offer()
  const { pageKey } = await own.rowOf('ada')
  const placed = await own.order('ada', pageKey)
  if (placed.outcome !== 'placed') throw new Error('not placed')
  /** Her own page and the desk say the same. */
  const page = async () => {
    const state = (await own.list.byPage(pageKey))?.state
    const listed = (await listWaiting(database as Transaction, 2025, own.now())).find((row) => row.pageKey === pageKey)
    expect(listed?.state).toBe(state)
    return state
  }
  return { ...own, pageKey, id: placed.order.id, number: placed.order.number, page }
}

test('whose order of the offered seats ran out unpaid may order them again while the offer lasts, before all others', async () => {
  const { wait, offer, order, pageKey, page, later, states, orders } = await ordered()
  await wait('bob')
  expect(await page()).toBe('taken')
  later(hour)
  expect(await page()).toBe('offered')
  expect((await orders.seatsLeft(pageKey))('t', 2)).toBe(1)
  // Neither the next one nor anybody else comes before.
  expect(await offer()).toBe(0)
  expect(await states('ada', 'bob')).toEqual(['offered', 'waiting'])
  expect(await order('zoe')).toMatchObject({ outcome: 'soldOut' })
  expect(await order('ada', pageKey)).toMatchObject({ outcome: 'placed', isNew: true })
  expect(await page()).toBe('taken')
})

test('money that comes late for such an order gets the seat that is held for the same person', async () => {
  const { orders, offer, number, page, later } = await ordered()
  later(hour)
  await offer()
  expect(await orders.markPaid(number)).toMatchObject({ status: 'paid' })
  expect(await page()).toBe('taken')
  later(24 * hour)
  await offer()
  expect(await page()).toBe('taken')
})

test('when the offer is over, too, its page says so, and they may ask again', async () => {
  const { ask, orders, offer, number, page, list, pageKey, later, states } = await ordered()
  later(24 * hour)
  expect(await page()).toBe('missed')
  await offer()
  expect(await page()).toBe('missed')
  await ask('ada')
  expect(await states('ada')).toEqual(['asked'])
  await orders.markPaid(number)
  expect(await list.byPage(pageKey)).toMatchObject({ state: 'taken' })
})

test('whoever may order the lost seats again can be taken off the list', async () => {
  const { page, later, now, rowOf, states } = await ordered()
  const { id } = await rowOf('ada')
  const remove = () => database.transaction((tx) => removeWaiting(tx, id, now()))
  expect(await remove()).toBe(false)
  later(hour)
  expect(await page()).toBe('offered')
  expect(await remove()).toBe(true)
  expect(await states('ada')).toEqual(['removed'])
})

test('whose order the organisers called off reads that', async () => {
  const { orders, id, page } = await ordered()
  await orders.cancelUnpaid([id], false)
  expect(await page()).toBe('calledOff')
})

test('an offer of one kind lifts no limit of the other kinds in the order', async () => {
  const { wait, refund, offer, rowOf, place, formWith } = await soldOut()
  await wait('ada')
  await refund([0])
  await offer()
  const both = editionOf([ticket('t', { title: inAll('Учасник'), quota: 2 }), ticket('u', { quota: 30 })])
  const { pageKey } = await rowOf('ada')
  const form = formWith({ t: 1, u: 16 }, { email: 'ada@b.example', phone: '+380442234567' })
  expect(await place(form, { edition: both, siteNow: start, offer: pageKey })).toMatchObject({ outcome: 'overLimit' })
})
