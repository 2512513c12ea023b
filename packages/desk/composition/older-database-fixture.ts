// A desk whose database somebody exchanges by hand: an older copy is put over the file, instead of it, or into the tables of a server.
import { copyFileSync, cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { copyRows, emptyTables, tablesOf } from '../storage/copy-rows.ts'
import { deskSettings, placeOf, postgresUrl } from '../storage/database-fixture.ts'
import { openDatabase } from '../storage/open-database.ts'
import { numbered } from '../storage/postgres-words.ts'
import { withFileRows, withPostgresRows } from '../storage/row-stores.ts'
import { createDesk, type DeskParts } from './desk.ts'
import { orderOf, personMarked } from './desk-fixture.ts'

export const log = silentLog()
const edition = () => ({ forum: '', date: '', place: '', calendar: null })
const here = { locale: 'uk', page: '/uk', forumYear: 2025 } as const

export const configOn = async (folder: string) => decideConfig({ DATA_DIR: folder, ...(await deskSettings(folder)) })
export const optionsOn = async (folder: string) => ({ config: await configOn(folder), dataDirectory: folder, edition, log })

/** Closed after the test at the latest. */
export async function openOn(folder: string): Promise<DeskParts> {
  const desk = await createDesk(await optionsOn(folder))
  onTestFinished(() => desk[Symbol.asyncDispose]().catch(() => {}))
  return desk
}
export const close = (desk: DeskParts) => desk[Symbol.asyncDispose]()

const store = (desk: DeskParts) =>
  desk.sale.orders.store(orderOf(personMarked('ada'), personMarked('bob')), new Map([['t', null]]), crypto.randomUUID())
/** The number of a new order; otherwise why there is none. */
export async function order(desk: DeskParts): Promise<string> {
  const placing = await store(desk)
  return placing.outcome === 'placed' ? placing.order.number : placing.outcome === 'refused' ? placing.reason : placing.outcome
}
export async function orders(desk: DeskParts, many: number): Promise<void> {
  for (let at = 0; at < many; at++) await order(desk)
}
export const call = (desk: DeskParts) =>
  desk.forms.submissions.accept('callback', { name: 'Олена', phone: '+380440000000' }, here)

export const less = /holds less than was acknowledged.*restore/

/** Nothing is stored, and what looks at the database every two seconds says why. */
export async function refuses(desk: DeskParts, reason: RegExp): Promise<void> {
  await desk.keeping.watch.checkLost()
  expect(desk.keeping.watch.status()).toMatchObject({ isWritable: false, isLost: true, reason: expect.stringMatching(reason) })
  expect(await order(desk)).toMatch(reason)
  expect(await call(desk)).toBe('refused')
}

const fileIn = (folder: string) => join(folder, 'desk.sqlite')

/** Copies the database as it is now, also while it is open. */
export async function copyOf(folder: string, to: string): Promise<void> {
  if (postgresUrl() !== null) return fileFromPostgres(await placeOf(folder), to)
  const source = new DatabaseSync(fileIn(folder), { readOnly: true })
  await backup(source, to)
  source.close()
  const copy = new DatabaseSync(to)
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
}

async function fileFromPostgres(url: string, path: string): Promise<void> {
  await (await openDatabase(path)).close()
  await withPostgresRows(url, 'reading', (from) => withFileRows(path, async (to) => copyRows(await tablesOf(to), from, to)))
}

/** `instead`: another file of that name; otherwise its bytes are overwritten. `isClean`: the log is deleted as well. */
export async function putBack(copy: string, folder: string, { instead = false, isClean = false } = {}): Promise<void> {
  if (postgresUrl() !== null) return intoTables(copy, await placeOf(folder))
  if (isClean) for (const end of ['-wal', '-shm']) rmSync(fileIn(folder) + end, { force: true })
  if (!instead) return copyFileSync(copy, fileIn(folder))
  cpSync(copy, `${fileIn(folder)}.new`)
  renameSync(`${fileIn(folder)}.new`, fileIn(folder))
}

async function intoTables(copy: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = async (sql: string, values: readonly unknown[]) => void (await client.query(numbered(sql), [...values]))
  await withFileRows(copy, async (from) => {
    await run('BEGIN', [])
    const tables = await tablesOf(from)
    const to = { run, all: async (sql: string) => (await client.query(numbered(sql))).rows }
    await emptyTables(tables, to)
    await copyRows(tables, from, to)
    await run('COMMIT', [])
  })
  await client.end()
}

/** One statement, past the desk. */
export async function runOn(folder: string, sql: string): Promise<void> {
  if (postgresUrl() === null) {
    const file = new DatabaseSync(fileIn(folder), { timeout: 5000 })
    file.exec(sql)
    return file.close()
  }
  const client = new pg.Client({ connectionString: await placeOf(folder) })
  await client.connect()
  await client.query(sql)
  await client.end()
}
