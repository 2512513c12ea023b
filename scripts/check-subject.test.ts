// The hook that checks the subject of a commit (scripts/hooks/commit-msg), as git runs it.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

function judged(message: string) {
  const file = join(newFolder(), 'message')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync(join(root, 'scripts/hooks/commit-msg'), [file], { cwd: root, encoding: 'utf8' })
  return { status, said: stderr }
}

test.each([
  'Mend the door',
  'Show Kyiv time beside the visitor’s own in each table',
  'Embed one hall in a partner’s page',
  'Print badges on A4\n\nA body may name issue 45 and be as long as it likes, because only the subject is read in a list of a hundred commits.',
  `Keep ${'ї'.repeat(55)}`,
  'Merge branch "a-branch-with-a-very-long-name-that-git-wrote-itself-into-the-subject"',
  'Revert "Show Kyiv time beside the visitor’s own in each table of the programme"',
])('a good subject: %s', (message) => {
  expect(judged(message)).toEqual({ status: 0, said: '' })
})

test.each([
  [`Keep ${'ї'.repeat(56)}`, 'It has 61 characters'],
  ['The door is mended', 'begins with a verb'],
  ['mend the door', 'begins with a verb'],
  ['Mended the door', 'begins with a verb'],
  ['Mending the door', 'begins with a verb'],
  ['Door: mend it', 'begins with a verb'],
  ['', 'begins with a verb'],
  ['Mend the door (issue 45)', 'number of a review'],
  ['Mend point 7 of the review', 'number of a review'],
  ['Mend the door #12', 'number of a review'],
])('a subject that is refused: %s', (message, reason) => {
  const { status, said } = judged(message)
  expect(status).toBe(1)
  expect(said).toContain(reason)
})
