import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { type Database, StorageFault } from './database.ts'
import { holdDatabase, openTestDatabase, testOfFiles } from './database-fixture.ts'
import { folder, freshFile, path } from './fresh-file-fixture.ts'
import { json, RowFault } from './row.ts'

freshFile()

const anyRow = v.record(v.string(), v.unknown())

const one = v.object({ id: v.number() })

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
  const go = await vi.waitFor(() => letGo ?? expect.fail('the transaction is not under way'))
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

testOfFiles('of two processes that write without a pause neither is refused', async () => {
  const [first, second] = [await openTestDatabase(path, []), await openTestDatabase(path, [])]
  const slowly = (database: Database) => database.transaction(() => pause(1000))
  const greedy = Promise.all(Array.from({ length: 5 }, () => slowly(first)))
  await pause(100)
  await slowly(second)
  await greedy
  await Promise.all([first.close(), second.close()])
})

testOfFiles('a file that is no database, and a folder that is not there, are faults of the machine', async () => {
  writeFileSync(path, 'This is a letter, and a long one. '.repeat(200))
  await expect(openTestDatabase(path)).rejects.toThrow(StorageFault)
  await expect(openTestDatabase(join(folder, 'nowhere', 'desk.sqlite'))).rejects.toThrow('the database cannot be opened')
})

testOfFiles('a file that is spoilt while it is open takes nothing more from the moment in which a reader meets it', async () => {
  const database = await openTestDatabase(path, ['CREATE TABLE t (x TEXT)'])
  await database.run("INSERT INTO t VALUES ('x')")
  truncateSync(path, 0)
  writeFileSync(path, randomBytes(20_000), { flag: 'r+' })
  truncateSync(`${path}-wal`, 0)
  const met = await database.all(anyRow, 'SELECT x FROM t').catch((error: Error) => error)
  expect(met).toBeInstanceOf(StorageFault)
  await expect(database.run("INSERT INTO t VALUES ('y')")).rejects.toThrow(met as StorageFault)
  await expect(database.transaction(async (tx) => tx.run("INSERT INTO t VALUES ('z')"))).rejects.toThrow(met as StorageFault)
  await database.close().catch(() => {})
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
