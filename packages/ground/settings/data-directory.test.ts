import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../base/folder-fixture.ts'
import { prepareDataDirectory } from './data-directory.ts'

test('what stands open in the data folder is closed to others, and nothing else there is touched', () => {
  const base = newFolder()
  const mode = (name: string) => (statSync(join(base, name)).mode & 0o777).toString(8)
  for (const name of ['desk.sqlite', 'desk.sqlite-wal', 'content-snapshot.json', 'notes.txt']) {
    writeFileSync(join(base, name), '')
    chmodSync(join(base, name), 0o644)
  }
  mkdirSync(join(base, 'mail'), { mode: 0o755 })
  prepareDataDirectory(base)
  const names = ['desk.sqlite', 'desk.sqlite-wal', 'content-snapshot.json', 'notes.txt', 'mail']
  expect(names.map(mode)).toEqual(['600', '600', '600', '644', '700'])
  prepareDataDirectory(join(base, 'new'))
  expect(mode('new')).toBe('700')
})

test('what the process makes is for its user alone', () => {
  const base = newFolder()
  const module = new URL('data-directory.ts', import.meta.url).href
  const script = `import { keepToOwner } from '${module}'; import { mkdirSync, writeFileSync } from 'node:fs'; keepToOwner(); mkdirSync('a'); writeFileSync('a/b', '')`
  spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: base })
  for (const name of ['a', 'a/b']) expect(statSync(join(base, name)).mode & 0o077).toBe(0)
})

test('the data folder is made; one that cannot be written to is one sentence', () => {
  const base = newFolder()
  expect(statSync(prepareDataDirectory(join(base, 'a', 'b'))).isDirectory()).toBe(true)
  writeFileSync(join(base, 'file'), '')
  expect(() => prepareDataDirectory(join(base, 'file'))).toThrow(
    /^DATA_DIR: the folder ".*" cannot be written to \(\w+\);[^\n]*\.$/,
  )
})
