// One line or one mail domain does not stand before everybody.

import { createLineDigest } from '@forum/ground/base/line.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mailbox, ownDomain } from '../forms/mailbox.ts'
import { database, freshSale } from '../orders/place-order-fixture.ts'
import { fairOrder } from './fair-order.ts'
import { deleteErased, eraseWaiting, everybodyWaiting, waitingBefore } from './forget-waiting.ts'
import { hour, soldOut } from './waiting-fixture.ts'
import type { ShownState } from './waiting-rows.ts'

freshSale()

const digest = createLineDigest(Buffer.from('key'))

type Person = { email: string; address: string; seats?: number; state?: ShownState; ticketId?: string }

const placeOf = ({ email, address, seats = 1, state = 'waiting', ticketId = 't' }: Person) => ({
  email,
  ticketId,
  seats,
  state,
  mailbox: mailbox(email),
  placedFrom: digest(address) || null,
})

const hog = (count: number, own: (index: number) => Person) => Array.from({ length: count }, (_, index) => placeOf(own(index)))
const honest = placeOf({ email: 'ada@lovelace.example', address: '198.51.100.7' })
/** The position of the honest person behind these. */
const turnBehind = (rows: ReturnType<typeof placeOf>[]) => fairOrder([...rows, honest]).indexOf(honest) + 1

test.each<[string, (index: number) => Person, number]>([
  ['one IPv4 address', (index) => ({ email: `a${index}@gmail.com`, address: '203.0.113.7' }), 5],
  ['one /64', (index) => ({ email: `a${index}@gmail.com`, address: `2001:db8:1:1::${index + 1}` }), 5],
  ['four /64 of one /48', (index) => ({ email: `a${index}@gmail.com`, address: `2001:db8:1:${index % 4}000::1` }), 9],
  ['a /64 for each of one /56', (index) => ({ email: `a${index}@gmail.com`, address: `2001:db8:1:${index.toString(16)}::1` }), 7],
  ['one domain from everywhere', (index) => ({ email: `a${index}@hog.example`, address: `203.0.113.${index}` }), 5],
  ['subdomains of one domain', (index) => ({ email: `a@x${index}.hog.example`, address: `203.0.113.${index}` }), 5],
  ['subdomains under pp.ua', (index) => ({ email: `a@x${index}.pp.ua`, address: `203.0.113.${index}` }), 5],
  ['a domain of firms', (index) => ({ email: `a${index}@hog.com.ua`, address: `203.0.113.${index}` }), 5],
  ['two seats each', (index) => ({ email: `a${index}@hog.example`, address: '203.0.113.7', seats: 2 }), 3],
  ['twenty seats at once', (index) => ({ email: `a${index}@hog.example`, address: '203.0.113.7', seats: 20 }), 2],
  [
    'places that had their offer',
    (index) => ({ email: `a${index}@hog.example`, address: '203.0.113.7', state: index < 4 ? 'missed' : 'waiting' }),
    1,
  ],
  [
    'places that were taken',
    (index) => ({ email: `a${index}@hog.example`, address: '203.0.113.7', state: index < 4 ? 'taken' : 'waiting' }),
    1,
  ],
])('behind 120 places of %s the next is not the last', (_, own, turn) => {
  expect(turnBehind(hog(120, own))).toBe(turn)
})

test.each([
  'gmail.com',
  'googlemail.com',
  'ukr.net',
  'i.ua',
  'icloud.com',
  'outlook.com',
  'yahoo.co.uk',
  'proton.me',
  'yandex.ua',
  'meta.ua',
])('people with mailboxes at %s are no party: each keeps the place', (domain) => {
  const people = hog(30, (index) => ({ email: `person${index}@${domain}`, address: `203.0.113.${index}` }))
  expect(turnBehind(people)).toBe(31)
})

test('people of a firm or a hall stand as they came, after its first turn in turns with others; other kinds are not concerned', () => {
  const staff = hog(6, (index) => ({ email: `a${index}@firm.example`, address: '203.0.113.7' }))
  const others = hog(3, (index) => ({ email: `b${index}@gmail.com`, address: `198.51.100.${index + 50}` }))
  expect(fairOrder([...staff, ...others]).map(({ email }) => email[0])).toEqual([...'aaaabbbaa'])
  const ofOtherKind = staff.map((row) => ({ ...row, ticketId: 'u' }))
  expect(fairOrder([...ofOtherKind, ...staff]).filter(({ ticketId }) => ticketId === 't')).toEqual(staff)
})

test('who is not confirmed, left or was removed takes nobody’s turn', () => {
  const away = hog(30, (index) => ({
    email: `a${index}@firm.example`,
    address: '203.0.113.7',
    state: (['asked', 'left', 'removed'] as const)[index % 3] ?? 'left',
  }))
  const colleague = placeOf({ email: 'eva@firm.example', address: '203.0.113.7' })
  expect(fairOrder([...away, colleague, honest])).toEqual([colleague, honest])
})

test.each([
  ['a@firm.example', 'firm.example'],
  ['a@mail.firm.example', 'firm.example'],
  ['a@firm.com.ua', 'firm.com.ua'],
  ['a@mail.firm.kyiv.ua', 'firm.kyiv.ua'],
  ['a@firm.ua', 'firm.ua'],
  ['a@x.firm.ua', 'firm.ua'],
  ['a@firm.co.uk', 'firm.co.uk'],
  ['a@com.example', 'com.example'],
  ['a@gmail.com', null],
  ['a@hotmail.co.uk', null],
  ['', null],
])('%s belongs to %s', (address, domain) => expect(ownDomain(mailbox(address))).toBe(domain))

test('eight seats come back: a line with 120 places and one domain is offered four, then the next, and buyers are told the same order', async () => {
  const { wait, offer, states, refund, list, rowOf, kinds } = await soldOut()
  for (let index = 0; index < 6; index++)
    await wait(`hog${index}`, 1, { email: `hog${index}@hog.example`, address: `2001:db8:1:${index}000::1` })
  await wait('ada', 1, { email: 'ada@lovelace.example', address: '198.51.100.7' })
  expect((await list.byPage((await rowOf('ada')).pageKey))?.before).toBe(4)
  await refund([0, 1])
  await offer(() => kinds().map((kind) => ({ ...kind, quota: 5 })))
  expect(await states('hog0', 'hog3', 'ada', 'hog4', 'hog5')).toEqual(['offered', 'offered', 'offered', 'waiting', 'waiting'])
  // Seats that come back one by one go the same way: what was offered counts.
  await offer(() => kinds().map((kind) => ({ ...kind, quota: 6 })))
  expect(await states('hog4', 'hog5')).toEqual(['offered', 'waiting'])
})

test('a line and a firm’s domain have an end of open places; both get the same answer for who is on the list and who is not', async () => {
  const { ask } = await soldOut()
  const open = async () => (await database.all(v.object({ id: v.string() }), 'SELECT id FROM waiting')).length
  for (let index = 0; index < 130; index++)
    await ask(`hog${index}`, 1, { email: `a${index}@gmail.com`, address: `2001:db8:1:${index.toString(16)}00::1` })
  expect(await open()).toBe(120)
  for (const email of ['a0@gmail.com', 'new@gmail.com'])
    expect(await ask('x', 1, { email, address: '2001:db8:1:ffff::1' })).toMatchObject({ outcome: 'tooMany' })
  for (let index = 0; index < 70; index++)
    await ask(`staff${index}`, 1, { email: `a@x${index}.firm.example`, address: `203.0.113.${index}` })
  expect(await open()).toBe(180)
  expect(await ask('y', 1, { email: 'y@firm.example', address: '198.51.100.8' })).toMatchObject({ outcome: 'tooMany' })
  expect(await ask('ada', 1, { email: 'ada@lovelace.example', address: '198.51.100.7' })).toEqual({ outcome: 'kept' })
})

test.each([
  [10, 24],
  // The sale begins at noon in Kyiv: twelve hours later it is midnight.
  [11, 22],
  [51, 6],
])('while %i people wait an offer lasts %i hours: less the more wait, and it does not end at night', async (people, hours) => {
  const { wait, offer, rowOf, refund, now } = await soldOut()
  for (let index = 0; index < people; index++)
    await wait(`p${index}`, 1, { email: `p${index}@gmail.com`, address: `203.0.113.${index}` })
  await refund([0])
  await offer()
  expect((await rowOf('p0')).offeredUntil).toBe(now() + hours * hour)
})

test('a firm with sixty places shortens nobody’s offer', async () => {
  const { wait, offer, rowOf, refund, now } = await soldOut()
  await wait('ada', 1, { email: 'ada@gmail.com', address: '198.51.100.7' })
  for (let index = 0; index < 60; index++)
    await wait(`p${index}`, 1, { email: `p${index}@firm.example`, address: `203.0.113.${index}` })
  await refund([0])
  await offer()
  expect((await rowOf('ada')).offeredUntil).toBe(now() + 24 * hour)
})

test('of more places that nobody confirmed than are kept the oldest are erased and deleted; who confirmed stays', async () => {
  const { ask, wait, later, now } = await soldOut()
  await wait('ada')
  for (const name of ['b', 'c', 'd']) {
    later(1000)
    await ask(name)
  }
  const ids = await waitingBefore(database, 0, 0, 9, 2)
  await database.transaction((tx) => eraseWaiting(tx, ids, now()))
  await deleteErased(database)
  expect((await everybodyWaiting(database)).map(({ name }) => name)).toEqual(['ada', 'c', 'd'])
  const rows = await database.all(v.object({ n: v.number() }), 'SELECT count(*) AS n FROM waiting')
  expect(rows).toEqual([{ n: 3 }])
  expect(await waitingBefore(database, 0, 0, 9, 2)).toEqual([])
})
