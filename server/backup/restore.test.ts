import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backups, close, command, home, onlyBackup, openDesk, paidOrder, root } from './backup-fixture.ts'

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
