import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StorageFault } from './database.ts'
import { holdDatabase, openTestDatabase, testOfFiles } from './database-fixture.ts'
import { migrations } from './migrations.ts'
import { json, RowFault } from './row.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'))
  path = join(folder, 'desk.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const anyRow = v.record(v.string(), v.unknown())
const one = v.object({ id: v.number() })

test('a later step is added to what an earlier version wrote, once', async () => {
  const steps = ['CREATE TABLE early (id INTEGER)', 'CREATE TABLE later (id INTEGER)']
  const early = await openTestDatabase(path, steps.slice(0, 1))
  await early.run('INSERT INTO early (id) VALUES (7)')
  await early.close()
  for (const _ of ['brought up to date', 'opened again']) {
    const database = await openTestDatabase(path, steps)
    expect(await database.all(one, 'SELECT id FROM early')).toEqual([{ id: 7 }])
    expect(await database.all(one, 'SELECT id FROM later')).toEqual([])
    await database.close()
  }
})

test('a step that fails leaves the file as it was', async () => {
  await (await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])).close()
  const failing = ['CREATE TABLE early (id INTEGER)', 'CREATE TABLE later (id INTEGER); SELECT nothing']
  await expect(openTestDatabase(path, failing)).rejects.toThrow(/nothing/)
  const database = await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])
  await expect(database.all(one, 'SELECT id FROM later')).rejects.toThrow(/no such table|does not exist/)
  await database.close()
})

test('of a transaction that throws nothing stays', async () => {
  const database = await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])
  const failing = database.transaction(async (tx) => {
    await tx.run('INSERT INTO early (id) VALUES (1)')
    throw new Error('after it')
  })
  await expect(failing).rejects.toThrow('after it')
  expect(await database.all(one, 'SELECT id FROM early')).toEqual([])
  await database.close()
})

test('transactions that come together are kept together, but for the one that throws; each sees what went before it', async () => {
  const database = await openTestDatabase(path, ['CREATE TABLE early (id INTEGER PRIMARY KEY)'])
  const insert = (id: number) =>
    database.transaction(async (tx) => {
      await tx.run('INSERT INTO early (id) VALUES (?)', id)
      if (id === 3) throw new Error('after it')
      return (await tx.all(one, 'SELECT id FROM early')).length
    })
  const twice = database.run('INSERT INTO early (id) VALUES (1)').then(() => database.run('INSERT INTO early (id) VALUES (1)'))
  const all = await Promise.allSettled([twice, ...[2, 3, 4].map(insert)])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(all[3]).toMatchObject({ value: 3 })
  expect(await database.all(one, 'SELECT id FROM early')).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }])
  await database.close()
})

test('a transaction begun within another, or a question beside it, is a mistake that is said at once and leaves nothing', async () => {
  const database = await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])
  const insert = 'INSERT INTO early (id) VALUES (1)'
  const mistakes: (() => Promise<unknown>)[] = [
    () => database.transaction((tx) => tx.run(insert)),
    () => database.run(insert),
    () => database.one(one, 'SELECT id FROM early'),
    () => database.all(one, 'SELECT id FROM early'),
  ]
  for (const mistake of mistakes) {
    const failing = database.transaction(async (tx) => {
      await tx.run(insert)
      await mistake()
    })
    await expect(failing).rejects.toThrow('a transaction is under way here')
  }
  expect(await database.all(one, 'SELECT id FROM early')).toEqual([])
  await database.close()
})

test('a tx that is kept for later than its transaction does nothing', async () => {
  const database = await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])
  const kept = await database.transaction(async (tx) => () => tx.run('INSERT INTO early (id) VALUES (1)'))
  await expect(kept()).rejects.toThrow('this transaction has ended')
  await database.close()
})

test('transactions follow one another; a question beside them sees what was committed, and waits for none', async () => {
  const database = await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])
  const seen: unknown[] = []
  let letGo: (() => void) | null = null
  const first = database.transaction(async (tx) => {
    await tx.run('INSERT INTO early (id) VALUES (1)')
    await new Promise<void>((go) => (letGo = go))
  })
  const second = database.transaction(async (tx) => seen.push(await tx.all(one, 'SELECT id FROM early')))
  const go = await vi.waitUntil(() => letGo)
  expect(await database.all(one, 'SELECT id FROM early')).toEqual([])
  go()
  await Promise.all([first, second])
  expect(seen).toEqual([[{ id: 1 }]])
  await database.close()
})

test('a lock of another process delays writes, then refuses them; questions and everything else in the process go on', async () => {
  const database = await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])
  const other = await holdDatabase(path)
  let turns = 0
  const turning = setInterval(() => turns++, 5)
  const [run, transaction, read] = await Promise.allSettled([
    database.run('INSERT INTO early (id) VALUES (1)'),
    database.transaction((tx) => tx.run('INSERT INTO early (id) VALUES (2)')),
    database.all(one, 'SELECT id FROM early'),
  ])
  clearInterval(turning)
  expect([run, transaction]).toMatchObject([
    { status: 'rejected', reason: expect.any(StorageFault) },
    { status: 'rejected', reason: { isLocked: true } },
  ])
  expect(read).toMatchObject({ status: 'fulfilled', value: [] })
  // The thread of the pages was never held.
  expect(turns).toBeGreaterThan(50)
  const waiting = database.run('INSERT INTO early (id) VALUES (3)')
  await pause(100)
  await other.release()
  await waiting
  expect(await database.all(one, 'SELECT id FROM early')).toEqual([{ id: 3 }])
  await database.close()
})

testOfFiles(
  'a disk that does not even say which file is there is a fault of the machine, before anything is written',
  async () => {
    const place = join(folder, 'disk')
    mkdirSync(place)
    const database = await openTestDatabase(join(place, 'desk.sqlite'), ['CREATE TABLE t (x TEXT)'])
    renameSync(place, join(folder, 'gone'))
    symlinkSync('disk', place)
    await expect(database.run("INSERT INTO t VALUES ('x')")).rejects.toThrow(new StorageFault('the disk fails'))
    rmSync(place)
    renameSync(join(folder, 'gone'), place)
    await database.run("INSERT INTO t VALUES ('y')")
    expect(await database.all(anyRow, 'SELECT x FROM t')).toHaveLength(1)
    await database.close()
  },
)

testOfFiles('a file that is no database, and a folder that is not there, are faults of the machine', async () => {
  writeFileSync(path, 'This is a letter, and a long one. '.repeat(200))
  await expect(openTestDatabase(path)).rejects.toThrow(StorageFault)
  await expect(openTestDatabase(join(folder, 'nowhere', 'desk.sqlite'))).rejects.toThrow('the database cannot be opened')
})

test('after its end the database says so', async () => {
  const database = await openTestDatabase(path)
  await database.close()
  await expect(database.all(anyRow, 'SELECT 1')).rejects.toThrow('the database is closed')
  await expect(database.run('DELETE FROM submission')).rejects.toThrow(StorageFault)
  await database.close()
})

test('a row that is not what its query expects is a fault that names the column, and nothing that stands in it', async () => {
  const database = await openTestDatabase(path, ['CREATE TABLE person (name TEXT)'])
  await database.run('INSERT INTO person (name) VALUES (?)', '{"name":"Олена"}')
  const read = () => database.all(v.object({ name: json(v.object({ email: v.string() })) }), 'SELECT name FROM person')
  const fault = await read().catch((error: Error) => error)
  expect(fault).toBeInstanceOf(RowFault)
  expect(fault).toMatchObject({ message: expect.stringContaining('name.email') })
  expect(fault).not.toMatchObject({ message: expect.stringContaining('Олена') })
  await database.close()
})

/** A desk's file as the site wrote it while orders were submissions: every state of an order, payments, tickets, erased people, dead letters. */
function writtenBefore() {
  const file = new DatabaseSync(path)
  file.exec(readFileSync(new URL('written-before-0003-fixture.sql', import.meta.url), 'utf8'))
  const rows = (sql: string) =>
    file
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  const before = {
    submissions: rows("SELECT * FROM submission WHERE kind <> 'order' ORDER BY id"),
    orders: rows(
      `SELECT ticket_order.*, idempotency_key, erased_at FROM ticket_order JOIN submission USING (id) ORDER BY ticket_order.id`,
    ),
    deliveries: rows('SELECT * FROM delivery ORDER BY id'),
    seats: rows('SELECT * FROM held_seat ORDER BY order_id'),
    payments: rows('SELECT * FROM payment ORDER BY reference'),
    tickets: rows('SELECT * FROM ticket ORDER BY id'),
  }
  file.close()
  return before
}

testOfFiles('a database from the time when orders were submissions keeps all that it holds', async () => {
  const before = writtenBefore()
  const database = await openTestDatabase(path)
  const rows = (sql: string) => database.all(anyRow, sql)
  expect(await rows('SELECT * FROM submission ORDER BY id')).toEqual(before.submissions)
  expect(await rows('SELECT * FROM ticket_order ORDER BY id')).toEqual(
    before.orders.map(({ offer, ...order }) => {
      const { document, at } = JSON.parse(String(offer))
      const buyer = JSON.parse(String(order.buyer))
      return {
        ...order,
        idempotency_key: String(order.idempotency_key).replace('order:', ''),
        consent: JSON.stringify({ offer: document && { file: document, changed: null }, refund: null, privacy: null, at }),
        // What they were promised stays: nothing is to be confirmed.
        held_until: order.expires_at,
        confirm_key: '',
        confirmed_at: null,
        placed_from: null,
        mailbox: buyer.email,
        phone: buyer.phone.replace(/\D/g, '').slice(-9),
      }
    }),
  )
  expect(before.orders.map(({ status }) => status).toSorted()).toEqual([
    'awaiting_payment',
    'cancelled',
    'paid',
    'paid',
    'refunded',
  ])
  const [added, ...deliveries] = (await rows('SELECT * FROM delivery ORDER BY id DESC')) as Record<string, unknown>[]
  expect(deliveries.toReversed()).toEqual(
    before.deliveries.map(({ submission_id, message, ...same }) => ({
      ...same,
      leased_until: null,
      added_at: expect.any(Number),
      refusals: 0,
      owner_id: submission_id,
      message: String(message).replace('"kind":"paidInVain"', '"kind":"unfulfillable"'),
    })),
  )
  const told = await rows("SELECT owner_id FROM delivery WHERE message LIKE '%unfulfillable%'")
  expect(told).toEqual([{ owner_id: added?.owner_id }, { owner_id: added?.owner_id }])
  expect(added).toMatchObject({ state: 'waiting', message: expect.stringContaining('"noticeUnfulfillable"') })
  expect(await rows('SELECT * FROM held_seat ORDER BY order_id')).toEqual(before.seats)
  expect(await rows('SELECT * FROM payment ORDER BY reference')).toEqual(
    before.payments.map((payment) => ({
      ...payment,
      has_receipts: 0,
      receipts_awaited: 0,
      receipts_since: null,
      receipts_asked_at: 0,
      checkout_address: null,
    })),
  )
  expect(await rows('SELECT * FROM ticket ORDER BY id')).toEqual(before.tickets)
  expect(await rows('PRAGMA foreign_key_check')).toEqual([])
  expect(await rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  await database.close()
})

testOfFiles('the migrated shape is the one that a new file gets', async () => {
  writtenBefore()
  const shape = async (file: string) => {
    const database = await openTestDatabase(file)
    const found = await database.all(anyRow, "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
    await database.close()
    return found
  }
  expect(await shape(path)).toEqual(await shape(':memory:'))
  const database = await openTestDatabase(path)
  expect(await database.all(anyRow, 'PRAGMA user_version')).toEqual([{ user_version: migrations().length }])
  await database.close()
})
