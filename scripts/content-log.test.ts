// The log of the content service on a disk that is full: the service must not end because of it.
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { logTo } from '../directus/service/log-file.mjs'

const file = () => join(newFolder(), 'directus.log')
/** Writes each piece when the one before was handled. */
const write = (log: ReturnType<typeof logTo>, piece: string) => new Promise((done) => log.write(piece, done))

test.each<[string, (path: string) => void, (path: string) => void, RegExp]>([
  ['a full disk', (path) => symlinkSync('/dev/full', path), rmSync, /ENOSPC/],
  ['a folder in its place', (path) => void mkdirSync(path), rmdirSync, /EISDIR/],
])('%s is told once, and once when it is over', async (_, spoil, mend, reason) => {
  const [path, told] = [file(), [] as string[]]
  const log = logTo(path, (sentence: string) => told.push(sentence))
  spoil(path)
  for (const piece of ['one', 'two', 'three']) await write(log, piece)
  mend(path)
  for (const piece of ['four ', 'five']) await write(log, piece)
  expect(readFileSync(path, 'utf8')).toBe('four five')
  expect(told).toEqual([expect.stringMatching(reason), expect.stringContaining('written again')])
})

test('whatever writes into it is never held up by a full disk', async () => {
  const path = file()
  symlinkSync('/dev/full', path)
  const output = new PassThrough()
  output.pipe(
    logTo(path, () => {}),
    { end: false },
  )
  for (let piece = 0; piece < 200; piece++) output.write('x'.repeat(16_384))
  output.end()
  await finished(output)
  expect(output.readableLength).toBe(0)
})

test('others on the machine cannot read it, and a rotated file is followed', async () => {
  const path = file()
  const log = logTo(path, () => {})
  await write(log, 'before')
  expect(statSync(path).mode & 0o077).toBe(0)
  rmSync(path)
  await write(log, 'after')
  expect(readFileSync(path, 'utf8')).toBe('after')
})
