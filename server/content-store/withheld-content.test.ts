// What the content service keeps to itself or cuts off never empties what was there.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtureTables } from '../content-service/content-fixture.ts'
import { createContentSource } from '../content-service/content-service.ts'
import { type ContentStub, startContentStub } from '../content-service/content-stub.ts'
import { silentLog } from '../log.ts'
import { leaveAcceptance } from './acceptance.ts'
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

function storeOf(log = silentLog(), now = () => 1_000_000): LiveStore {
  const location = { kind: 'service' as const, url: stub.url, prefix: '/v2', token: null }
  const source = createContentSource({ location, demoDirectory: directory, log, limits })
  const store = createLiveStore({ source, directory, log, now, schedule: () => () => {} })
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
  expect([countOf(store), store.postBySlug('edited')?.id, store.status().lastGood.length > 0]).toEqual([before, '1', true])
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

/** A reading from which something is left out, and what stands then in the place of it. */
async function afterWithholding(names: readonly string[]) {
  const log = silentLog()
  const warned = vi.spyOn(log, 'warn')
  const store = storeOf(log)
  await store.refresh()
  const before = store.revision()
  stub.withholds = new Set(names)
  const readings = [await store.refresh(), await store.refresh()]
  const lines = warned.mock.calls.filter(([, text]) => String(text).includes('the last good copy stays'))
  return { store, before, readings, lines: lines.length }
}

test.each([
  'forums.speakers',
  'forums.speakers.speakers_id',
  'forums.gallery',
  'forums.gallery.directus_files_id',
  'events.speakers',
  'events.moderators.speakers_id',
  'partner_groups.partners',
  'partner_groups.partners.partners_id',
  'videos.speakers',
  'photos.images',
  'photos.images.directus_files_id',
  'speakers.is_active',
  'speakers.photo',
  'events.status',
  'forums.title_ua',
  'tickets.price',
  'documents.file_ua',
])('%s that is left out without a word is withheld: everything stays as it was, named, with one line', async (name) => {
  const { store, before, readings, lines } = await afterWithholding([name])
  expect([readings, store.revision(), lines]).toEqual([[true, true], before, 1])
  expect(store.status().lastGood).toEqual([name.split('.').slice(0, 2).join('.')])

  const restarted = storeOf()
  await restarted.start()
  await restarted.refresh()
  expect([restarted.revision(), restarted.status().lastGood]).toEqual([before, store.status().lastGood])

  stub.withholds = new Set()
  await store.refresh()
  expect([store.revision(), store.status().lastGood]).toEqual([before, []])
})

test('days that are withheld stay as they were, and are not made up from the dates of events', async () => {
  const store = storeOf()
  await store.refresh()
  const before = firstForum(store)?.days
  stub.refuses = new Set(['program_days'])
  expect([await store.refresh(), store.status().lastGood]).toEqual([true, ['program_days']])
  expect(firstForum(store)?.days).toEqual(before)
})

test('bare ids below a collection that is refused as a list are no records: it is withheld', async () => {
  const store = storeOf()
  await store.refresh()
  const before = store.revision()
  stub.misbehave = (request, response) => {
    const isOfTickets = /ticket_groups\.tickets|items\/tickets/.test(decodeURIComponent(request.url ?? ''))
    if (!isOfTickets) return false
    if (request.url?.includes('/tickets?')) return Boolean(response.writeHead(403).end('{}'))
    return Boolean(response.writeHead(200).end('{"data":[{"id":1,"ticket_groups":[1]}],"meta":{"filter_count":1}}'))
  }
  await store.refresh()
  expect([store.revision(), store.status().lastGood]).toEqual([before, ['tickets']])
})

test('a switch that is withheld opens nothing, not even what is new, and everything else goes on', async () => {
  const store = storeOf()
  await store.refresh()
  stub.withholds = new Set(['speakers.is_active', 'events.status'])
  const tables = fixtureTables()
  const draft = { id: 9, forum: 1, slug: 'draft', status: 'draft', title_ua: 'Чернетка', start_date: '2025-10-16T12:00:00' }
  tables.set('events', [...(tables.get('events') ?? []), draft])
  tables.set('speakers', [...(tables.get('speakers') ?? []), { id: 13, slug: 'new', is_active: false, title_ua: 'Нова' }])
  tables.set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  stub.tables = tables
  await store.refresh()
  expect(store.people().map(({ slug }) => slug)).toEqual(['olena', 'taras'])
  expect(firstForum(store)?.events.map(({ slug }) => slug)).toEqual(['opening', 'prices', 'late'])
  expect(store.posts()[0]?.slug).toBe('edited')
})

test('a column that an existing service never had is not missed', async () => {
  stub.withholds = new Set(['speakers.is_active', 'forums.theme_ua'])
  const store = storeOf()
  await store.refresh()
  expect([await store.refresh(), store.status().lastGood, store.people().length]).toEqual([true, [], 3])
})

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, directus_files_id: fileNo(index), sort: index }))
const fileNo = (index: number) => `0f8fad5b-d9cb-469f-a165-${String(index).padStart(12, '0')}`
const withPictures = (count: number) =>
  fixtureTables().set('photos', [{ id: 1, slug: 'album', title_ua: 'Альбом', cover: null, images: pictures(count) }])

test.each([
  [300, 100],
  [300, 299],
  [200, 100],
  [250, 20],
])('a list of %i within a record is read whole from a service that gives %i at a time', async (count, cap) => {
  stub.tables = withPictures(count)
  stub.nestedCap = cap
  const store = storeOf()
  await store.refresh()
  expect(new Set(store.albums()[0]?.images.map(({ file }) => file)).size).toBe(count)
})

test.each([1, 7, 100])('a service that refuses to be asked for more than %i rows is read whole', async (most) => {
  stub.tables.set('blog_posts', manyPosts(130))
  stub.refusesAbove = most
  const store = storeOf()
  expect([await store.refresh(), store.posts().length]).toEqual([true, 130])
})

test('a service that gives the same rows from every offset is taken at its word', async () => {
  stub.tables = withPictures(40)
  stub.ignores = new Set(['offset'])
  const store = storeOf()
  expect([await store.refresh(), store.albums()[0]?.images.length]).toEqual([true, 40])
})

test('what goes in masses is held back and said; three looks apart it is believed', async () => {
  let now = 1_000_000
  const log = silentLog()
  const warned = vi.spyOn(log, 'warn')
  stub.tables = withPictures(30)
  const store = storeOf(log, () => now)
  await store.refresh()
  stub.tables = withPictures(8).set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  const images = () => store.albums()[0]?.images.length
  for (let burst = 0; burst < 5; burst++) await store.refresh()
  expect([images(), store.posts()[0]?.slug]).toEqual([30, 'edited'])
  expect(store.status().heldBack).toEqual([{ name: 'albums.album.images', before: 30, after: 8 }])
  expect(warned.mock.calls.filter(([, text]) => String(text).includes('too much has gone'))).toHaveLength(1)
  for (const expected of [30, 8]) {
    now += 5 * 60_000
    await store.refresh()
    expect(images()).toBe(expected)
  }
  expect(store.status().heldBack).toEqual([])
})

test('the operator lets through at once what is held back and what is withheld', async () => {
  stub.tables = withPictures(30)
  const store = storeOf()
  await store.refresh()
  stub.tables = withPictures(0)
  stub.withholds = new Set(['speakers.photo'])
  await store.refresh()
  expect([store.albums()[0]?.images.length, store.personBySlug('olena')?.photo]).not.toEqual([0, null])
  await leaveAcceptance(directory)
  await store.refresh()
  expect([store.albums()[0]?.images.length, store.personBySlug('olena')?.photo]).toEqual([0, null])
  await store.refresh()
  expect([store.status().heldBack, store.status().lastGood]).toEqual([[], []])
  stub.tables = withPictures(30)
  await store.refresh()
  stub.tables = withPictures(0)
  await store.refresh()
  expect(store.status().heldBack).toHaveLength(1)
})

test('the operator cannot let through an answer without any edition', async () => {
  const store = storeOf()
  await store.refresh()
  stub.tables = fixtureTables().set('forums', [])
  await leaveAcceptance(directory)
  expect([await store.refresh(), store.forums().length]).toEqual([false, 2])
})

test.each<[string, () => void]>([
  ['all of a wrong type', () => spoilForums((_, value) => ({ wrong: value }))],
  ['mostly missing', () => spoilForums((index, value) => (index % 4 ? null : value))],
])('editions with their fields %s stay as they were', async (_, spoil) => {
  const store = storeOf()
  await store.refresh()
  const before = store.forums()
  spoil()
  await store.refresh()
  expect([store.forums(), store.status().heldBack.length > 0]).toEqual([before, true])
})

function spoilForums(spoil: (index: number, value: unknown) => unknown): void {
  const forums = (fixtureTables().get('forums') ?? []).map((forum) =>
    Object.fromEntries(
      Object.entries(forum).map(([name, value], index) => [name, name === 'id' || name === 'year' ? value : spoil(index, value)]),
    ),
  )
  stub.tables = fixtureTables().set('forums', forums)
}

test.each([
  ['documents', 'the only document'],
  ['tickets', 'all tickets'],
])('%s: %s does not go at once', async (collection) => {
  const tickets = [1, 2, 3].map((id) => ({ id, ticket_group: 1, title_ua: `Квиток ${id}`, price: 100 }))
  stub.tables = fixtureTables().set('tickets', tickets)
  const store = storeOf()
  await store.refresh()
  stub.tables = fixtureTables().set('tickets', tickets).set(collection, [])
  await store.refresh()
  expect([store.documents().length, firstForum(store)?.ticketGroups[0]?.tickets.length]).toEqual([1, 3])
  expect(store.status().heldBack).toHaveLength(1)
})

test('an editor who takes away a few things is believed at once', async () => {
  stub.tables = withPictures(30)
  const store = storeOf()
  await store.refresh()
  stub.tables = withPictures(26).set('materials', []).set('broadcasts', [])
  stub.tables.set('events', (fixtureTables().get('events') ?? []).slice(1))
  await store.refresh()
  expect(store.status().heldBack).toEqual([])
  expect([store.albums()[0]?.images.length, store.materials().length, firstForum(store)?.events.length]).toEqual([26, 0, 2])
})
