import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, beginAnew, restoreBackup } from '@forum/desk/commands/file-commands.ts'
import { createDesk, type DeskParts } from '@forum/desk/composition/desk.ts'
import { orderOf, personMarked, placed } from '@forum/desk/composition/desk-fixture.ts'
import { runOn } from '@forum/desk/composition/older-database-fixture.ts'
import { checkDesk } from '@forum/desk/doctor/check-desk.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addKey } from './stored-keys.ts'

let folder: string
let backups: string
const here = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belonging-'))
  backups = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => {
  for (const path of [folder, backups]) rmSync(path, { recursive: true })
})

const edition = () => ({ forum: '', date: '', place: '', calendar: null })
const open = () => createDesk({ config: decideConfig({}), dataDirectory: folder, edition, log: silentLog() })

/** Opens the desk for `work`. */
async function atTheDesk<Result>(work: (desk: DeskParts) => Promise<Result>): Promise<Result> {
  const desk = await open()
  try {
    return await work(desk)
  } finally {
    await desk[Symbol.asyncDispose]()
  }
}

/** The number of a new order. */
const orders = () =>
  atTheDesk(async (desk) => (await placed(desk.sale, orderOf(personMarked('ada'), personMarked('bob')))).number)
const begin = () => beginAnew(folder, [], { yes: true }, null)
const remove = (...names: string[]) => {
  for (const name of names) for (const end of ['', '-wal', '-shm']) rmSync(here(name) + end, { force: true })
}

test.each([
  ['ticket.key', ['ticket.key']],
  ['form.key', ['form.key']],
  ['both keys', ['form.key', 'ticket.key']],
])('a desk that has sold does not open without %s, makes none, and opens once it is put back', async (_, names) => {
  await orders()
  const kept = names.map((name) => [name, readFileSync(here(name))] as const)
  remove(...names)
  await expect(open()).rejects.toThrow(new RegExp(`${names.join(' and ')} (is|are) missing.*restore.*begin-anew`))
  expect(names.filter((name) => existsSync(here(name)))).toEqual([])
  for (const [name, content] of kept) writeFileSync(here(name), content)
  expect(await orders()).toBe('2025-00002')
})

test.each([
  ['a key that is gone', ['ticket.key'], /ticket\.key is missing, which signed/],
  ['a database that is gone', ['desk.sqlite'], /desk\.sqlite is missing in a folder/],
  ['nothing', [], /desk\.sqlite exists and is intact/],
])('doctor tells %s', async (_, lost, expected) => {
  await orders()
  remove(...lost)
  const [found] = await checkDesk(decideConfig({ DATA_DIR: folder }))
  expect(found?.text).toMatch(expected)
  expect(found?.level).toBe(lost.length > 0 ? 'stop' : 'ok')
  expect(lost.filter((name) => existsSync(here(name)))).toEqual([])
})

test('the key of another desk opens nothing', async () => {
  await orders()
  const own = readFileSync(here('ticket.key'))
  remove('desk.sqlite', 'form.key', 'ticket.key', 'desk-notes')
  await orders()
  writeFileSync(here('ticket.key'), own)
  await expect(open()).rejects.toThrow('The ticket keys lack the key that this desk signed with last')
})

test.each([
  ['with its keys and notes there', []],
  ['with its keys alone', ['desk-notes']],
  ['with its notes alone', ['form.key', 'ticket.key']],
])('a lost database, %s, is not taken for a new desk', async (_, lost) => {
  await orders()
  remove('desk.sqlite', ...lost)
  await expect(open()).rejects.toThrow(/desk\.sqlite is missing in a folder that had a desk: restore .* from the backup/)
  expect(existsSync(here('desk.sqlite'))).toBe(false)
})

test('an empty database in the place of the desk is another one', async () => {
  await orders()
  remove('desk.sqlite')
  const notes = readFileSync(here('desk-notes'))
  const keys = ['form.key', 'ticket.key'].map((name) => [name, readFileSync(here(name))] as const)
  remove('desk-notes', 'form.key', 'ticket.key')
  await atTheDesk(async () => {})
  writeFileSync(here('desk-notes'), notes)
  for (const [name, content] of keys) writeFileSync(here(name), content)
  await expect(open()).rejects.toThrow('This is not the database that was open here last')
})

test('the operator begins anew: what is missing is made, and no number is given out twice', async () => {
  expect([await orders(), await orders()]).toEqual(['2025-00001', '2025-00002'])
  remove('desk.sqlite', 'ticket.key')
  await begin()
  await atTheDesk(async () => {})
  expect(await orders()).toBe('2025-00051')
  expect(await orders()).toBe('2025-00052')
  remove('desk.sqlite')
  await expect(open()).rejects.toThrow('desk.sqlite is missing')
})

test('an older backup over later orders: numbers go on after those that were given out', async () => {
  await orders()
  await backup(folder, [backups], {}, null)
  expect([await orders(), await orders()]).toEqual(['2025-00002', '2025-00003'])
  await restoreBackup(folder, [backups], { replace: true }, null)
  expect(await orders()).toBe('2025-00051')
})

test('a new key in front of the known ones belongs to the desk, and the old one may go later', async () => {
  await orders()
  addKey(folder, 'ticket')
  addKey(folder, 'form')
  await orders()
  const [first = ''] = readFileSync(here('ticket.key'), 'utf8').split(/(?<=END PRIVATE KEY-----\n)/)
  writeFileSync(here('ticket.key'), first)
  expect(await orders()).toBe('2025-00003')
})

test('a desk from before these notes is taken as it is; one that sold nothing may lose a key', async () => {
  await orders()
  await runOn(folder, 'DELETE FROM desk_identity')
  remove('desk-notes', 'desk-count')
  expect(await orders()).toBe('2025-00002')
  remove('desk.sqlite', 'desk-notes', 'form.key', 'ticket.key')
  await atTheDesk(async () => {})
  remove('ticket.key')
  await atTheDesk(async () => {})
})
