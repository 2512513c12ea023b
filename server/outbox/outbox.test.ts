import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, StorageFault } from '../storage/database.ts'
import { createOutbox, type NewSubmission, outboxTables } from './outbox.ts'

let folder: string
let path: string
let database: Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  path = join(folder, 'desk.sqlite')
  database = openDatabase(path, [outboxTables])
})

afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

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

test('what was accepted is there after the file is opened anew, with its deliveries', () => {
  createOutbox(database).accept(submission('a'))
  database.close()
  database = openDatabase(path, [outboxTables])
  const outbox = createOutbox(database)
  expect(outbox.show('a')).toMatchObject({ kind: 'callback', fields: { name: 'Олена' }, deliveries: [{ state: 'waiting' }] })
  expect(outbox.due(1000, 10)).toHaveLength(1)
})

test('the same key is kept once, whatever comes with it', () => {
  const outbox = createOutbox(database)
  expect(outbox.accept(submission('a', { idempotencyKey: 'k' }))).toEqual({ id: 'a', isNew: true })
  expect(outbox.accept(submission('b', { idempotencyKey: 'k', fields: { name: 'Other' } }))).toEqual({ id: 'a', isNew: false })
  expect(outbox.list({ max: 10 })).toHaveLength(1)
})

test('equal content is the same sending only within its window', () => {
  const outbox = createOutbox(database)
  const sameContent = { key: 'digest', window: 500 }
  outbox.accept(submission('a', { sameContent }))
  expect(outbox.accept(submission('b', { sameContent, receivedAt: 1499 }))).toEqual({ id: 'a', isNew: false })
  expect(outbox.accept(submission('c', { sameContent, receivedAt: 1500 }))).toEqual({ id: 'c', isNew: true })
})

test('a submission whose delivery cannot be kept is not kept either', () => {
  const outbox = createOutbox(database)
  const broken = { channel: null as unknown as string, message: 1 }
  expect(() => outbox.accept(submission('a', { deliveries: [broken] }))).toThrow()
  expect(outbox.show('a')).toBeUndefined()
})

test('deliveries of one channel keep their order; another channel does not wait for them', () => {
  const outbox = createOutbox(database)
  const deliveries = [
    { channel: 'content', message: 1 },
    { channel: 'content', message: 2 },
    { channel: 'mail', message: 3 },
  ]
  outbox.accept(submission('a', { deliveries }))
  const [first, mail] = outbox.due(1000, 10)
  expect([first?.message, mail?.message]).toEqual([1, 3])
  outbox.failed(first?.id ?? 0, 'down', 5000, 1000)
  outbox.delivered(mail?.id ?? 0, 1000)
  expect(outbox.due(4999, 10)).toEqual([])
  expect(outbox.nextDue()).toBe(5000)
  outbox.delivered(first?.id ?? 0, 5000)
  expect(outbox.due(5000, 10).map(({ message }) => message)).toEqual([2])
})

test('a dead letter stays visible, holds what follows it, and goes out again when the operator says so', () => {
  const outbox = createOutbox(database)
  const deliveries = [1, 2].map((message) => ({ channel: 'content', message }))
  outbox.accept(submission('a', { deliveries }))
  outbox.failed(outbox.due(1000, 1)[0]?.id ?? 0, 'refused', null, 1000)
  expect(outbox.due(9_999_999, 10)).toEqual([])
  expect(outbox.list({ state: 'dead', max: 5 })[0]?.deliveries[0]).toMatchObject({ lastError: 'refused', attempts: 1 })
  expect(outbox.statistics()).toEqual({ waiting: 1, delivered: 0, dead: 1 })
  outbox.retry(2000, 'a')
  expect(outbox.due(2000, 10).map(({ message }) => message)).toEqual([1])
})

test('in a channel whose messages do not need each other, a dead letter holds nothing up', () => {
  const outbox = createOutbox(database, ['mail'])
  const deliveries = ['mail', 'content'].flatMap((channel) =>
    [1, 2].map((message) => ({ channel, message: `${channel} ${message}` })),
  )
  outbox.accept(submission('a', { deliveries }))
  const [mail, content] = outbox.due(1000, 10)
  expect([mail?.message, content?.message]).toEqual(['mail 1', 'content 1'])
  for (const each of [mail, content]) outbox.failed(each?.id ?? 0, 'refused', null, 1000)
  expect(outbox.due(1000, 10).map(({ message }) => message)).toEqual(['mail 2'])
  expect(outbox.nextDue()).toBe(1000)
})

test('erasing takes out what was said everywhere, and stops what still waits', () => {
  const outbox = createOutbox(database)
  outbox.accept(submission('a'))
  expect(outbox.erase(['a', 'unknown'], 2000)).toBe(1)
  expect(JSON.stringify(outbox.show('a'))).not.toContain('Олена')
  expect(outbox.due(9999, 10)).toEqual([])
})

test('a file that another process holds is a fault of the machine that says so, and nothing is half kept', () => {
  const other = new DatabaseSync(path)
  other.exec('BEGIN IMMEDIATE')
  const outbox = createOutbox(database)
  expect(() => outbox.accept(submission('a'))).toThrow(StorageFault)
  other.exec('ROLLBACK')
  other.close()
  expect(outbox.show('a')).toBeUndefined()
  expect(outbox.accept(submission('a'))).toMatchObject({ isNew: true })
})

test('a full disk is a fault of the machine', () => {
  database.run('PRAGMA max_page_count = 20')
  const outbox = createOutbox(database)
  expect(() => outbox.accept(submission('a', { fields: { text: 'x'.repeat(500_000) } }))).toThrow(StorageFault)
  expect(outbox.list({ max: 5 })).toEqual([])
})

test('a later shape is added to what an earlier version wrote', () => {
  createOutbox(database).accept(submission('a'))
  database.close()
  database = openDatabase(path, [outboxTables, 'CREATE TABLE later (id INTEGER)'])
  expect(createOutbox(database).show('a')?.id).toBe('a')
  expect(database.all('SELECT * FROM later')).toEqual([])
})
