// What a reading loses in masses is held back until it is believed.

import { silentLog } from '@forum/ground/base/log.ts'
import { expect, test, vi } from 'vitest'
import { fixtureTables } from '../client/content-fixture.ts'
import { requestForcedReading } from './forced-reading.ts'
import { firstForum, freshStores, withPictures } from './store-fixture.ts'

const here = freshStores()

test('what goes in masses is held back and said; three looks apart it is believed', async () => {
  let now = 1_000_000
  const log = silentLog()
  const warned = vi.spyOn(log, 'warn')
  here.stub.tables = withPictures(30)
  const store = here.storeOf({ log, now: () => now })
  await store.refresh()
  here.stub.tables = withPictures(8).set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  const images = () => store.albums()[0]?.images.length
  for (let burst = 0; burst < 5; burst++) await store.refresh()
  expect([images(), store.posts()[0]?.slug]).toEqual([30, 'news-one'])
  expect(store.status().heldBack).toEqual([{ name: 'albums.album.images', before: 30, after: 8 }])
  expect(warned.mock.calls.filter(([, text]) => String(text).includes('the last good reading stays'))).toHaveLength(1)
  for (const expected of [30, 8]) {
    now += 5 * 60_000
    await store.refresh()
    expect(images()).toBe(expected)
  }
  expect([store.status().heldBack, store.posts()[0]?.slug]).toEqual([[], 'edited'])
})

test('what is filled again while it is held back is believed as early; what shrinks further is not', async () => {
  let now = 1_000_000
  here.stub.tables = withPictures(30)
  const store = here.storeOf({ now: () => now })
  await store.refresh()
  const looks = async (...counts: number[]) => {
    for (const count of counts) {
      here.stub.tables = withPictures(count)
      await store.refresh()
      now += 5 * 60_000
    }
    return store.albums()[0]?.images.length
  }
  expect(await looks(5, 4, 3)).toBe(30)
  expect(await looks(4, 6)).toBe(6)
})

test('the operator lets through at once what is held back and what is withheld', async () => {
  here.stub.tables = withPictures(30)
  const store = here.storeOf()
  await store.refresh()
  here.stub.tables = withPictures(0)
  here.stub.withholds = new Set(['speakers.photo'])
  await store.refresh()
  expect([store.albums()[0]?.images.length, store.personBySlug('olena')?.photo]).not.toEqual([0, null])
  await requestForcedReading(here.directory)
  await store.refresh()
  expect([store.albums()[0]?.images.length, store.personBySlug('olena')?.photo]).toEqual([0, null])
  await store.refresh()
  expect(store.status().heldBack).toEqual([])
  here.stub.tables = withPictures(30)
  await store.refresh()
  here.stub.tables = withPictures(0)
  await store.refresh()
  expect(store.status().heldBack).toHaveLength(1)
})

test('an organiser accepts one reading: what could not be read then accepts no later one', async () => {
  here.stub.tables = withPictures(30)
  const store = here.storeOf()
  await store.refresh()
  here.stub.tables = withPictures(0)
  await store.refresh()
  expect(store.status().heldBack).toHaveLength(1)
  here.stub.misbehave = (_, response) => {
    response.writeHead(503).end()
    return true
  }
  expect(await store.accept()).toBe(false)
  here.stub.misbehave = null
  await store.refresh()
  expect(store.albums()[0]?.images.length).not.toBe(0)
  expect([await store.accept(), store.albums()[0]?.images.length, store.status().heldBack]).toEqual([true, 0, []])
})

test('the operator cannot let through an answer without any edition', async () => {
  const store = here.storeOf()
  await store.refresh()
  here.stub.tables = fixtureTables().set('forums', [])
  await requestForcedReading(here.directory)
  expect([await store.refresh(), store.forums().length]).toEqual([false, 2])
})

test('editions with all their fields of a wrong type are not believed', async () => {
  const store = here.storeOf()
  await store.refresh()
  const before = store.forums()
  const spoilt = (fixtureTables().get('forums') ?? []).map((forum) => {
    const fields = Object.entries(forum).map(([name, value]) => [
      name,
      name === 'id' || name === 'year' ? value : { wrong: value },
    ])
    return Object.fromEntries(fields)
  })
  here.stub.tables = fixtureTables().set('forums', spoilt)
  await store.refresh()
  expect([store.forums(), store.status().heldBack.length > 0]).toEqual([before, true])
})

test.each([
  ['documents', 'the only document'],
  ['tickets', 'all tickets'],
])('%s: %s does not go at once', async (collection) => {
  const tickets = [1, 2, 3].map((id) => ({ id, ticket_group: 1, title_ua: `Квиток ${id}`, price: 100 }))
  here.stub.tables = fixtureTables().set('tickets', tickets)
  const store = here.storeOf()
  await store.refresh()
  here.stub.tables = fixtureTables().set('tickets', tickets).set(collection, [])
  await store.refresh()
  expect([store.documents().length, firstForum(store)?.ticketGroups[0]?.tickets.length]).toEqual([1, 3])
  expect(store.status().heldBack).toHaveLength(1)
})

test('an editor who takes away a few things is believed at once', async () => {
  here.stub.tables = withPictures(30)
  const store = here.storeOf()
  await store.refresh()
  here.stub.tables = withPictures(26).set('materials', []).set('broadcasts', [])
  here.stub.tables.set('events', (fixtureTables().get('events') ?? []).slice(1))
  await store.refresh()
  expect(store.status().heldBack).toEqual([])
  expect([store.albums()[0]?.images.length, store.materials().length, firstForum(store)?.events.length]).toEqual([26, 0, 2])
})
