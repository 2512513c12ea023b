import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { lastRehearsal, rehearsalFault } from './last-rehearsal.ts'

const now = Date.parse('2025-10-16T09:00:00Z')
const told = (text: string | null) => {
  const folder = newFolder()
  if (text !== null) writeFileSync(join(folder, 'last-rehearsal'), text)
  return rehearsalFault(lastRehearsal(folder), now)
}

test.each([
  ['none was made', null, null],
  ['it gave a site', '2025-10-12T04:31:00Z\n\n', null],
  [
    'it failed',
    '2025-10-12T04:31:00Z\nThe desk cannot be restored: damaged\n',
    'and failed: The desk cannot be restored: damaged',
  ],
  ['it failed long ago', '2025-01-12T04:31:00Z\nNo room.\n', 'and failed: No room.'],
  ['the last one is old', '2025-09-28T04:31:00Z\n\n', 'forum-rehearsal.timer'],
  ['the file is cut', '2025-1', null],
  ['the file is empty', '', null],
])('what is said when %s', (_, text, sentence) => {
  if (sentence === null) expect(told(text)).toBeNull()
  else expect(told(text)).toContain(sentence)
})
