// Lists that the content service gives a part at a time are read to their end.
import { expect, test } from 'vitest'
import { fixtureTables } from '../content-service/content-fixture.ts'
import { freshStores, manyPosts, withPictures } from './store-fixture.ts'

const here = freshStores()

test.each([
  ['whole without a count', ['meta'], 130, 100, true],
  ['whole by a count, although every answer is the same', ['offset'], 100, 100, true],
  ['not, if the count says that it is longer', ['offset'], 130, 100, false],
  ['not, if nothing says that it is whole', ['offset', 'meta'], 130, 100, false],
] as const)('a list is taken %s', async (_, ignored, count, cap, expected) => {
  const store = here.storeOf()
  await store.refresh()
  here.stub.tables = fixtureTables().set('blog_posts', manyPosts(count))
  here.stub.cap = cap
  here.stub.ignores = new Set(ignored)
  expect(await store.refresh()).toBe(expected)
  expect(store.posts()).toHaveLength(expected ? count : 1)
  if (!expected) expect(store.status().lastError?.message).toMatch(/: .*incomplete/)
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
