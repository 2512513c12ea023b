import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DeskParts } from '@forum/desk/composition/desk.ts'
import { forumLetter, letterTried, startLetter } from '@forum/desk/orders/forum-letters.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  backups,
  close,
  command,
  freshBackups,
  home,
  onlyBackup,
  openDesk,
  paidOrder,
  quickCommand,
  root,
} from './backup-fixture.ts'
import { otherCopies } from './other-copies.ts'
import { restore } from './restore.ts'

freshBackups()

test.each([
  [
    'a changed key',
    (folder: string) => writeFileSync(join(folder, 'ticket.key'), 'other'),
    'ticket.key does not match its checksum',
  ],
  [
    'a changed database',
    (folder: string) => appendFileSync(join(folder, 'desk.sqlite'), 'x'),
    'desk.sqlite does not match its checksum',
  ],
  ['a lost file', (folder: string) => rmSync(join(folder, 'form.key')), 'lacks form.key'],
  ['no manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), 'There is no backup in'],
  ['a cut manifest', (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{"format":1'), 'cannot be read'],
] as const)('with %s a backup is refused, and nothing is restored', async (_, damage, sentence) => {
  await close(await openDesk())
  await quickCommand(['backup', backups()])
  const folder = onlyBackup()
  damage(folder)
  const elsewhere = join(root, 'elsewhere')
  for (const word of ['verify', 'restore']) {
    const { code, fault } = await quickCommand([word, folder], elsewhere)
    expect(code).toBe(1)
    expect(fault).toContain(sentence)
  }
  expect(existsSync(join(elsewhere, 'desk.sqlite'))).toBe(false)
})

test('a desk that is there is not overwritten: it is moved aside when that is asked for, and never below a running site', async () => {
  const desk = await openDesk()
  const { number } = await paidOrder(desk)
  await command(['backup', backups()])
  const refused = await command(['restore', backups()])
  expect([refused.code, refused.fault]).toEqual([1, expect.stringContaining('holds a desk already')])
  const running = await command(['restore', backups(), '--replace'])
  expect([running.code, running.fault]).toEqual([1, expect.stringContaining('The site is running on')])
  const later = await paidOrder(desk)
  await close(desk)
  expect((await quickCommand(['restore', backups(), '--replace'])).code).toBe(0)
  const again = await openDesk()
  expect(await again.sale.orders.byNumber(number)).toBeDefined()
  expect(await again.sale.orders.byNumber(later.number)).toBeUndefined()
  // Within DATA_DIR, which may be a disk of its own: nothing can be moved out of it.
  const aside = readdirSync(home()).find((name) => name.startsWith('replaced-')) ?? ''
  expect(existsSync(join(home(), aside, 'desk.sqlite'))).toBe(true)
  expect(readdirSync(root).filter((name) => name.includes('replaced') || name.includes('restore'))).toEqual([])
})

test('two restores within a second put both desks aside', async () => {
  await close(await openDesk())
  await quickCommand(['backup', backups()])
  const again = () => restore({ dataDirectory: home(), folder: backups(), isReplacing: true, now: 1000 })
  const [first, second, third] = [await again(), await again(), await again()]
  const aside = [first, second, third].map(({ asideIn }) => basename(asideIn ?? ''))
  expect(aside).toEqual(['', '-2', '-3'].map((end) => `replaced-desk-19700101T000001Z${end}`))
  for (const name of aside) expect(existsSync(join(home(), name, 'desk.sqlite'))).toBe(true)
  expect(otherCopies(home()).earlier).toEqual(aside)
})

test('a damaged desk is no backup: older ones stay, and it can be replaced', async () => {
  const desk = await openDesk()
  const { number } = await paidOrder(desk)
  await command(['backup', backups()])
  await close(desk)
  writeFileSync(join(home(), 'desk.sqlite'), 'no database at all'.repeat(500))
  const { code, fault } = await quickCommand(['backup', backups(), '--keep', '1'])
  expect(code).toBe(1)
  expect(fault).not.toContain('    at ')
  onlyBackup()
  expect((await quickCommand(['restore', backups(), '--replace'])).code).toBe(0)
  expect(await (await openDesk()).sale.orders.byNumber(number)).toBeDefined()
})

test('an older backup over later orders: no number comes twice, later tickets are not let in, their seats are free, and no letter goes out again', async () => {
  const desk = await openDesk()
  const first = await paidOrder(desk)
  await letterSent(desk)
  await command(['backup', backups()])
  const later = [await paidOrder(desk), await paidOrder(desk)]
  expect(await seatsTaken(desk)).toBe(6)
  await close(desk)
  expect((await quickCommand(['restore', backups(), '--replace'])).code).toBe(0)
  const again = await openDesk()
  expect(await seatsTaken(again)).toBe(2)
  expect((await again.post.outbox.statistics()).waiting).toBe(0)
  const next = await paidOrder(again)
  expect([first, ...later, next].map(({ number }) => number)).toEqual(['2025-00001', '2025-00002', '2025-00003', '2025-00051'])
  const states = async (tokens: readonly string[]) =>
    Promise.all(tokens.map(async (token) => (await again.door.checkIn(token)).state))
  expect(await states(first.tokens)).toEqual(['valid', 'valid'])
  expect(await states(later.flatMap(({ tokens }) => tokens))).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  expect(await states(next.tokens)).toEqual(['valid', 'valid'])
})

test('a letter to all attendees that was being sent is stopped by a restore: nobody knows who got it since', async () => {
  const desk = await openDesk()
  await paidOrder(desk)
  const name = 'before-2025'
  await desk.database.transaction(async (tx) => {
    await letterTried(tx, name, 1)
    await startLetter(tx, name, 2)
  })
  await command(['backup', backups()])
  await close(desk)
  expect((await quickCommand(['restore', backups(), '--replace'])).code).toBe(0)
  expect(await forumLetter((await openDesk()).database, name)).toMatchObject({ state: 'stopped' })
})

test('a letter that waited when an older backup was taken, and went out since, goes out once more under the same name', async () => {
  const desk = await openDesk()
  await paidOrder(desk)
  const waiting = await lettersOf(desk)
  await command(['backup', backups()])
  await letterSent(desk)
  await close(desk)
  expect((await quickCommand(['restore', backups(), '--replace'])).code).toBe(0)
  expect(waiting.length).toBeGreaterThan(0)
  expect(await lettersOf(await openDesk())).toEqual(waiting)
})

/** Of all that waits: the owner and the purpose in its message, of which a letter's Message-ID is made. */
async function lettersOf({ database }: DeskParts): Promise<string[]> {
  const row = v.object({ name: v.string() })
  const sql = "SELECT owner_id || message AS name FROM delivery WHERE state = 'waiting' ORDER BY 1"
  return (await database.all(row, sql)).map(({ name }) => name)
}

/** Everything that waited has gone out. */
async function letterSent({ database }: DeskParts): Promise<void> {
  await database.run("UPDATE delivery SET state = 'delivered'")
}

/** Of a ticket of a hundred seats. */
async function seatsTaken({ sale: { orders }, database }: DeskParts): Promise<number> {
  const row = v.object({ id: v.string() })
  const ticket = await database.one(row, 'SELECT DISTINCT ticket_id AS id FROM held_seat')
  return 100 - ((await orders.seatsLeft())(ticket?.id ?? '', 100) ?? 0)
}
