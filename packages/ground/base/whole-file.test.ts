import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from './folder-fixture.ts'
import { replaceFile } from './whole-file.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

const textOf = (name: string) => readFile(join(folder, name), 'utf8')

test('a file is replaced whole, readable by its owner alone, and nothing is left beside it', async () => {
  const path = join(folder, 'file')
  for (const text of ['one', 'two']) await replaceFile(path, text)
  await Promise.all(
    ['x', 'y', 'z'].map((text) => replaceFile(path, text.repeat(100_000), { isLasting: false, draft: path + text })),
  )
  expect([await textOf('file'), (await stat(path)).mode & 0o077]).toEqual([expect.stringMatching(/^(?:x+|y+|z+)$/), 0])
  expect(await readdir(folder)).toEqual(['file'])
})

test('what stood there becomes the previous one, if there was any', async () => {
  const path = join(folder, 'file')
  for (const text of ['one', 'two', 'three']) await replaceFile(path, text, { previous: join(folder, 'before') })
  expect([await textOf('file'), await textOf('before')]).toEqual(['three', 'two'])
})

test('where it cannot take the place, what stands there stays, and the draft goes', async () => {
  const path = join(folder, 'file')
  await mkdir(path)
  await writeFile(join(path, 'inside'), '')
  await expect(replaceFile(path, 'text')).rejects.toThrow()
  expect([await readdir(folder), await readdir(path)]).toEqual([['file'], ['inside']])
})
