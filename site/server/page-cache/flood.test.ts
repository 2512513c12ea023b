import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { bodyOf } from './page-entry.ts'

const size = 20_000
const room = 100 * size

/** A cache for a hundred pages or so, and how often each page was rendered. */
function start(statusOf: (key: string) => number = () => 200, type = 'image/x-incompressible') {
  const cache = createPageCache({
    allowedQuery: () => ['q'],
    revision: () => '1',
    now: () => 0,
    headers: [],
    policy: () => '',
    maxBytes: room,
  })
  const rendered = new Map<string, number>()
  const ask = (path: string, query = '') =>
    cache.page({ path, query, isCacheable: true }, async () => {
      const key = path + query
      rendered.set(key, (rendered.get(key) ?? 0) + 1)
      return new Response(key.padEnd(size), { status: statusOf(key), headers: { 'content-type': type } })
    })
  return { cache, ask, times: (key: string) => rendered.get(key) }
}

test('however many queries somebody invents, the pages that everybody reads stay, and memory is bounded', async () => {
  const { cache, ask, times } = start()
  for (let page = 0; page < 20; page++) await ask(`/uk/${page}`)
  for (const _ of ['first', 'again']) await ask('/uk/news', '?page=2')
  for (let query = 0; query < 500; query++) await ask('/uk/speakers', `?q=${query}`)
  for (let page = 0; page < 20; page++) await ask(`/uk/${page}`)
  await ask('/uk/news', '?page=2')
  expect([times('/uk/0'), times('/uk/19'), times('/uk/news?page=2')]).toEqual([1, 1, 1])
  expect(cache.statistics().bytes).toBeLessThanOrEqual(room)
})

test('of more pages than there is room for, those not asked for the longest time go first', async () => {
  const { cache, ask, times } = start()
  for (let page = 0; page < 60; page++) await ask(`/uk/${page}`)
  await ask('/uk/0')
  for (let page = 60; page < 90; page++) await ask(`/uk/${page}`)
  for (const page of [0, 89, 1]) await ask(`/uk/${page}`)
  expect([times('/uk/0'), times('/uk/89'), times('/uk/1')]).toEqual([1, 1, 2])
  await ask('/uk/large'.padEnd(room))
  expect([times('/uk/89'), cache.statistics().bytes <= room]).toEqual([1, true])
})

test('a page is held as it is compressed alone, and who takes plain bytes gets them all the same', async () => {
  const { cache, ask } = start(() => 200, 'text/html')
  const entry = await ask('/uk/page')
  expect(cache.statistics().bytes).toBeLessThan(size / 2)
  if (!entry || !('variants' in entry)) throw new Error('it is not kept')
  expect(bodyOf(entry, 'identity').toString()).toBe('/uk/page'.padEnd(size))
})

test('a query that is asked for again is rendered once', async () => {
  const { ask, times } = start()
  for (const _ of ['first', 'second', 'third']) await ask('/uk/speakers', '?q=olena')
  expect(times('/uk/speakers?q=olena')).toBe(1)
})

test('what is not there is kept nowhere', async () => {
  const { cache, ask, times } = start(() => 404)
  for (const _ of ['first', 'again']) for (let query = 0; query < 50; query++) await ask('/uk/news', `?page=${query}`)
  expect([cache.statistics(), times('/uk/news?page=7')]).toEqual([{ hits: 0, pages: 0, bytes: 0 }, 2])
})
