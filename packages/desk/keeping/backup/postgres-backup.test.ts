// A desk in PostgreSQL is dumped, and restored from a dump.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandHere } from '@forum/desk/commands/process-fixture.ts'
import type { DeskParts } from '@forum/desk/composition/desk.ts'
import { ownDatabase } from '@forum/desk/storage/database-fixture.ts'
import type { Environment } from '@forum/site/server/config/env.ts'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { backups, buyer, close, freshBackups, home, onlyBackup, openDesk, paidOrder, root, shared } from './backup-fixture.ts'
import { factsOf } from './manifest.ts'

let settings: Environment
freshBackups()
beforeEach(async () => {
  await close(await openDesk())
  settings = await shared(home(), await ownDatabase())
})

const command = (words: readonly string[], environment = settings, dataDirectory = home()) =>
  commandHere(words, { DATA_DIR: dataDirectory, ...environment })

test('the backup of a shared desk, taken while orders go on, is a dump of one moment: restored into PostgreSQL, and from there into a file', {
  timeout: 120_000,
}, async () => {
  rmSync(home(), { recursive: true })
  const desk = await openDesk(home(), settings)
  const before = [await paidOrder(desk), await paidOrder(desk)]
  let isOver = false
  const buying = (async () => {
    while (!isOver) await paidOrder(desk)
  })()
  const taken = await command(['backup', backups()])
  isOver = true
  await buying
  expect(taken).toMatchObject({ code: 0, fault: '' })
  expect(readdirSync(onlyBackup()).toSorted()).toEqual(['desk.dump', 'form.key', 'manifest.json', 'ticket.key'])
  const after = await paidOrder(desk)
  await close(desk)

  const elsewhere = join(root, 'elsewhere')
  expect(await command(['restore', backups()], {}, elsewhere)).toMatchObject({
    code: 1,
    fault: expect.stringContaining('set DESK_DATABASE_URL'),
  })
  const empty = { ...settings, DESK_DATABASE_URL: await ownDatabase() }
  // A site that was started on it before has made its tables.
  await close(await openDesk(join(root, 'early'), empty))
  const restored = await command(['restore', backups()], empty)
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('into PostgreSQL') })
  const counted = /: (\d+ orders \(last \S+\), \d+ tickets)/
  const there = await command(['move', 'file'], empty, elsewhere)
  expect(there).toMatchObject({ code: 0, fault: '' })
  expect([counted.exec(taken.out)?.[1]]).toEqual([await heldIn(join(elsewhere, 'desk.sqlite'))])
  for (const other of [await openDesk(elsewhere), await openDesk(home(), empty)]) {
    for (const { number, tokens } of before) {
      expect(await other.sale.orders.byNumber(number)).toMatchObject({ status: 'paid', buyer: { email: buyer.email } })
      for (const token of tokens) expect(await other.door.checkIn(token)).toMatchObject({ state: 'valid' })
    }
    expect(await other.sale.orders.byNumber(after.number)).toBeUndefined()
    await paidOrder(other)
    await close(other)
  }
  const twice = await command(['restore', backups()], empty)
  expect([twice.code, twice.fault]).toEqual([1, expect.stringContaining('holds a desk already')])
})

/** As a backup tells it. */
async function heldIn(path: string): Promise<string> {
  const { counts, lastNumbers } = await factsOf(path)
  return `${counts?.orders} orders (last ${lastNumbers['2025']}), ${counts?.tickets} tickets`
}

test('the backup of a file is restored into PostgreSQL', async () => {
  const alone = await openDesk()
  const { number, tokens } = await paidOrder(alone)
  await close(alone)
  expect((await command(['backup', backups()], {})).code).toBe(0)
  expect(await command(['restore', backups()])).toMatchObject({ code: 0, out: expect.stringContaining('into PostgreSQL') })
  const desk = await openDesk(join(root, 'site'), settings)
  expect(await desk.sale.orders.byNumber(number)).toMatchObject({ status: 'paid' })
  expect(await desk.door.checkIn(tokens[0] ?? '')).toMatchObject({ state: 'valid' })
})

test('an older backup in the place of a shared desk with later orders: no number comes twice, later tickets are not let in, and what waited then goes out once more under its name', {
  timeout: 120_000,
}, async () => {
  const site = join(root, 'site')
  const desk = await openDesk(site, settings)
  const first = await paidOrder(desk)
  const names = async (of: DeskParts) => (await lettersOf(of)).toSorted()
  const waiting = await names(desk)
  await command(['backup', backups()])
  await desk.database.run("UPDATE delivery SET state = 'delivered'")
  const later = [await paidOrder(desk), await paidOrder(desk)]
  await close(desk)
  const older = { ...settings, DESK_DATABASE_URL: await ownDatabase() }
  expect(await command(['restore', backups()], older)).toMatchObject({ code: 0, fault: '' })
  const again = await openDesk(site, older)
  expect(waiting.length).toBeGreaterThan(0)
  expect(await names(again)).toEqual(waiting)
  expect((await again.sale.orders.seatsLeft())('t', 100)).toBe(98)
  const next = await paidOrder(again)
  expect([first, ...later, next].map(({ number }) => number)).toEqual(['2025-00001', '2025-00002', '2025-00003', '2025-00051'])
  const states = async (tokens: readonly string[]) =>
    Promise.all(tokens.map(async (token) => (await again.door.checkIn(token)).state))
  expect(await states([...first.tokens, ...next.tokens])).toEqual(['valid', 'valid', 'valid', 'valid'])
  expect(await states(later.flatMap(({ tokens }) => tokens))).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

/** Of all that waits: the owner and the purpose in its message, of which a letter's Message-ID is made. */
const lettersOf = ({ database }: DeskParts) =>
  database
    .all(v.object({ name: v.string() }), "SELECT owner_id || message AS name FROM delivery WHERE state = 'waiting'")
    .then((rows) => rows.map(({ name }) => name))
