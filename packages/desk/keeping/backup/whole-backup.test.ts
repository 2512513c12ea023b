import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { backUp } from './back-up.ts'
import { close, freshBackups, home, openDesk, root } from './backup-fixture.ts'
import { elsewhereFaultOf, faultOf, wholeBackup } from './whole-backup.ts'

freshBackups()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-backup-'))
  return () => rmSync(folder, { recursive: true })
})
const hour = 3_600_000
const told = (text: string, now: number) => {
  writeFileSync(join(folder, 'whole-backup'), text)
  return faultOf(wholeBackup(folder), now)
}

test('what the backup of everything keeps is read; where there is none nothing is said', () => {
  expect(wholeBackup(folder)).toBe(null)
  expect(faultOf(null, 0)).toBe(null)
  writeFileSync(join(folder, 'whole-backup'), 'whole 1000\nchecked 900\nfault The backup of the desk failed: no room\n')
  expect(wholeBackup(folder)).toEqual({
    at: 1_000_000,
    checkedAt: 900_000,
    fault: 'The backup of the desk failed: no room',
    elsewhere: null,
  })
})

test('a fault is told with the age of the last whole one, and an old one without a fault, too', () => {
  expect(told('whole 0\nchecked 0\n', 4 * hour)).toBe(null)
  expect(told('whole 0\nchecked 0\n', 5 * hour)).toMatch(/^The last whole backup is 5 hours old\. See systemctl/)
  expect(told('whole 0\nfault No room.\n', hour)).toBe('No room. The last whole backup is 1 hours old.')
  expect(told('fault No room.\n', hour)).toBe('No room. There is no whole backup yet.')
  expect(told('', hour)).toMatch(/^There is no whole backup yet\. See/)
})

test('the copy elsewhere has an age and a reason of its own, and is no fault of the backup here', () => {
  const copy = (text: string, now: number) => {
    writeFileSync(join(folder, 'whole-backup'), `whole ${now / 1000}\n`)
    writeFileSync(join(folder, 'backup-elsewhere'), text)
    const whole = wholeBackup(folder)
    return [faultOf(whole, now), elsewhereFaultOf(whole, now)]
  }
  expect(copy('copied 0\n', 8 * hour)).toEqual([null, null])
  expect(copy('copied 0\nfault The line is down.\n', 8 * hour)).toEqual([null, null])
  expect(copy('copied 0\nfault The line is down.\n', 9 * hour)).toEqual([
    null,
    'The last copy of the backups elsewhere is 9 hours old. The line is down.',
  ])
  expect(copy('copied 0\n', 9 * hour)[1]).toMatch(/9 hours old\. See systemctl status forum-elsewhere/)
  expect(copy('fault The key is wrong.\n', 0)[1]).toBe('There is no copy of the backups elsewhere. The key is wrong.')
  expect(elsewhereFaultOf(null, 0)).toBe(null)
})

test('in the folder of a backup of everything none is removed: its indexes name them', async () => {
  const desk = await openDesk()
  const [everything, site] = [join(root, 'everything'), join(root, 'everything/site')]
  const made = async (folder: string, days: number) =>
    (await backUp({ dataDirectory: home(), folder, keep: 1, now: Date.now() + days * 86_400_000 })).removed
  await made(site, 0)
  writeFileSync(join(everything, 'index-20261129T091700Z'), '')
  expect([await made(site, 1), await made(site, 2), readdirSync(site).length]).toEqual([0, 0, 3])
  rmSync(join(everything, 'index-20261129T091700Z'))
  expect(await made(site, 3)).toBe(3)
  await close(desk)
})
