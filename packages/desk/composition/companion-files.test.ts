// The files that SQLite keeps beside the database, lost or spoilt while the site runs. SQLite itself writes on, and what it confirms is gone at the next start.
import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import type { DeskParts } from './desk.ts'
import { close, openOn, order, orders, refuses, runOn } from './older-database-fixture.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
})
const open = () => openOn(folder)

const countOf = async (desk: DeskParts) =>
  (await desk.database.one(v.object({ n: v.number() }), 'SELECT count(*) AS n FROM ticket_order'))?.n

function exchange(path: string, bytes: number) {
  rmSync(path)
  writeFileSync(path, Buffer.alloc(bytes))
}

const companions: [string, (log: string, memory: string) => unknown, RegExp][] = [
  ['the log deleted', (log) => rmSync(log), /beside the database/],
  ['the memory file deleted', (_, memory) => rmSync(memory), /beside the database/],
  ['both deleted', (log, memory) => [rmSync(log), rmSync(memory)], /beside the database/],
  ['the log exchanged', (log) => exchange(log, 0), /beside the database/],
  ['the memory file exchanged', (_, memory) => exchange(memory, 32_768), /beside the database/],
  ['the log cut to nothing', (log) => truncateSync(log, 0), /beside the database/],
  ['the log cut by half', (log) => truncateSync(log, statSync(log).size / 2), /beside the database/],
  ['the memory file cut to nothing', (_, memory) => truncateSync(memory, 0), /beside the database/],
  ['the memory file cut by half', (_, memory) => truncateSync(memory, 16_384), /beside the database/],
]

test.each(companions)(
  'with %s while the site runs nothing more is taken, and nothing is lost silently',
  async (name, spoil, reason) => {
    const desk = await open()
    await orders(desk, 3)
    spoil(join(folder, 'desk.sqlite-wal'), join(folder, 'desk.sqlite-shm'))
    await refuses(desk, reason)
    await close(desk).catch(() => {})
    if (name.includes('log cut'))
      return expect(open()).rejects.toThrow(/less than was acknowledged|not the database that was open|damaged/)
    // All that was acknowledged is in the file.
    const again = await open()
    expect(await countOf(again)).toBe(3)
    expect(await order(again)).toBe('2025-00004')
  },
)

test('a database that answers but keeps no row acknowledges nothing', async () => {
  const desk = await open()
  await order(desk)
  await runOn(folder, 'CREATE TRIGGER lose BEFORE INSERT ON ticket_order BEGIN SELECT RAISE(IGNORE); END')
  expect(await order(desk)).toMatch('does not keep what is written')
})
