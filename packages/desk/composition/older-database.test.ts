// A database that holds less than was acknowledged: nothing is acknowledged into it, and no number is given out twice.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { backup, beginAnew, restoreBackup } from '../commands/file-commands.ts'
import { checkDesk } from '../doctor/check-desk.ts'
import { homeView } from '../office/pages/home-page.ts'
import { postgresUrl, testOfFiles } from '../storage/database-fixture.ts'
import type { DeskParts } from './desk.ts'
import { flatDesk } from './flat-desk.ts'
import {
  call,
  close,
  configOn,
  copyOf,
  less,
  log,
  openOn,
  optionsOn,
  order,
  orders,
  putBack,
  refuses,
  runOn,
} from './older-database-fixture.ts'
import { openOrClosedDesk } from './reopening.ts'

let folder: string
let copy: string

beforeEach(() => {
  folder = newFolder()
  copy = join(newFolder(), 'copy.sqlite')
})

const open = () => openOn(folder)

test('an older copy put in place while the site is stopped does not open, and the command and the log say what to do', async () => {
  const desk = await open()
  await orders(desk, 5)
  await copyOf(folder, copy)
  await orders(desk, 5)
  await close(desk)
  await putBack(copy, folder, { isClean: true })
  await expect(open()).rejects.toThrow(less)
  const [found] = await checkDesk(await configOn(folder))
  expect(found).toMatchObject({ level: 'stop', text: expect.stringMatching(less) })
  const said = vi.spyOn(log, 'error')
  const closed = await openOrClosedDesk(await optionsOn(folder), null)
  expect(closed().isOpen).toBe(false)
  expect(said.mock.calls).toEqual([[{ reason: expect.stringMatching(less) }, expect.stringContaining('the desk is closed')]])
  said.mockRestore()
  // As it is, when the operator says so: numbers go on after all that may have been given out.
  await beginAnew(folder, [], { yes: true }, null)
  const again = await open()
  expect(await order(again)).toBe('2025-00051')
  await close(again)
  const once = await open()
  expect(await order(once)).toBe('2025-00052')
})

test.each<[string, (desk: DeskParts) => Promise<unknown>]>([
  ['an order', order],
  ['a payment', async (desk) => desk.sale.orders.markPaid('2025-00001')],
  [
    'a cancelled order',
    async (desk) => desk.sale.orders.cancelUnpaid([(await desk.sale.orders.byNumber('2025-00001'))?.id ?? ''], false),
  ],
  ['a form', call],
  ['an entry', async (desk) => desk.database.run("INSERT INTO used_pass (nonce, until) VALUES ('n', 1)")],
  ['what a browser starred', async (desk) => desk.database.run("INSERT INTO followed_programme VALUES ('d', 2025, '', 1)")],
])('a database that holds less by one, %s, does not open', async (_, act) => {
  const desk = await open()
  await order(desk)
  await copyOf(folder, copy)
  await act(desk)
  await close(desk)
  await putBack(copy, folder, { isClean: true })
  await expect(open()).rejects.toThrow(less)
})

test.each<[string, { instead?: boolean; isClean?: boolean }, RegExp]>([
  ['over the file', {}, less],
  ['over the file, its log deleted', { isClean: true }, less],
  ['instead of the file', { instead: true }, /deleted or replaced/],
  ['instead of the file, its log deleted', { instead: true, isClean: true }, /deleted or replaced/],
])('an older copy put %s while the site runs takes nothing', async (_, how, reason) => {
  const first = await open()
  await orders(first, 5)
  await copyOf(folder, copy)
  await orders(first, 5)
  await close(first)
  const desk = await open()
  await desk.keeping.watch.check()
  await putBack(copy, folder, how)
  const anyReason = postgresUrl() !== null ? less : how.isClean ? /deleted|holds less/ : reason
  await refuses(desk, anyReason)
  expect(await homeView(flatDesk(desk), []).catch(() => ({ isLost: true }))).toMatchObject({ isLost: true })
  await close(desk)
  await expect(open()).rejects.toThrow(less)
})

testOfFiles.each([['idle'], ['after a checkpoint']])(
  'an older copy put over a running file whose log holds only the last beats is no mixture (%s)',
  async (how) => {
    const desk = await open()
    await orders(desk, 5)
    await copyOf(folder, copy)
    await orders(desk, 5)
    await desk.keeping.watch.check()
    if (how !== 'idle') await runOn(folder, 'PRAGMA wal_checkpoint(PASSIVE)')
    await desk.keeping.watch.check()
    await putBack(copy, folder)
    expect(await order(desk)).toMatch(less)
    await refuses(desk, less)
  },
)

testOfFiles('an older copy beside the log that a killed process left does not open as a mixture', async () => {
  const desk = await open()
  await orders(desk, 5)
  await copyOf(folder, copy)
  await orders(desk, 5)
  await desk.keeping.watch.check()
  await desk.keeping.watch.check()
  // As after a kill: the log is there.
  const left = newFolder()
  for (const name of readdirSync(folder))
    if (statSync(join(folder, name)).isFile()) writeFileSync(join(left, name), readFileSync(join(folder, name)))
  expect(statSync(join(left, 'desk.sqlite-wal')).size).toBeGreaterThan(0)
  await putBack(copy, left)
  await expect(openOn(left)).rejects.toThrow(less)
})

test('a restore by the command is quiet, of a backup that was taken while orders came', async () => {
  if (postgresUrl() !== null) return
  const backups = newFolder()
  const desk = await open()
  await orders(desk, 2)
  const selling = orders(desk, 20)
  await backup(folder, [backups], {}, null)
  await selling
  await close(desk)
  const before = join(folder, 'replaced')
  mkdirSync(before)
  await copyOf(folder, join(before, 'before'))
  await restoreBackup(folder, [backups], { replace: true }, null)
  const [found] = await checkDesk(await configOn(folder))
  expect(found?.level).toBe('ok')
  const again = await open()
  expect(await order(again)).toBe('2025-00051')
  await again.keeping.watch.check()
  expect(again.keeping.watch.status()?.isWritable).toBe(true)
  await close(again)
  // What was replaced is not taken back by hand, although it holds more commits.
  await putBack(join(before, 'before'), folder, { isClean: true })
  await expect(open()).rejects.toThrow('not the database that was open here last')
})

test('a kill between a commit and its note closes nothing, nor does a note that is gone', async () => {
  const desk = await open()
  await orders(desk, 2)
  const note = readFileSync(join(folder, 'desk-count'))
  await orders(desk, 2)
  await close(desk)
  writeFileSync(join(folder, 'desk-count'), note)
  const again = await open()
  expect(await order(again)).toBe('2025-00005')
  await close(again)
  rmSync(join(folder, 'desk-count'))
  const once = await open()
  expect(await order(once)).toBe('2025-00006')
  expect(existsSync(join(folder, 'desk-count'))).toBe(true)
})

test('two processes on one database count together', async () => {
  const [one, other] = [await open(), await open()]
  await Promise.all([orders(one, 8), orders(other, 8)])
  await Promise.all([one.keeping.watch.check(), other.keeping.watch.check()])
  await one.keeping.watch.check()
  expect([one.keeping.watch.status()?.isWritable, other.keeping.watch.status()?.isWritable]).toEqual([true, true])
  await close(one)
  await order(other)
  await other.keeping.watch.check()
  expect(other.keeping.watch.status()?.isWritable).toBe(true)
})

test('a database that reads otherwise than it was written is noticed by the next look', async () => {
  const desk = await open()
  await order(desk)
  await desk.keeping.watch.check()
  await runOn(folder, "UPDATE desk_identity SET value = '1' WHERE name = 'count'")
  await refuses(desk, less)
})

test('while the note cannot be written, nothing more is taken; then it goes on', async () => {
  const desk = await open()
  const note = join(folder, 'desk-count')
  await orders(desk, 1)
  rmSync(note)
  mkdirSync(note)
  expect(await order(desk)).toMatch(/desk-count in DATA_DIR cannot be read or written/)
  await desk.keeping.watch.check()
  expect(desk.keeping.watch.status()).toMatchObject({ isWritable: false, isLost: false })
  rmSync(note, { recursive: true })
  expect(await order(desk)).toBe('2025-00002')
})
