import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../storage/database.ts'
import { type Channel, deliveryBy } from './channel.ts'
import { createOutbox } from './outbox.ts'

let folder: string
let path: string
let database: Database

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  path = join(folder, 'desk.sqlite')
  database = await openDatabase(path)
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const read = v.parser(v.union([v.string(), v.number()]))
const content: Channel<string | number> = { name: 'content', read }
const mail: Channel<string | number> = { name: 'mail', read }

test('what was added is there after the file is opened anew', async () => {
  await createOutbox(database).add(database, 'a', [deliveryBy(content, 'Олена')], 1000)
  await database.close()
  database = await openDatabase(path)
  const outbox = createOutbox(database)
  expect(await outbox.about('a')).toMatchObject([{ ownerId: 'a', message: 'Олена', state: 'waiting', attempts: 0, dueAt: 1000 }])
  expect(await outbox.due(1000, 10)).toHaveLength(1)
  expect(await outbox.due(999, 10)).toEqual([])
})

test('of a transaction that fails nothing goes out', async () => {
  const outbox = createOutbox(database)
  const failing = () =>
    database.transaction(async (tx) => {
      await outbox.add(tx, 'a', [deliveryBy(content, 1)], 1000)
      throw new Error('the order could not be stored')
    })
  await expect(failing()).rejects.toThrow('the order could not be stored')
  expect(await outbox.about('a')).toEqual([])
})

test('deliveries of one channel keep their order; another channel does not wait for them', async () => {
  const outbox = createOutbox(database)
  await outbox.add(database, 'a', [deliveryBy(content, 1), deliveryBy(content, 2), deliveryBy(mail, 3)], 1000)
  const [first, letter] = await outbox.due(1000, 10)
  expect([first?.message, letter?.message]).toEqual([1, 3])
  await outbox.failed(first?.id ?? 0, 'down', 5000, 1000)
  await outbox.delivered(letter?.id ?? 0, 1000)
  expect(await outbox.due(4999, 10)).toEqual([])
  expect(await outbox.nextDue()).toBe(5000)
  await outbox.delivered(first?.id ?? 0, 5000)
  expect((await outbox.due(5000, 10)).map(({ message }) => message)).toEqual([2])
})

test('a dead letter stays visible, holds what follows it, and goes out again when the operator says so', async () => {
  const outbox = createOutbox(database)
  await outbox.add(
    database,
    'a',
    [1, 2].map((message) => deliveryBy(content, message)),
    1000,
  )
  await outbox.failed((await outbox.due(1000, 1))[0]?.id ?? 0, 'refused', null, 1000)
  expect(await outbox.due(9_999_999, 10)).toEqual([])
  expect(await outbox.ownersWith('dead')).toEqual(new Set(['a']))
  expect((await outbox.about('a'))[0]).toMatchObject({ lastError: 'refused', attempts: 1 })
  expect(await outbox.statistics()).toEqual({ waiting: 1, delivered: 0, dead: 1 })
  await outbox.retry(2000, 'a')
  expect((await outbox.due(2000, 10)).map(({ message }) => message)).toEqual([1])
})

test('in a channel whose messages do not need each other, a dead letter holds nothing up', async () => {
  const outbox = createOutbox(database, [mail])
  const deliveries = [mail, content].flatMap((channel) =>
    [1, 2].map((message) => deliveryBy(channel, `${channel.name} ${message}`)),
  )
  await outbox.add(database, 'a', deliveries, 1000)
  const [letter, record] = await outbox.due(1000, 10)
  expect([letter?.message, record?.message]).toEqual(['mail 1', 'content 1'])
  for (const each of [letter, record]) await outbox.failed(each?.id ?? 0, 'refused', null, 1000)
  expect((await outbox.due(1000, 10)).map(({ message }) => message)).toEqual(['mail 2'])
  expect(await outbox.nextDue()).toBe(1000)
})

test('erasing takes out what was said everywhere, and stops what still waits', async () => {
  const outbox = createOutbox(database)
  await outbox.add(database, 'a', [deliveryBy(content, 'Олена')], 1000)
  await outbox.add(database, 'b', [deliveryBy(content, 'Ада')], 1000)
  await outbox.erase(database, ['a', 'unknown'], 2000)
  expect(await outbox.about('a')).toMatchObject([{ message: null, state: 'delivered' }])
  expect((await outbox.due(9999, 10)).map(({ message }) => message)).toEqual(['Ада'])
})

test('messages are put in the place of others, of one owner only', async () => {
  const outbox = createOutbox(database)
  for (const owner of ['a', 'b']) await outbox.add(database, owner, [deliveryBy(content, 1)], 1000)
  await outbox.rewrite(database, 'a', (message) => [message, 'changed'])
  expect((await outbox.due(1000, 10)).map(({ message }) => message)).toEqual([[1, 'changed'], 1])
})
