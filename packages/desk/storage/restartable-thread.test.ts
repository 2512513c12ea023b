import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Database, StorageFault } from './database.ts'
import { openDatabase } from './open-database.ts'

let folder: string
let database: Database
const said: string[] = []
const note = (_: object, text: string) => void said.push(text)

const open = (limit: { answerLimit?: number } = {}) =>
  openDatabase(join(folder, 'desk.sqlite'), ['CREATE TABLE early (id INTEGER)'], {
    script: new URL('./dying-thread-fixture.ts', import.meta.url),
    firstPause: 50,
    log: { info: note, error: note },
    ...limit,
  })

beforeEach(async () => {
  said.length = 0
  folder = newFolder()
  database = await open()
  await database.run('INSERT INTO early (id) VALUES (1)')
})
afterEach(() => database.close())

const ids = async () => (await database.all(v.object({ id: v.number() }), 'SELECT id FROM early ORDER BY id')).map(({ id }) => id)
const deadly = 'SELECT 1 AS id -- dies'
const anyRow = v.record(v.string(), v.unknown())
/** Said again where nothing was heard of it: that a thread is given up does not undo what it has written. */
const once4 = 'INSERT INTO early (id) SELECT 4 WHERE NOT EXISTS (SELECT 1 FROM early WHERE id = 4)'

test('a thread that dies fails what is under way, and another one takes its place: what was kept stays, and its lock is gone', async () => {
  const dying = database.transaction(async (tx) => {
    await tx.run('INSERT INTO early (id) VALUES (2)')
    await tx.all(anyRow, deadly)
  })
  await expect(dying).rejects.toThrow(StorageFault)
  await expect(database.run('INSERT INTO early (id) VALUES (3)')).rejects.toThrow(StorageFault)
  await vi.waitFor(() => database.run(once4), { interval: 50 })
  expect(await ids()).toEqual([1, 4])
  expect(said).toEqual([
    'the thread of the database is lost: nothing is kept until it is opened again',
    'the database is open again',
  ])
})

test('a transaction of the dead thread writes nothing by the new one', async () => {
  const late = database.transaction(async (tx) => {
    await tx.all(anyRow, deadly).catch(() => {})
    await vi.waitFor(() => expect(said).toContain('the database is open again'))
    await tx.run('INSERT INTO early (id) VALUES (2)')
  })
  await expect(late).rejects.toThrow(StorageFault)
  expect(await ids()).toEqual([1])
})

test('a thread that does not answer is given up: another one reads at once, and writes when the lock of the first is gone', async () => {
  await database.close()
  database = await open({ answerLimit: 500 })
  // In the midst of a statement it waits for another file as long as we hold that.
  const held = new DatabaseSync(join(folder, 'held.sqlite'))
  held.exec('CREATE TABLE held (id INTEGER); BEGIN EXCLUSIVE')
  const hanging = database.transaction(async (tx) => {
    await tx.all(anyRow, 'PRAGMA busy_timeout = 3600000')
    await tx.run('INSERT INTO early (id) VALUES (2)')
    await tx.run(`ATTACH '${join(folder, 'held.sqlite')}' AS other`)
  })
  await expect(hanging).rejects.toThrow('the database has not answered for 0.5 s')
  // What /readyz says meanwhile.
  await expect(database.run('INSERT INTO early (id) VALUES (3)')).rejects.toThrow('has not answered')
  await vi.waitFor(async () => expect(await ids()).toEqual([1]), { interval: 50 })
  held.close()
  await vi.waitFor(() => database.run(once4), { interval: 50 })
  expect(await ids()).toEqual([1, 4])
  expect(said[0]).toBe('the thread of the database is lost: nothing is kept until it is opened again')
})

test('a process whose thread never answers again can still be ended', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./stuck-thread-fixture.ts', import.meta.url)), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect([said, signal]).toEqual(['the database has not answered for 0.2 s', 'SIGKILL'])
})

test('where the file is gone no empty one is made in its place', async () => {
  const path = join(folder, 'desk.sqlite')
  renameSync(path, join(folder, 'elsewhere.sqlite'))
  await expect(database.all(anyRow, deadly)).rejects.toThrow(StorageFault)
  await vi.waitFor(() => expect(said).toContain('the database cannot be opened again'))
  await expect(ids()).rejects.toThrow(StorageFault)
  renameSync(join(folder, 'elsewhere.sqlite'), path)
  await vi.waitFor(async () => expect(await ids()).toEqual([1]), { interval: 50 })
})
