import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pack } from './pack.mjs'

let base: string

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pack-'))
  return () => rmSync(base, { recursive: true })
})

/** The same release as two machines make it. */
function release(machine: string, names: string[], mode: number): string {
  const folder = join(base, machine, 'forum-site-1.0.0-abc')
  mkdirSync(join(folder, 'bin'), { recursive: true })
  for (const name of names) writeFileSync(join(folder, name), 'text', { mode })
  writeFileSync(join(folder, 'bin/node'), 'program')
  chmodSync(join(folder, 'bin/node'), mode | 0o100)
  utimesSync(join(folder, 'b'), mode, mode)
  return folder
}

test('a release packed by two machines has the same bytes, and the checksum beside it is theirs', async () => {
  const one = release('one', ['a', 'b'], 0o600)
  const other = release('other', ['b', 'a'], 0o664)
  const [packed, again] = [await pack(one, 1_700_000_000), await pack(other, 1_700_000_000)]
  expect(readFileSync(packed.archive).equals(readFileSync(again.archive))).toBe(true)
  const checked = execFileSync('sha256sum', ['--check', `${packed.archive}.sha256`], { cwd: join(base, 'one'), encoding: 'utf8' })
  expect(checked).toBe('forum-site-1.0.0-abc.tar.gz: OK\n')
  expect(packed.bytes).toBe(readFileSync(packed.archive).length)
})
