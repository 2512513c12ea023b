// What the content service keeps to itself or cuts off never empties what was there.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtureTables } from '../content-service/content-fixture.ts'
import { createContentSource } from '../content-service/content-service.ts'
import { type ContentStub, startContentStub } from '../content-service/content-stub.ts'
import { silentLog } from '../log.ts'
import { createLiveStore, type LiveStore } from './live-store.ts'

const limits = { timeout: 5000, retries: 0, pause: 1, maxWait: 50, size: 200_000 }
let directory: string
let stub: ContentStub
let stores: LiveStore[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'))
  stub = await startContentStub(fixtureTables())
  stores = []
})

afterEach(async () => {
  await Promise.all(stores.map((store) => store.stop()))
  await stub.close()
  await rm(directory, { recursive: true })
})

function storeOf(log = silentLog()): LiveStore {
  const location = { kind: 'service' as const, url: stub.url, prefix: '/v2', token: null }
  const source = createContentSource({ location, demoDirectory: directory, log, limits })
  const snapshotPath = join(directory, 'content-snapshot.json')
  const store = createLiveStore({ source, snapshotPath, log, schedule: () => () => {} })
  stores.push(store)
  return store
}

const manyPosts = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, slug: `post-${id}`, title_ua: `Новина ${id}` }))

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
  const store = storeOf()
  await store.refresh()
  stub.tables = fixtureTables().set('blog_posts', manyPosts(count))
  stub.cap = cap
  stub.ignores = new Set(ignored)
  expect(await store.refresh()).toBe(expected)
  expect(store.posts()).toHaveLength(expected ? count : 1)
  if (!expected) expect(store.status().lastError?.message).toMatch(/^blog_posts: .*incomplete/)
})

test('that nothing says whether a list is whole is logged once', async () => {
  const log = silentLog()
  const warned = vi.spyOn(log, 'warn')
  stub.ignores = new Set(['page', 'offset', 'limit', 'aggregate'])
  const store = storeOf(log)
  for (const _ of ['first', 'second']) await store.refresh()
  expect(warned.mock.calls.filter(([fields]) => (fields as { collection?: string }).collection === 'rooms')).toHaveLength(1)
})

const firstForum = (store: LiveStore) => store.forumByYear(2025)

test.each<[string, (store: LiveStore) => number | undefined]>([
  ['materials', (store) => store.materials().length],
  ['documents', (store) => store.documents().length],
  ['contacts', (store) => store.contacts().length + store.socialLinks().length],
  ['photos', (store) => store.albums().length],
  ['team_members', (store) => store.team().length],
  ['rooms', (store) => store.rooms().length],
  ['side_events', (store) => store.sideEvents().length],
  ['images', (store) => store.albums()[0]?.images.length],
  ['gallery', (store) => firstForum(store)?.gallery.length],
  ['partner_groups', (store) => firstForum(store)?.partnerGroups.length],
  ['ticket_groups', (store) => firstForum(store)?.ticketGroups.length],
  ['tickets', (store) => firstForum(store)?.ticketGroups[0]?.tickets.length],
  ['partners', (store) => firstForum(store)?.partnerGroups[0]?.partners.length],
  ['short_programs', (store) => firstForum(store)?.shortProgramme.length],
  ['broadcasts', (store) => firstForum(store)?.broadcasts.length],
])('%s stay as they were while the service refuses them, and everything else goes on', async (refused, countOf) => {
  const log = silentLog()
  const warned = vi.spyOn(log, 'warn')
  const store = storeOf(log)
  await store.refresh()
  const before = countOf(store)
  expect(before).toBeGreaterThan(0)

  stub.refuses = new Set([refused])
  stub.tables.set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  expect([await store.refresh(), await store.refresh()]).toEqual([true, true])
  expect([countOf(store), store.postBySlug('edited')?.id, store.status().lastGood.length]).toEqual([before, '1', 1])
  expect(
    warned.mock.calls.filter(([, message]) => message === 'refused by the content service: the last good copy stays'),
  ).toHaveLength(1)

  const restarted = storeOf()
  await restarted.start()
  expect([await restarted.refresh(), countOf(restarted)]).toEqual([true, before])

  stub.refuses = new Set()
  for (let reading = 0; reading < 5; reading++) await store.refresh()
  expect([countOf(store), store.status().lastGood]).toEqual([before, []])
})

test('an edition keeps its programme while the service refuses its events', async () => {
  const store = storeOf()
  await store.refresh()
  stub.refuses = new Set(['events', 'program_days'])
  expect(await store.refresh()).toBe(true)
  expect([firstForum(store)?.events.length, firstForum(store)?.days.length]).toEqual([3, 2])
})

test.each(['moderators', 'speakers_id'])('sessions keep their people while the service refuses %s', async (refused) => {
  const peopleOf = (store: LiveStore) =>
    firstForum(store)?.events.map(({ moderatorIds, speakerIds }) => [...moderatorIds, ...speakerIds])
  const store = storeOf()
  await store.refresh()
  const before = peopleOf(store)
  stub.refuses = new Set([refused])
  expect(await store.refresh()).toBe(true)
  expect(peopleOf(store)).toEqual(before)
})

test('sessions keep their rooms while the service refuses rooms', async () => {
  const roomsOf = (store: LiveStore) => firstForum(store)?.events.map(({ room }) => room?.slug)
  const store = storeOf()
  await store.refresh()
  stub.refuses = new Set(['rooms'])
  expect([await store.refresh(), roomsOf(store)]).toEqual([true, [undefined, 'velyka', undefined]])
})

const keptBack = (collection: string) => {
  stub.misbehave = (request, response) =>
    request.url?.startsWith(`/v2/items/${collection}?`) === true && Boolean(response.writeHead(403).end('{}'))
}

test.each(['short_programs', 'program_days', 'broadcasts', 'ticket_groups', 'tickets', 'partner_groups', 'partners'])(
  'what a service keeps back as a list is read within the forums: %s',
  async (collection) => {
    const store = storeOf()
    await store.refresh()
    const revision = store.revision()
    keptBack(collection)
    expect([await store.refresh(), store.revision(), store.status().lastGood]).toEqual([true, revision, []])
  },
)

test.each(['events', 'rooms'])(
  'of %s that are kept back as a list those of the days of the programme are read',
  async (collection) => {
    keptBack(collection)
    const store = storeOf()
    expect(await store.refresh()).toBe(true)
    expect(firstForum(store)?.events.find(({ slug }) => slug === 'prices')).toMatchObject({
      dayId: '1',
      room: { slug: 'velyka' },
      moderatorIds: ['10'],
      speakerIds: ['11'],
    })
  },
)

test('what was refused for a while comes back whole', async () => {
  stub.refuses = new Set(['photos'])
  const store = storeOf()
  await store.refresh()
  expect(store.albums()).toEqual([])
  stub.refuses = new Set()
  await store.refresh()
  expect(store.albums()[0]?.images).toHaveLength(1)
})

test('a relation that the service did not know is asked for again in time', async () => {
  stub.refuses = new Set(['images'])
  const store = storeOf()
  await store.refresh()
  expect(store.albums()[0]?.images).toEqual([])
  stub.refuses = new Set()
  for (let reading = 0; reading < 5; reading++) await store.refresh()
  expect(store.albums()[0]?.images).toHaveLength(1)
})
