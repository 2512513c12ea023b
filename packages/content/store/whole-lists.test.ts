// Lists that the content service gives a part at a time are read to their end.

import { silentLog } from '@forum/ground/base/log.ts'
import { expect, test, vi } from 'vitest'
import { fixtureTables } from '../client/content-fixture.ts'
import { freshStores, manyPosts, withPictures } from './store-fixture.ts'

const here = freshStores()

test.each([
  ['reads on by offset', ['page'], 130, 100, true],
  ['reads on by offset without a count', ['page', 'meta'], 130, 100, true],
  ['believes the count', ['page', 'offset'], 100, 100, true],
  ['believes a count that it has to ask for', ['page', 'offset', 'meta'], 100, 100, true],
  ['refuses a list that the count says is longer', ['page', 'offset'], 130, 100, false],
  ['refuses a list that is longer by a count that it has to ask for', ['page', 'offset', 'meta'], 130, 100, false],
  ['refuses a list as long as was asked for', ['page', 'offset', 'aggregate'], 230, 1000, false],
  ['takes a shorter list as it is', ['page', 'offset', 'aggregate'], 130, 1000, true],
  ['takes a service that always gives everything as it is', ['page', 'offset', 'limit', 'aggregate'], 70, 1000, true],
] as const)('from a service that ignores pages the store %s', async (_, ignored, count, cap, expected) => {
  const store = here.storeOf()
  await store.refresh()
  here.stub.tables = fixtureTables().set('blog_posts', manyPosts(count))
  here.stub.cap = cap
  here.stub.ignores = new Set(ignored)
  expect(await store.refresh()).toBe(expected)
  expect(store.posts()).toHaveLength(expected ? count : 1)
  if (!expected) expect(store.status().lastError?.message).toMatch(/^blog_posts: .*incomplete/)
})

test('that nothing says whether a list is whole is logged once', async () => {
  const log = silentLog()
  const warned = vi.spyOn(log, 'warn')
  here.stub.ignores = new Set(['page', 'offset', 'limit', 'aggregate'])
  const store = here.storeOf({ log })
  for (const _ of ['first', 'second']) await store.refresh()
  expect(warned.mock.calls.filter(([fields]) => (fields as { collection?: string }).collection === 'rooms')).toHaveLength(1)
})

test.each([
  [300, 100],
  [300, 299],
  [200, 100],
  [250, 20],
])('a list of %i within a record is read whole from a service that gives %i at a time', async (count, cap) => {
  here.stub.tables = withPictures(count)
  here.stub.nestedCap = cap
  const store = here.storeOf()
  await store.refresh()
  expect(new Set(store.albums()[0]?.images.map(({ file }) => file)).size).toBe(count)
})

test.each([1, 7, 100])('a service that refuses to be asked for more than %i rows is read whole', async (most) => {
  here.stub.tables.set('blog_posts', manyPosts(130))
  here.stub.refusesAbove = most
  const store = here.storeOf()
  expect([await store.refresh(), store.posts().length]).toEqual([true, 130])
})

test('a service that gives the same rows from every offset is taken at its word', async () => {
  here.stub.tables = withPictures(40)
  here.stub.ignores = new Set(['offset'])
  const store = here.storeOf()
  expect([await store.refresh(), store.albums()[0]?.images.length]).toEqual([true, 40])
})
