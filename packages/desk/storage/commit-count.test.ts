import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { type CommitCount, createCommitCount, notedOf } from './commit-count.ts'
import { type Expected, faultOf, type Reached } from './reached.ts'
import { StorageFault } from './thread.ts'

/** A database that holds `count` commits with this one. */
const holding =
  (count: number, identity = 'desk') =>
  async (expected: Expected): Promise<Reached> => {
    const reason = faultOf({ count, identity }, expected)
    if (reason !== null) throw new StorageFault(reason, { isLost: true })
    return { count, identity }
  }

async function commit(counting: CommitCount, count: number) {
  const reached = await counting.commit(holding(count))
  if (reached) await counting.keep(reached)
}

test('what is committed is told so, even if it cannot be noted; nothing more is begun until it is', async () => {
  const folder = join(newFolder(), 'away')
  const count = createCommitCount(folder)
  await count.begin()
  await commit(count, 1)
  await expect(count.begin()).rejects.toMatchObject({ name: 'StorageFault', isLost: false })
  mkdirSync(folder)
  await count.begin()
  expect(notedOf(folder, 'desk')).toEqual({ count: 1, base: 0 })
})

test.each<[string, (text: string) => string, number]>([
  ['whole', (text) => text, 20],
  ['whose last line is torn', (text) => text.replace('desk 20 ', 'desk 2'.padEnd(8, '\0')), 19],
  ['that a power cut filled with zeros', (text) => '\0'.repeat(text.length), 0],
  ['that was cut', (text) => text.slice(0, 250), 18],
  ['of another desk', (text) => text.replaceAll('desk', 'none'), 0],
  ['that is empty', () => '', 0],
])('a note %s says at most what was noted', async (_, spoil, expected) => {
  const folder = newFolder()
  const count = createCommitCount(folder)
  for (let at = 1; at <= 20; at++) await commit(count, at)
  const path = join(folder, 'desk-count')
  writeFileSync(path, spoil(readFileSync(path, 'latin1')))
  expect(notedOf(folder, 'desk').count).toBe(expected)
})

test('a count that went back, or another desk, is refused for good', async () => {
  for (const answer of [holding(5), holding(4), holding(9, 'other')]) {
    const count = createCommitCount(newFolder())
    await commit(count, 5)
    await expect(count.commit(answer)).rejects.toMatchObject({ isLost: true })
    await expect(count.begin()).rejects.toMatchObject({ isLost: true })
    await expect(count.compare(async () => ({ count: 99, identity: 'desk' }))).rejects.toMatchObject({ isLost: true })
  }
})

test('a look may find what was committed last, and more', async () => {
  const count = createCommitCount(newFolder())
  await commit(count, 5)
  await count.compare(async () => ({ count: 5, identity: 'desk' }))
  await count.compare(async () => ({ count: 7, identity: 'desk' }))
  await expect(count.compare(async () => ({ count: 6, identity: 'desk' }))).rejects.toMatchObject({ isLost: true })
})

test('a commit that failed takes no number', async () => {
  const count = createCommitCount(newFolder())
  await count.commit(holding(5))
  await commit(count, 5)
  await commit(count, 6)
})
