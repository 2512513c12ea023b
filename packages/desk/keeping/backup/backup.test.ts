import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { orderOf, placed } from '@forum/desk/composition/desk-fixture.ts'
import { migrations } from '@forum/desk/storage/migrations.ts'
import { expect, test } from 'vitest'
import {
  backups,
  buyer,
  close,
  colleague,
  command,
  freshBackups,
  home,
  onlyBackup,
  openDesk,
  paidOrder,
  quickCommand,
  root,
} from './backup-fixture.ts'
import { lastBackup } from './last-backup.ts'
import { checksum } from './manifest.ts'

freshBackups()

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
  expect(restored.out).toMatch(/The backup ends with 2025-\d{5}: \d+ numbers are left out/)
  expect(restored.out).toMatch(/[1-9]\d* deliveries that waited then are sent again/)
  const other = await openDesk(elsewhere)
  for (const { number, tokens } of before) {
    expect(await other.sale.orders.byNumber(number)).toMatchObject({ status: 'paid', buyer: { email: buyer.email } })
    for (const token of tokens) expect(await other.door.checkIn(token)).toMatchObject({ state: 'valid' })
  }
  expect(await other.sale.orders.byNumber(after.number)).toBeUndefined()
  expect((await paidOrder(other)).number > after.number).toBe(true)
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
  await quickCommand(['backup', backups()])
  expect(readdirSync(onlyBackup())).toContain('programme-changes.json')
  const [empty, later] = [join(root, 'empty'), join(root, 'later')]
  mkdirSync(later)
  told('told since', later)
  for (const directory of [empty, later]) expect((await quickCommand(['restore', backups()], directory)).code).toBe(0)
  told('told since')
  expect((await quickCommand(['restore', backups(), '--replace'])).code).toBe(0)
  expect([empty, later, home()].map(kept)).toEqual(['told until the backup', 'told since', 'told since'])
  writeFileSync(join(onlyBackup(), 'programme-changes.json'), 'x')
  expect((await quickCommand(['verify', backups()])).fault).toContain('programme-changes.json does not match its checksum')
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

test('a backup stands although DATA_DIR takes no note of it', async () => {
  await openDesk()
  mkdirSync(join(home(), 'last-backup.json'))
  const { code, out } = await command(['backup', backups()])
  expect([code, out]).toEqual([0, expect.stringContaining('DATA_DIR cannot be written')])
  expect((await command(['verify', backups()])).code).toBe(0)
})

test('a folder without a desk is refused, not made into one', async () => {
  const empty = join(root, 'empty')
  for (const words of [['list'], ['show', 'x'], ['backup', backups()]]) {
    const { code, fault } = await quickCommand(words, empty)
    expect([code, fault]).toEqual([1, expect.stringContaining('There is no desk in')])
  }
  expect(existsSync(empty)).toBe(false)
})

test('a backup within the folder that it saves is refused', async () => {
  await openDesk()
  const { code, fault } = await quickCommand(['backup', join(home(), 'backups')])
  expect([code, fault]).toEqual([1, expect.stringContaining('is inside DATA_DIR')])
})

test('a folder of backups that cannot be made is said in a sentence', async () => {
  await openDesk()
  writeFileSync(join(root, 'file'), '')
  for (const folder of [join(root, 'file'), join(root, 'file', 'backups')]) {
    const { code, fault } = await quickCommand(['backup', folder])
    expect([code, fault]).toEqual([1, expect.stringMatching(/^\/.+ cannot be written to \(E\w+\)\.\n$/)])
  }
})

/** As a version leaves it that knows one step more, or one whose start is another. */
function changeDatabase(sql: string): void {
  const file = new DatabaseSync(join(home(), 'desk.sqlite'))
  file.exec(sql)
  file.close()
}

test.each([
  ['PRAGMA user_version = 999', /^The database was written by a newer version/],
  ['PRAGMA user_version = 999; DROP TABLE payment; DROP TABLE ticket', /^The database was written by a newer version/],
  ['PRAGMA application_id = 1', /^The database was begun by another program/],
])('a database that this version cannot read (%s) is copied as it is, and is not restored by it', async (sql, refusal) => {
  await close(await openDesk())
  changeDatabase(sql)
  expect(await quickCommand(['list'])).toMatchObject({ code: 1, fault: expect.stringMatching(refusal) })
  expect(await quickCommand(['backup', backups()])).toMatchObject({ code: 0, out: expect.stringContaining('copied as it is') })
  expect(await quickCommand(['verify', backups()])).toMatchObject({ code: 0, out: expect.stringContaining('copied as it is') })
  const elsewhere = join(root, 'elsewhere')
  expect(await quickCommand(['restore', backups()], elsewhere)).toMatchObject({
    code: 1,
    fault: expect.stringContaining('The database was'),
  })
  expect(existsSync(elsewhere)).toBe(false)
})

test('what a newer version left is whole for that version again, counted', async () => {
  const desk = await openDesk()
  await paidOrder(desk)
  await close(desk)
  changeDatabase('PRAGMA user_version = 999')
  expect(await quickCommand(['backup', backups()])).toMatchObject({ code: 0 })
  const copy = new DatabaseSync(join(onlyBackup(), 'desk.sqlite'))
  copy.exec(`PRAGMA user_version = ${migrations().length}`)
  copy.close()
  const manifest = join(onlyBackup(), 'manifest.json')
  const said = JSON.parse(readFileSync(manifest, 'utf8'))
  said.files['desk.sqlite'] = await checksum(join(onlyBackup(), 'desk.sqlite'))
  writeFileSync(manifest, JSON.stringify(said))
  expect(await quickCommand(['verify', backups()])).toMatchObject({ code: 0, out: expect.stringContaining('1 orders') })
})

test('asked whether it can work on the database a version says what a restore would take', async () => {
  const desk = await openDesk()
  expect(await command(['can-open', backups()])).toEqual({ code: 0, out: '', fault: '' })
  await paidOrder(desk)
  expect(await command(['backup', backups()])).toMatchObject({ code: 0 })
  await paidOrder(desk)
  await placed(desk.sale, orderOf(buyer, colleague))
  await close(desk)
  changeDatabase('PRAGMA user_version = 999')
  const asked = await quickCommand(['can-open', backups()])
  expect(asked).toMatchObject({ code: 1, fault: '', out: expect.stringContaining('2 orders (1 paid)') })
  expect(asked.out).toContain(onlyBackup())
  expect((await quickCommand(['can-open', join(root, 'nothing')])).out).toContain('no backup that this release can read')
  changeDatabase('PRAGMA user_version = 0')
  expect(await quickCommand(['can-open', backups()])).toMatchObject({ code: 0, out: expect.stringContaining('(step 0 to') })
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
  await placed(desk.sale, orderOf(buyer, colleague))
  change(join(home(), 'desk.sqlite'))
  const placing = desk.sale.orders.store(orderOf(buyer, colleague), new Map([['t', null]]), 'next')
  expect(await placing).toEqual({ outcome: 'refused', reason: 'the file of the database was deleted or replaced' })
})

test('a backup and a restore without room are refused before they begin, and leave nothing', async () => {
  await close(await openDesk())
  expect(await quickCommand(['backup', backups()])).toMatchObject({ code: 0 })
  // A file of eight TB that takes no room.
  const huge = (folder: string) => {
    mkdirSync(join(folder, 'mail'), { recursive: true })
    writeFileSync(join(folder, 'mail', 'huge.eml'), '')
    truncateSync(join(folder, 'mail', 'huge.eml'), 2 ** 43)
  }
  huge(home())
  const kept = onlyBackup()
  const others = join(root, 'others')
  const needs = (what: string) =>
    expect.stringMatching(new RegExp(`^${what} needs 8\\d{6} MB, and .* free: make room first\\..*\\n$`))
  expect(await quickCommand(['backup', others])).toMatchObject({ code: 1, fault: needs('A backup') })
  expect(readdirSync(others)).toEqual([])
  huge(kept)
  const elsewhere = join(root, 'elsewhere')
  expect(await quickCommand(['restore', backups()], elsewhere)).toMatchObject({
    code: 1,
    fault: needs('The restore'),
  })
  expect(existsSync(elsewhere)).toBe(false)
})
