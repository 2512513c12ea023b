import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutbox } from '../post/outbox/outbox.ts'
import { type Database, StorageFault } from '../storage/database.ts'
import { holdDatabase, openTestDatabase, testOfFiles } from '../storage/database-fixture.ts'
import { createSubmissionStore, type NewSubmission } from './submission-store.ts'

let folder: string
let path: string
let database: Database

beforeEach(async () => {
  folder = newFolder()
  path = join(folder, 'desk.sqlite')
  database = await openTestDatabase(path)
})

afterEach(() => database.close())

function stores() {
  const outbox = createOutbox(database)
  return { outbox, store: createSubmissionStore(database, outbox) }
}

const submission = (id: string, own: Partial<NewSubmission> = {}): NewSubmission => ({
  id,
  kind: 'callback',
  lang: 'uk',
  fields: { name: 'Олена' },
  receivedAt: 1000,
  sameContent: null,
  deliveries: [{ channel: 'content', message: { id } }],
  ...own,
})

test('what was stored is there after the file is opened anew, with its deliveries', async () => {
  await stores().store.store(submission('a'))
  await database.close()
  database = await openTestDatabase(path)
  const { store, outbox } = stores()
  expect(await store.byId('a')).toMatchObject({ kind: 'callback', fields: { name: 'Олена' } })
  expect(await outbox.about('a')).toMatchObject([{ state: 'waiting' }])
  expect(await outbox.nextDue('content', 0)).toBe(1000)
})

test('equal content is the same sending only within its window', async () => {
  const { store } = stores()
  const sameContent = { key: 'digest', window: 500 }
  await store.store(submission('a', { sameContent }))
  expect(await store.store(submission('b', { sameContent, receivedAt: 1499 }))).toEqual({ id: 'a', isNew: false })
  expect(await store.store(submission('c', { sameContent, receivedAt: 1500 }))).toEqual({ id: 'c', isNew: true })
})

test('a submission whose delivery cannot be stored is not stored either', async () => {
  const { store } = stores()
  const broken = { channel: null as unknown as string, message: 1 }
  await expect(store.store(submission('a', { deliveries: [broken] }))).rejects.toThrow()
  expect(await store.byId('a')).toBeUndefined()
})

test('one kind is listed, the newest first', async () => {
  const { store } = stores()
  await store.store(submission('a'))
  await store.store(submission('b', { kind: 'booking' }))
  await store.store(submission('c', { receivedAt: 2000 }))
  expect((await store.list({ kind: 'callback', max: 10 })).map(({ id }) => id)).toEqual(['c', 'a'])
  expect((await store.list({ max: 1 })).map(({ id }) => id)).toEqual(['c'])
})

test('erasing takes out what was said; that it was said stays', async () => {
  const { store } = stores()
  await store.store(submission('a', { sameContent: { key: 'digest', window: 500 } }))
  await store.erase(database, ['a', 'unknown'], 2000)
  await store.erase(database, ['a'], 3000)
  expect(await store.byId('a')).toMatchObject({ kind: 'callback', fields: {}, receivedAt: 1000, erasedAt: 2000 })
})

test('a file that another process holds is a fault of the machine that says so, and nothing is half stored', async () => {
  const other = await holdDatabase(path)
  const { store } = stores()
  await expect(store.store(submission('a'))).rejects.toThrow(StorageFault)
  await other.release()
  expect(await store.byId('a')).toBeUndefined()
  expect(await store.store(submission('a'))).toMatchObject({ isNew: true })
})

testOfFiles('a full disk is a fault of the machine', async () => {
  await database.run('PRAGMA max_page_count = 40')
  const { store } = stores()
  await expect(store.store(submission('a', { fields: { text: 'x'.repeat(500_000) } }))).rejects.toThrow(StorageFault)
  expect(await store.list({ max: 5 })).toEqual([])
})

test('of more unconfirmed subscriptions than are kept the oldest are to go, whatever is confirmed beside them', async () => {
  const { store } = stores()
  const subscription = { kind: 'subscription', deliveries: [] } as const
  for (const [index, id] of ['a', 'b', 'c', 'd'].entries())
    await store.store(submission(id, { ...subscription, receivedAt: index }))
  await store.store(submission('confirmed', { kind: 'subscription', receivedAt: 0 }))
  expect(await store.unconfirmedBefore(0, 9, 3)).toEqual(['a'])
  expect(await store.unconfirmedBefore(0, 9, 4)).toEqual([])
  await database.transaction((tx) => store.erase(tx, ['a', 'confirmed'], 5))
  await store.forgetUnconfirmed()
  expect((await store.list()).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'confirmed'])
})

test('from which line a form came is forgotten after its time, and with its personal data', async () => {
  const { store } = stores()
  for (const [index, id] of ['a', 'b', 'c'].entries())
    await store.store(submission(id, { receivedAt: index, placedFrom: 'line' }))
  await store.forgetLines(1)
  await database.transaction((tx) => store.erase(tx, ['c'], 5))
  expect((await store.list()).map(({ id, placedFrom }) => [id, placedFrom])).toEqual([
    ['c', null],
    ['b', 'line'],
    ['a', null],
  ])
})
