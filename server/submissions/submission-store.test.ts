import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutbox } from '../outbox/outbox.ts'
import { type Database, openDatabase, StorageFault } from '../storage/database.ts'
import { createSubmissionStore, type NewSubmission } from './submission-store.ts'

let folder: string
let path: string
let database: Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'submissions-'))
  path = join(folder, 'desk.sqlite')
  database = openDatabase(path)
})

afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

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
  idempotencyKey: null,
  sameContent: null,
  deliveries: [{ channel: 'content', message: { id } }],
  ...own,
})

test('what was stored is there after the file is opened anew, with its deliveries', () => {
  stores().store.store(submission('a'))
  database.close()
  database = openDatabase(path)
  const { store, outbox } = stores()
  expect(store.byId('a')).toMatchObject({ kind: 'callback', fields: { name: 'Олена' } })
  expect(outbox.about('a')).toMatchObject([{ state: 'waiting' }])
  expect(outbox.due(1000, 10)).toHaveLength(1)
})

test('the same key is stored once, whatever comes with it', () => {
  const { store } = stores()
  expect(store.store(submission('a', { idempotencyKey: 'k' }))).toEqual({ id: 'a', isNew: true })
  expect(store.store(submission('b', { idempotencyKey: 'k', fields: { name: 'Other' } }))).toEqual({ id: 'a', isNew: false })
  expect(store.list({ max: 10 })).toHaveLength(1)
})

test('equal content is the same sending only within its window', () => {
  const { store } = stores()
  const sameContent = { key: 'digest', window: 500 }
  store.store(submission('a', { sameContent }))
  expect(store.store(submission('b', { sameContent, receivedAt: 1499 }))).toEqual({ id: 'a', isNew: false })
  expect(store.store(submission('c', { sameContent, receivedAt: 1500 }))).toEqual({ id: 'c', isNew: true })
})

test('a submission whose delivery cannot be stored is not stored either', () => {
  const { store } = stores()
  const broken = { channel: null as unknown as string, message: 1 }
  expect(() => store.store(submission('a', { deliveries: [broken] }))).toThrow()
  expect(store.byId('a')).toBeUndefined()
})

test('one kind is listed, the newest first', () => {
  const { store } = stores()
  store.store(submission('a'))
  store.store(submission('b', { kind: 'booking' }))
  store.store(submission('c', { receivedAt: 2000 }))
  expect(store.list({ kind: 'callback', max: 10 }).map(({ id }) => id)).toEqual(['c', 'a'])
  expect(store.list({ max: 1 }).map(({ id }) => id)).toEqual(['c'])
})

test('erasing takes out what was said; that it was said stays', () => {
  const { store } = stores()
  store.store(submission('a', { sameContent: { key: 'digest', window: 500 } }))
  store.erase(database, ['a', 'unknown'], 2000)
  store.erase(database, ['a'], 3000)
  expect(store.byId('a')).toMatchObject({ kind: 'callback', fields: {}, receivedAt: 1000, erasedAt: 2000 })
})

test('a file that another process holds is a fault of the machine that says so, and nothing is half stored', () => {
  const other = new DatabaseSync(path)
  other.exec('BEGIN IMMEDIATE')
  const { store } = stores()
  expect(() => store.store(submission('a'))).toThrow(StorageFault)
  other.exec('ROLLBACK')
  other.close()
  expect(store.byId('a')).toBeUndefined()
  expect(store.store(submission('a'))).toMatchObject({ isNew: true })
})

test('a full disk is a fault of the machine', () => {
  database.run('PRAGMA max_page_count = 40')
  const { store } = stores()
  expect(() => store.store(submission('a', { fields: { text: 'x'.repeat(500_000) } }))).toThrow(StorageFault)
  expect(store.list({ max: 5 })).toEqual([])
})
