import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDisk } from './check-disk.ts'
import { report } from './finding.ts'

test('the backup of everything is named with its age where one is made, and to be looked at when the last run failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-disk-'))
  const told = (text: string) => {
    writeFileSync(join(folder, 'whole-backup'), text)
    return report(checkDisk(folder, 7_200_000))
  }
  expect(report(checkDisk(folder, 7_200_000))).not.toContain('backup of everything')
  expect(told('whole 3600\nchecked 0\n')).toMatch(
    /ok +backup of everything: 1 hours old, with the content service; all were read again: 1970-01-01/,
  )
  expect(told('whole 3600\nchecked 0\nfault No room.\n')).toMatch(
    /look +backup of everything: No room\. The last whole backup is 1 hours old\./,
  )
  expect(told('whole 3600\nchecked 0\n')).not.toContain('copy elsewhere')
  writeFileSync(join(folder, 'backup-elsewhere'), 'copied 3600\n')
  expect(told('whole 3600\nchecked 0\n')).toMatch(/ok +copy elsewhere: 1 hours old/)
  writeFileSync(join(folder, 'backup-elsewhere'), 'fault The line is down.\n')
  expect(told('whole 3600\nchecked 0\n')).toMatch(/look +copy elsewhere: There is no copy .* The line is down\./)
  rmSync(folder, { recursive: true })
})
