import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase, StorageFault } from './database.ts'

let folder: string
let database: Database
const said: string[] = []
const note = (_: object, text: string) => void said.push(text)

beforeEach(async () => {
  said.length = 0
  folder = mkdtempSync(join(tmpdir(), 'lasting-'))
  database = await openDatabase(join(folder, 'desk.sqlite'), ['CREATE TABLE early (id INTEGER)'], {
    script: new URL('./dying-thread-fixture.ts', import.meta.url),
    firstPause: 50,
    log: { info: note, error: note },
  })
  await database.run('INSERT INTO early (id) VALUES (1)')
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const ids = async () => (await database.all(v.object({ id: v.number() }), 'SELECT id FROM early ORDER BY id')).map(({ id }) => id)
const deadly = 'SELECT 1 AS id -- dies'
const anyRow = v.record(v.string(), v.unknown())

test('a thread that dies fails what is under way, and another one takes its place: what was kept stays, and its lock is gone', async () => {
  const dying = database.transaction(async (tx) => {
    await tx.run('INSERT INTO early (id) VALUES (2)')
    await tx.all(anyRow, deadly)
  })
  await expect(dying).rejects.toThrow(StorageFault)
  await expect(database.run('INSERT INTO early (id) VALUES (3)')).rejects.toThrow(StorageFault)
  await vi.waitFor(() => database.run('INSERT INTO early (id) VALUES (4)'), { timeout: 10_000, interval: 50 })
  expect(await ids()).toEqual([1, 4])
  expect(said).toEqual([
    'the thread of the database has died: nothing is kept until it is opened again',
    'the database is open again',
  ])
})

test('a transaction of the dead thread writes nothing by the new one', async () => {
  const late = database.transaction(async (tx) => {
    await tx.all(anyRow, deadly).catch(() => {})
    await vi.waitFor(() => expect(said).toContain('the database is open again'), { timeout: 10_000 })
    await tx.run('INSERT INTO early (id) VALUES (2)')
  })
  await expect(late).rejects.toThrow(StorageFault)
  expect(await ids()).toEqual([1])
})

test('where the file is gone no empty one is made in its place', async () => {
  const path = join(folder, 'desk.sqlite')
  renameSync(path, join(folder, 'elsewhere.sqlite'))
  await expect(database.all(anyRow, deadly)).rejects.toThrow(StorageFault)
  await vi.waitFor(() => expect(said).toContain('the database cannot be opened again'), { timeout: 10_000 })
  await expect(ids()).rejects.toThrow(StorageFault)
  renameSync(join(folder, 'elsewhere.sqlite'), path)
  await vi.waitFor(async () => expect(await ids()).toEqual([1]), { timeout: 10_000, interval: 50 })
})
