// A file that is damaged while the site runs: nothing is acknowledged into it (desk D10). SQLite itself keeps pages in memory and does not notice.
import { openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'

let folder: string
let file: string
let database: Database

const steps = ['CREATE TABLE note (text TEXT) STRICT; CREATE INDEX by_text ON note (text)']
const lost = { name: 'StorageFault', isLost: true, message: 'the database is damaged' }
const insert = (text: string) => database.run('INSERT INTO note (text) VALUES (?)', text)

beforeEach(async () => {
  folder = newFolder()
  file = join(folder, 'desk.sqlite')
  database = await openSqlite(file, steps)
  for (let row = 0; row < 200; row++) await insert(`${row} `.repeat(100))
  // What was written is moved from the log of writes into the file.
  await database.rewrite()
})

afterEach(async () => {
  await database.close().catch(() => {})
  vi.useRealTimers()
})

function overwrite(bytes: Buffer, at: number) {
  writeSync(openSync(file, 'r+'), bytes, 0, bytes.length, at)
}

const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 197 + 13) % 251))

test.each<[string, () => void]>([
  ['emptied', () => truncateSync(file, 0)],
  ['cut by half', () => truncateSync(file, statSync(file).size / 2)],
  ['cut by one page', () => truncateSync(file, statSync(file).size - 4096)],
])('a file that is %s takes no write any more', async (_, spoil) => {
  spoil()
  await expect(insert('late')).rejects.toMatchObject(lost)
  await expect(database.transaction((tx) => tx.run("INSERT INTO note VALUES ('later')"))).rejects.toMatchObject(lost)
  await expect(database.check()).rejects.toMatchObject(lost)
})

test.each<[string, () => void]>([
  ['its beginning is garbage', () => overwrite(noise(4096), 0)],
  ['a page in its midst is garbage', () => overwrite(noise(4096), 8192)],
  [
    '200 of its bytes are others',
    () => {
      const bytes = readFileSync(file)
      for (let at = 0; at < 200; at++) overwrite(Buffer.from([(bytes[at * 300 + 4096] ?? 0) ^ 0xff]), at * 300 + 4096)
    },
  ],
])('where %s the next look finds it, and nothing is written after that', async (_, spoil) => {
  await database.check()
  spoil()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await expect(database.check()).rejects.toMatchObject({ name: 'StorageFault', isLost: true })
  await expect(insert('late')).rejects.toMatchObject({ name: 'StorageFault', isLost: true })
})

test('a sound file passes, grows and shrinks', async () => {
  const before = statSync(file).size
  await database.run('DELETE FROM note')
  await database.rewrite()
  expect(statSync(file).size).toBeLessThan(before)
  await insert('kept')
  await database.check()
})

test('what another process writes anew is no damage', async () => {
  const other = await openSqlite(file, steps)
  await other.run('DELETE FROM note')
  await other.rewrite()
  await insert('kept')
  await other.close()
  await insert('kept, too')
})
