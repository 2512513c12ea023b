import { orderOf, personMarked, placed } from '@forum/desk/composition/desk-fixture.ts'
import { createFollowedProgrammes } from '@forum/desk/forms/followed-programmes.ts'
import { createSubmissionStore } from '@forum/desk/forms/submission-store.ts'
import { createOrders } from '@forum/desk/orders/orders.ts'
import { createOutbox } from '@forum/desk/post/outbox/outbox.ts'
import { StorageFault } from '@forum/desk/storage/database.ts'
import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createErasure } from './erasure.ts'
import { createRetention } from './retention.ts'

const day = 86_400_000
const hour = 3_600_000
/** Half past three at night in Kyiv. */
const start = Date.UTC(2025, 8, 9, 0, 30)
const nothing = () => []
const deliveries = {
  placed: nothing,
  changed: nothing,
  paid: nothing,
  unfulfillable: nothing,
  cancelled: nothing,
  refunded: nothing,
  partPaid: nothing,
  shareEnded: nothing,
  refundReported: nothing,
  refundFailed: nothing,
  receipts: nothing,
  receiptMissing: nothing,
}

async function desk(submissionDays = 10) {
  const clock = { now: start }
  const now = () => clock.now
  const database = await openTestDatabase(':memory:')
  const outbox = createOutbox(database)
  const submissions = createSubmissionStore(database, outbox)
  const orders = createOrders({ database, outbox, deliveries, now })
  const removeMails = vi.fn((_: readonly string[]) => 0)
  const log = { info: vi.fn() }
  const fails = { rewrite: false }
  const rewrite = async () => {
    if (fails.rewrite) throw new StorageFault('the disk is full')
    await database.rewrite()
  }
  const erasure = createErasure({ database: { ...database, rewrite }, outbox, submissions, orders, removeMails, now })
  const followedProgrammes = createFollowedProgrammes(database, now)
  const periods = { submissionDays, orderDays: 30 }
  const retention = createRetention({ submissions, orders, database, followedProgrammes, erasure, periods, now, log })
  const accept = (id: string) =>
    submissions.store({
      id,
      kind: 'booking',
      lang: 'uk',
      fields: { name: 'Ада' },
      receivedAt: clock.now,
      sameContent: null,
      deliveries: [{ channel: 'content', message: { name: 'Ада' } }],
    })
  const order = (key: string) =>
    placed({ orders }, orderOf(personMarked(key), personMarked(`${key}x`), { createdAt: clock.now, expiresAt: clock.now + day }))
  const isOwed = () => database.all(v.object({ since: v.number() }), 'SELECT since FROM owed_rewrite')
  return { clock, fails, isOwed, outbox, submissions, orders, followedProgrammes, retention, removeMails, log, accept, order }
}

test('what was said is erased on the first day after its time, with what still waits and its mails; that it was said stays', async () => {
  const { clock, outbox, submissions, retention, removeMails, accept } = await desk()
  await accept('old')
  clock.now += day
  await accept('young')
  clock.now = start + 10 * day + 1
  await retention.poll()
  expect(await submissions.byId('old')).toMatchObject({ fields: {}, erasedAt: clock.now })
  expect(await outbox.about('old')).toMatchObject([{ message: null, state: 'delivered' }])
  expect(await submissions.byId('young')).toMatchObject({ fields: { name: 'Ада' }, erasedAt: null })
  expect(removeMails).toHaveBeenCalledWith(['old'])
  expect(removeMails.mock.calls.flat(2)).not.toContain('young')
})

test('a subscription that nobody confirmed is deleted after thirty days, a confirmed one with all others', async () => {
  const { clock, submissions, retention } = await desk(365)
  const subscription = { kind: 'subscription', lang: 'uk', fields: { email: 'a@b.example' }, sameContent: null } as const
  const mail = { channel: 'mail', message: {} }
  await submissions.store({ ...subscription, id: 'asked', receivedAt: start, deliveries: [mail] })
  await submissions.store({
    ...subscription,
    id: 'confirmed',
    receivedAt: start,
    deliveries: [mail, { channel: 'content', message: {} }],
  })
  clock.now = start + 30 * day
  await retention.poll()
  expect(await submissions.byId('asked')).toMatchObject({ erasedAt: null })
  clock.now += day
  await retention.poll()
  expect(await submissions.byId('asked')).toBeUndefined()
  expect(await submissions.byId('confirmed')).toMatchObject({ fields: { email: 'a@b.example' }, erasedAt: null })
})

test('a programme that a calendar follows is forgotten when no star of it was changed for 400 days', async () => {
  const { clock, followedProgrammes, retention } = await desk()
  await followedProgrammes.keep('left', 2025, 'aaaaaa', () => null)
  await followedProgrammes.keep('used', 2025, 'aaaaaa', () => null)
  clock.now = start + 400 * day
  await followedProgrammes.keep('used', 2025, 'bbbbbb', () => null)
  clock.now += day
  await retention.poll()
  expect(await Promise.all(['left', 'used'].map((key) => followedProgrammes.of(key, 2025)))).toEqual([null, 'bbbbbb'])
})

test('an order keeps its number and sum, and loses its people, also on its tickets', async () => {
  const { clock, orders, retention, order } = await desk()
  const [paid, waiting] = [await order('paid'), await order('waiting')]
  await orders.markPaid(paid.number)
  clock.now = start + 29 * day
  await retention.poll()
  expect((await orders.byId(paid.id))?.buyer.name).toContain('paid')
  clock.now = start + 30 * day + 1
  await retention.poll()
  expect(await orders.byId(paid.id)).toMatchObject({
    number: paid.number,
    total: 25_000,
    status: 'paid',
    buyer: { name: '', email: '' },
  })
  expect(JSON.stringify([await orders.byId(paid.id), await orders.ticketsOf(paid.id)])).not.toMatch(/mail\.example|Олена/)
  expect((await orders.byId(waiting.id))?.buyer.name).toContain('waiting')
  await orders.expire()
  clock.now += day
  await retention.poll()
  expect((await orders.byId(waiting.id))?.buyer.name).toBe('')
})

test('it gets through more than one portion, writes the file anew once, and looks once an hour', async () => {
  const { clock, isOwed, submissions, retention, log, accept } = await desk()
  await retention.poll()
  for (let index = 0; index < 450; index++) await accept(`s${index}`)
  clock.now = start + 11 * day
  await retention.poll()
  expect(await submissions.receivedBefore(clock.now, 1)).toEqual([])
  expect(await isOwed()).toEqual([])
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ submissions: 450, orders: 0 }, expect.any(String))
  await accept('late')
  clock.now += 11 * day
  await retention.poll()
  await accept('later')
  clock.now += hour - 1
  await retention.poll()
  expect(log.info).toHaveBeenCalledTimes(2)
})

test('by day it leaves what the night will erase; what no night came for it erases two days later', async () => {
  const { clock, isOwed, submissions, retention, accept } = await desk()
  await accept('old')
  const noon = start + 9 * hour
  clock.now = noon + 10 * day
  await retention.poll()
  expect(await submissions.byId('old')).toMatchObject({ erasedAt: null })
  clock.now = noon + 12 * day
  await retention.poll()
  expect(await submissions.byId('old')).toMatchObject({ fields: {}, erasedAt: clock.now })
  expect(await isOwed()).toEqual([])
})

test('a file that could not be written anew is, the next night', async () => {
  const { clock, isOwed, retention, accept, fails } = await desk()
  await accept('old')
  clock.now = start + 11 * day
  fails.rewrite = true
  await expect(retention.poll()).rejects.toThrow('the disk is full')
  expect(await isOwed()).toHaveLength(1)
  fails.rewrite = false
  clock.now += day
  await retention.poll()
  expect(await isOwed()).toEqual([])
})
