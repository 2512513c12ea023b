import { execFile } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decideConfig } from '../config/config.ts'
import { createDesk, type DeskParts } from '../desk.ts'
import { orderOf, personMarked, placed } from '../desk-fixture.ts'
import { silentLog } from '../log.ts'
import { lastBackup } from './last-backup.ts'

const script = fileURLToPath(new URL('../desk-command.ts', import.meta.url))
const [buyer, colleague] = [personMarked('pokupets'), personMarked('koleha')]
let root: string
const open = new Set<DeskParts>()
const home = () => join(root, 'data')
const backups = () => join(root, 'backups')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backup-'))
  mkdirSync(home())
})
afterEach(async () => {
  for (const desk of open) await desk[Symbol.asyncDispose]()
  open.clear()
  rmSync(root, { recursive: true })
})

async function openDesk(dataDirectory = home()): Promise<DeskParts> {
  const edition = () => ({ forum: 'Форум', date: '16–17 жовтня 2025', place: 'Київ', calendar: null })
  const desk = await createDesk({ config: decideConfig({}), dataDirectory, edition, log: silentLog() })
  open.add(desk)
  return desk
}

async function close(desk: DeskParts): Promise<void> {
  open.delete(desk)
  await desk[Symbol.asyncDispose]()
}

function command(words: readonly string[], dataDirectory = home()): Promise<{ code: number; out: string; fault: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDirectory }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env, encoding: 'utf8' }, (error, out, fault) =>
      resolve({ code: Number(error?.code ?? 0), out, fault }),
    )
  })
}

/** A paid order with the tokens of its tickets. */
async function paidOrder(desk: DeskParts) {
  const { number, id } = await placed(desk, orderOf(buyer, colleague))
  await desk.orders.markPaid(number)
  return { number, tokens: (await desk.orders.ticketsOf(id)).map((ticket) => desk.tokens.of(ticket.id, 2025)) }
}

const onlyBackup = () => {
  const [name, ...others] = readdirSync(backups())
  expect(others).toEqual([])
  return join(backups(), name ?? '')
}

test('the drill: orders go on during the backup; on an empty machine every order acknowledged before it is there, every ticket valid', {
  timeout: 60_000,
}, async () => {
  const desk = await openDesk()
  const before = [await paidOrder(desk), await paidOrder(desk)]
  let isOver = false
  let during = 0
  const buying = (async () => {
    while (!isOver) {
      await paidOrder(desk)
      during++
    }
  })()
  const taken = await command(['backup', backups()])
  isOver = true
  await buying
  expect(taken).toMatchObject({ code: 0, fault: '' })
  expect(during).toBeGreaterThan(0)
  const after = await paidOrder(desk)

  const elsewhere = join(root, 'elsewhere')
  const restored = await command(['restore', backups()], elsewhere)
  expect(restored).toMatchObject({ code: 0, fault: '' })
  expect(restored.out).toContain('ORDER_NUMBER_START')
  const other = await openDesk(elsewhere)
  for (const { number, tokens } of before) {
    expect(await other.orders.byNumber(number)).toMatchObject({ status: 'paid', buyer: { email: buyer.email } })
    for (const token of tokens) expect(await other.checkIn(token)).toMatchObject({ state: 'valid' })
  }
  expect(await other.orders.byNumber(after.number)).toBeUndefined()
})

test('a backup says what it holds, can be read by its owner alone, and the site knows when the last one was taken', async () => {
  const desk = await openDesk()
  const { number } = await paidOrder(desk)
  mkdirSync(join(home(), 'mail'), { recursive: true })
  writeFileSync(join(home(), 'mail', 'a.order.eml'), 'letter')
  const { out } = await command(['backup', backups()])
  expect(out).toContain(`1 orders (last ${number}), 2 tickets`)
  const folder = onlyBackup()
  expect(readdirSync(folder).toSorted()).toEqual(['desk.sqlite', 'form.key', 'mail', 'manifest.json', 'ticket.key'])
  expect(readFileSync(join(folder, 'mail', 'a.order.eml'), 'utf8')).toBe('letter')
  for (const name of ['desk.sqlite', 'ticket.key', 'manifest.json', 'mail/a.order.eml'])
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  expect(lastBackup(home())).toMatchObject({ folder: backups() })
  expect((await command(['verify', backups()])).out).toContain(`${folder} is whole`)
})

test('what changed in the programmes comes along, and goes back only where nothing newer stands', async () => {
  await close(await openDesk())
  const told = (text: string, directory = home()) => writeFileSync(join(directory, 'programme-changes.json'), text)
  const kept = (directory: string) => readFileSync(join(directory, 'programme-changes.json'), 'utf8')
  told('told until the backup')
  await command(['backup', backups()])
  expect(readdirSync(onlyBackup())).toContain('programme-changes.json')
  const [empty, later] = [join(root, 'empty'), join(root, 'later')]
  mkdirSync(later)
  told('told since', later)
  for (const directory of [empty, later]) expect((await command(['restore', backups()], directory)).code).toBe(0)
  told('told since')
  expect((await command(['restore', backups(), '--replace'])).code).toBe(0)
  expect([empty, later, home()].map(kept)).toEqual(['told until the backup', 'told since', 'told since'])
  writeFileSync(join(onlyBackup(), 'programme-changes.json'), 'x')
  expect((await command(['verify', backups()])).fault).toContain('programme-changes.json is not what was backed up')
})

test('the newest backups stay; what is no backup is left alone', async () => {
  await openDesk()
  mkdirSync(backups())
  writeFileSync(join(backups(), 'notes.txt'), '')
  for (const day of ['01', '02', '03']) mkdirSync(join(backups(), `desk-202501${day}T000000Z`))
  mkdirSync(join(backups(), 'desk-20250104T000000Z.part'))
  const { out } = await command(['backup', backups(), '--keep', '2'])
  expect(out).toContain('2 older backups removed')
  const [oldest, newest, notes, ...others] = readdirSync(backups()).toSorted()
  expect([oldest, notes, others]).toEqual(['desk-20250103T000000Z', 'notes.txt', []])
  expect(newest).toMatch(/^desk-\d{8}T\d{6}Z$/)
})

test.each([
  [
    'a changed key',
    (folder: string) => writeFileSync(join(folder, 'ticket.key'), 'other'),
    'ticket.key is not what was backed up',
  ],
  [
    'a changed database',
    (folder: string) => appendFileSync(join(folder, 'desk.sqlite'), 'x'),
    'desk.sqlite is not what was backed up',
  ],
  ['a lost file', (folder: string) => rmSync(join(folder, 'form.key')), 'lacks form.key'],
  ['no manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), 'is no backup'],
  ['a cut manifest', (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{"format":1'), 'cannot be read'],
] as const)('with %s a backup is refused, and nothing is restored', async (_, damage, sentence) => {
  await close(await openDesk())
  await command(['backup', backups()])
  const folder = onlyBackup()
  damage(folder)
  const elsewhere = join(root, 'elsewhere')
  for (const word of ['verify', 'restore']) {
    const { code, fault } = await command([word, folder], elsewhere)
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
  expect([running.code, running.fault]).toEqual([1, expect.stringContaining('The site still runs')])
  const later = await paidOrder(desk)
  await close(desk)
  expect((await command(['restore', backups(), '--replace'])).code).toBe(0)
  const again = await openDesk()
  expect(await again.orders.byNumber(number)).toBeDefined()
  expect(await again.orders.byNumber(later.number)).toBeUndefined()
  // Within DATA_DIR, which may be a disk of its own: nothing can be moved out of it.
  const aside = readdirSync(home()).find((name) => name.startsWith('replaced-')) ?? ''
  expect(existsSync(join(home(), aside, 'desk.sqlite'))).toBe(true)
  expect(readdirSync(root).filter((name) => name.includes('replaced') || name.includes('restore'))).toEqual([])
})

test('a damaged desk is no backup: older ones stay, and it can be replaced', async () => {
  const desk = await openDesk()
  const { number } = await paidOrder(desk)
  await command(['backup', backups()])
  await close(desk)
  writeFileSync(join(home(), 'desk.sqlite'), 'no database at all'.repeat(500))
  const { code, fault } = await command(['backup', backups(), '--keep', '1'])
  expect(code).toBe(1)
  expect(fault).not.toContain('    at ')
  onlyBackup()
  expect((await command(['restore', backups(), '--replace'])).code).toBe(0)
  expect(await (await openDesk()).orders.byNumber(number)).toBeDefined()
})

test('a backup stands although DATA_DIR takes no note of it', async () => {
  await openDesk()
  mkdirSync(join(home(), 'last-backup.json'))
  const { code, out } = await command(['backup', backups()])
  expect([code, out]).toEqual([0, expect.stringContaining('did not take the note')])
  expect((await command(['verify', backups()])).code).toBe(0)
})

test('a folder without a desk is refused, not made into one', async () => {
  const empty = join(root, 'empty')
  for (const words of [['list'], ['orders'], ['backup', backups()]]) {
    const { code, fault } = await command(words, empty)
    expect([code, fault]).toEqual([1, expect.stringContaining('There is no desk in')])
  }
  expect(existsSync(empty)).toBe(false)
})

test('a backup within the folder that it saves is refused', async () => {
  await openDesk()
  const { code, fault } = await command(['backup', join(home(), 'backups')])
  expect([code, fault]).toEqual([1, expect.stringContaining('lies within DATA_DIR')])
})

test('a folder of backups that cannot be made is said in a sentence', async () => {
  await openDesk()
  writeFileSync(join(root, 'file'), '')
  for (const folder of [join(root, 'file'), join(root, 'file', 'backups')]) {
    const { code, fault } = await command(['backup', folder])
    expect([code, fault]).toEqual([1, expect.stringMatching(/^\/.+ cannot be written to \(E\w+\)\.\n$/)])
  }
})

test('a database of a newer version is refused with a sentence', async () => {
  await close(await openDesk())
  const file = new DatabaseSync(join(home(), 'desk.sqlite'))
  file.exec('PRAGMA user_version = 999')
  file.close()
  const { code, fault } = await command(['list'])
  expect([code, fault]).toEqual([1, expect.stringMatching(/^The database was written by a newer version of the site.*\n$/)])
})

test.each([
  ['deleted', (path: string) => rmSync(path)],
  [
    'replaced',
    (path: string) => {
      renameSync(path, `${path}.old`)
      writeFileSync(path, '')
    },
  ],
] as const)('a file that is %s while the site runs takes no order more', async (_, change) => {
  const desk = await openDesk()
  await placed(desk, orderOf(buyer, colleague))
  change(join(home(), 'desk.sqlite'))
  const placing = desk.orders.store(orderOf(buyer, colleague), new Map([['t', null]]), 'next')
  expect(await placing).toEqual({ outcome: 'refused', reason: 'the file of the database was deleted or replaced' })
})
