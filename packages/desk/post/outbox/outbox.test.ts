import { join } from 'node:path'
import type { Database } from '@forum/desk/storage/database.ts'
import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Channel, deliveryBy } from './channel.ts'
import { createOutbox, type Delivery, type Outbox } from './outbox.ts'

let folder: string
let path: string
let database: Database

beforeEach(async () => {
  folder = newFolder()
  path = join(folder, 'desk.sqlite')
  database = await openTestDatabase(path)
})

afterEach(() => database.close())

const read = v.parser(v.union([v.string(), v.number()]))
const content: Channel<string | number> = { name: 'content', read }
const mail: Channel<string | number> = { name: 'mail', read }

const lease = 60_000
const claim = (outbox: Outbox, channel: string, now: number, max = 10) => outbox.claim(channel, { now, until: now + lease, max })
const messages = (deliveries: readonly Delivery[]) => deliveries.map(({ message }) => message)
const failed = (outbox: Outbox, delivery: Delivery | undefined, retryAt: number | null, now: number) =>
  outbox.failed({ id: delivery?.id ?? 0, attempts: delivery?.attempts ?? 0, refusals: 1, error: 'refused', retryAt }, now)

test('what was added is there after the file is opened anew', async () => {
  await createOutbox(database).add(database, 'a', [deliveryBy(content, 'Олена')], 1000)
  await database.close()
  database = await openTestDatabase(path)
  const outbox = createOutbox(database)
  expect(await outbox.about('a')).toMatchObject([{ ownerId: 'a', message: 'Олена', state: 'waiting', attempts: 0, dueAt: 1000 }])
  expect(await claim(outbox, 'content', 999)).toEqual([])
  expect(await claim(outbox, 'content', 1000)).toMatchObject([{ message: 'Олена', attempts: 1 }])
})

test('what a clock that ran ahead has put off is due now, claimed or not', async () => {
  const [now, ahead] = [1000, 1000 + 3 * 24 * 3_600_000]
  const outbox = createOutbox(database)
  await outbox.add(database, 'a', [deliveryBy(content, 'put off')], ahead)
  await outbox.add(database, 'b', [deliveryBy(content, 'claimed')], now)
  await database.run('UPDATE delivery SET leased_until = ? WHERE owner_id = ?', ahead, 'b')
  expect(await outbox.nextDue('content', now)).toBeLessThanOrEqual(now)
  expect(messages(await claim(outbox, 'content', now)).toSorted()).toEqual(['claimed', 'put off'])
  expect(await outbox.nextDue('content', now)).toBe(now + lease)
})

test('of a transaction that fails nothing goes out', async () => {
  const outbox = createOutbox(database)
  const failing = database.transaction(async (tx) => {
    await outbox.add(tx, 'a', [deliveryBy(content, 1)], 1000)
    throw new Error('the order could not be stored')
  })
  await expect(failing).rejects.toThrow('the order could not be stored')
  expect(await outbox.about('a')).toEqual([])
})

test('what is claimed nobody else gets, until its time is over; whoever is still at work keeps it', async () => {
  const outbox = createOutbox(database)
  const other = await openTestDatabase(path)
  const elsewhere = createOutbox(other)
  await outbox.add(database, 'a', [deliveryBy(content, 1)], 1000)
  const claims = await Promise.all([claim(outbox, 'content', 1000), claim(elsewhere, 'content', 1000)])
  expect(claims.flat()).toHaveLength(1)
  expect(await outbox.nextDue('content', 1000)).toBe(1000 + lease)
  const [{ id } = { id: 0 }] = claims.flat()
  await outbox.renew([id], 2000 + lease)
  expect(await claim(elsewhere, 'content', 1000 + lease)).toEqual([])
  expect(await claim(elsewhere, 'content', 2000 + lease)).toMatchObject([{ id, attempts: 2 }])
  await other.close()
})

test('who comes late with a failure changes nothing for whoever took it up since; an arrival counts whoever tells it', async () => {
  const outbox = createOutbox(database)
  await outbox.add(database, 'a', [deliveryBy(content, 1)], 1000)
  const [first] = await claim(outbox, 'content', 1000)
  const [second] = await claim(outbox, 'content', 1000 + lease)
  await failed(outbox, first, null, 1000 + lease)
  expect(await outbox.about('a')).toMatchObject([{ state: 'waiting', attempts: 2, lastError: null }])
  await outbox.delivered(first?.id ?? 0, 2000 + lease)
  await failed(outbox, second, null, 3000 + lease)
  expect(await outbox.about('a')).toMatchObject([{ state: 'delivered' }])
})

test('deliveries of one channel keep their order; another channel does not wait for them', async () => {
  const outbox = createOutbox(database)
  await outbox.add(database, 'a', [deliveryBy(content, 1), deliveryBy(content, 2), deliveryBy(mail, 3)], 1000)
  const first = await claim(outbox, 'content', 1000)
  expect([messages(first), messages(await claim(outbox, 'mail', 1000))]).toEqual([[1], [3]])
  await failed(outbox, first[0], 5000, 1000)
  expect(await claim(outbox, 'content', 4999)).toEqual([])
  expect(await outbox.nextDue('content', 1000)).toBe(5000)
  const again = await claim(outbox, 'content', 5000)
  await outbox.delivered(again[0]?.id ?? 0, 5000)
  expect(messages(await claim(outbox, 'content', 5000))).toEqual([2])
})

test('a dead letter stays visible, holds what follows it, and goes out again when the operator says so', async () => {
  const outbox = createOutbox(database)
  const deliveries = [1, 2].map((message) => deliveryBy(content, message))
  await outbox.add(database, 'a', deliveries, 1000)
  const [first] = await claim(outbox, 'content', 1000)
  await failed(outbox, first, null, 1000)
  expect(await claim(outbox, 'content', 9_999_999)).toEqual([])
  expect(await outbox.nextDue('content', 1000)).toBeNull()
  expect(await outbox.ownersWith('dead')).toEqual(new Set(['a']))
  expect((await outbox.about('a'))[0]).toMatchObject({ lastError: 'refused', attempts: 1, refusals: 1 })
  expect(await outbox.statistics()).toEqual({ waiting: 1, delivered: 0, dead: 1 })
  await outbox.retry(database, 2000, 'a')
  expect(await claim(outbox, 'content', 2000)).toMatchObject([{ message: 1, refusals: 0 }])
})

test('in a channel whose messages do not need each other, nothing holds anything up', async () => {
  const outbox = createOutbox(database, [mail])
  const deliveries = [1, 2, 3].map((message) => deliveryBy(mail, message))
  await outbox.add(database, 'a', deliveries, 1000)
  const [first, second] = await claim(outbox, 'mail', 1000, 2)
  await failed(outbox, first, null, 1000)
  await failed(outbox, second, 9000, 1000)
  expect(messages(await claim(outbox, 'mail', 1000))).toEqual([3])
})

test('what was tried least lately goes first: a few that always fail do not keep the others waiting', async () => {
  const outbox = createOutbox(database)
  for (const owner of ['a', 'b']) await outbox.add(database, owner, [deliveryBy(content, owner)], 1000)
  const [first] = await claim(outbox, 'content', 1000, 1)
  await failed(outbox, first, 1500, 1000)
  expect(messages(await claim(outbox, 'content', 2000, 1))).toEqual(['b'])
})

test('what nobody carries any more becomes a dead letter, once', async () => {
  const outbox = createOutbox(database)
  await outbox.add(database, 'a', [deliveryBy(content, 1), { channel: 'pigeon', message: 2 }], 1000)
  expect([await outbox.buryStrays(['content', 'mail'], 2000), await outbox.buryStrays(['content', 'mail'], 2000)]).toEqual([1, 0])
  expect(await outbox.about('a')).toMatchObject([{ state: 'waiting' }, { state: 'dead', channel: 'pigeon' }])
})

test('erasing takes out what was said everywhere, and stops what still waits', async () => {
  const outbox = createOutbox(database)
  await outbox.add(database, 'a', [deliveryBy(content, 'Олена')], 1000)
  await outbox.add(database, 'b', [deliveryBy(content, 'Ада')], 1000)
  await outbox.erase(database, ['a', 'unknown'], 2000)
  expect(await outbox.about('a')).toMatchObject([{ message: null, state: 'delivered' }])
  expect(messages(await claim(outbox, 'content', 9999))).toEqual(['Ада'])
})

test('messages are put in the place of others, of one owner only', async () => {
  const outbox = createOutbox(database)
  for (const owner of ['a', 'b']) await outbox.add(database, owner, [deliveryBy(content, 1)], 1000)
  await outbox.rewrite(database, 'a', (message) => [message, 'changed'])
  expect(messages(await claim(outbox, 'content', 1000))).toEqual([[1, 'changed'], 1])
})
