// What the content service keeps to itself or cuts off never empties what was there.

import { silentLog } from '@forum/ground/base/log.ts'
import { expect, test, vi } from 'vitest'
import { fixtureTables } from '../client/content-fixture.ts'
import { lostRights } from '../client/returned-fields.ts'
import type { LiveStore } from './live-store.ts'
import { firstForum, freshStores } from './store-fixture.ts'

const here = freshStores()

test.each<[string, (store: LiveStore) => number | undefined]>([
  ['materials', (store) => store.materials().length],
  ['documents', (store) => store.documents().length],
  ['contacts', (store) => store.contacts().length + store.socialLinks().length],
  ['photos', (store) => store.albums().length],
  ['team_members', (store) => store.team().length],
  ['rooms', (store) => store.rooms().length],
  ['topics', (store) => store.topics().length],
  ['side_events', (store) => store.sideEvents().length],
  ['images', (store) => store.albums()[0]?.images.length],
  ['gallery', (store) => firstForum(store)?.gallery.length],
  ['partner_groups', (store) => firstForum(store)?.partnerGroups.length],
  ['ticket_groups', (store) => firstForum(store)?.ticketGroups.length],
  ['tickets', (store) => firstForum(store)?.ticketGroups[0]?.tickets.length],
  ['partners', (store) => firstForum(store)?.partnerGroups[0]?.partners.length],
  ['short_programs', (store) => firstForum(store)?.shortProgramme.length],
  ['broadcasts', (store) => firstForum(store)?.broadcasts.length],
])('%s stay as they were while the service refuses them, with all that was read with them', async (refused, countOf) => {
  const log = silentLog()
  const warned = vi.spyOn(log, 'warn')
  const store = here.storeOf({ log })
  await store.refresh()
  const before = countOf(store)
  expect(before).toBeGreaterThan(0)

  here.stub.refuses = new Set([refused])
  here.stub.tables.set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  expect([await store.refresh(), await store.refresh()]).toEqual([true, true])
  expect([countOf(store), store.postBySlug('edited'), store.status().heldBack.length > 0]).toEqual([before, undefined, true])
  expect(warned.mock.calls.filter(([, text]) => String(text).includes('the last good reading stays'))).toHaveLength(1)

  const restarted = here.storeOf()
  await restarted.start()
  expect([await restarted.refresh(), countOf(restarted)]).toEqual([true, before])

  here.stub.refuses = new Set()
  for (let reading = 0; reading < 5; reading++) await store.refresh()
  expect([countOf(store), store.postBySlug('edited')?.id, store.status().heldBack]).toEqual([before, '1', []])
})

test('an edition keeps its programme while the service refuses its events', async () => {
  const store = here.storeOf()
  await store.refresh()
  here.stub.refuses = new Set(['events', 'program_days'])
  expect(await store.refresh()).toBe(true)
  expect([firstForum(store)?.events.length, firstForum(store)?.days.length]).toEqual([3, 2])
})

test.each(['moderators', 'speakers_id'])('sessions keep their people while the service refuses %s', async (refused) => {
  const peopleOf = (store: LiveStore) =>
    firstForum(store)?.events.map(({ moderatorIds, speakerIds }) => [...moderatorIds, ...speakerIds])
  const store = here.storeOf()
  await store.refresh()
  const before = peopleOf(store)
  here.stub.refuses = new Set([refused])
  expect(await store.refresh()).toBe(true)
  expect(peopleOf(store)).toEqual(before)
})

test('sessions keep their rooms while the service refuses rooms', async () => {
  const roomsOf = (store: LiveStore) => firstForum(store)?.events.map(({ room }) => room?.slug)
  const store = here.storeOf()
  await store.refresh()
  here.stub.refuses = new Set(['rooms'])
  expect([await store.refresh(), roomsOf(store)]).toEqual([true, [undefined, 'velyka', undefined]])
})

const keptBack = (collection: string) => {
  here.stub.misbehave = (request, response) =>
    request.url?.startsWith(`/v2/items/${collection}?`) === true && Boolean(response.writeHead(403).end('{}'))
}

test.each(['short_programs', 'program_days', 'events', 'broadcasts', 'ticket_groups', 'tickets', 'partner_groups', 'partners'])(
  'what a service keeps back as a list is read within the forums: %s',
  async (collection) => {
    const store = here.storeOf()
    await store.refresh()
    const revision = store.revision()
    keptBack(collection)
    expect([await store.refresh(), store.revision(), store.status().heldBack]).toEqual([true, revision, []])
  },
)

test.each(['events', 'rooms'])(
  'of %s that are kept back as a list, by a service that has them below its days alone, those are read',
  async (collection) => {
    here.stub.misbehave = (request, response) => {
      const asked = decodeURIComponent(request.url ?? '')
      const isKeptBack = asked.startsWith(`/v2/items/${collection}?`) || /fields=id,(events|broadcasts)\./.test(asked)
      return isKeptBack && Boolean(response.writeHead(403).end('{}'))
    }
    const store = here.storeOf()
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
  here.stub.refuses = new Set(['photos'])
  const store = here.storeOf()
  await store.refresh()
  expect(store.albums()).toEqual([])
  here.stub.refuses = new Set()
  await store.refresh()
  expect(store.albums()[0]?.images).toHaveLength(1)
})

test('a relation that the service did not know is asked for again in time', async () => {
  here.stub.refuses = new Set(['images'])
  const store = here.storeOf()
  await store.refresh()
  expect(store.albums()[0]?.images).toEqual([])
  here.stub.refuses = new Set()
  for (let reading = 0; reading < 5; reading++) await store.refresh()
  expect(store.albums()[0]?.images).toHaveLength(1)
})

/** A reading from which something is left out, and what stands then in the place of it. */
async function afterWithholding(names: readonly string[]) {
  const log = silentLog()
  const warned = vi.spyOn(log, 'warn')
  const store = here.storeOf({ log })
  await store.refresh()
  const before = store.revision()
  here.stub.withholds = new Set(names)
  const readings = [await store.refresh(), await store.refresh()]
  const lines = warned.mock.calls.filter(([, text]) => String(text).includes('the last good reading stays'))
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
  const lost = name.split('.').slice(0, 2).join('.')
  expect(store.status().heldBack).toContainEqual({ name: lost, before: 'given', after: 'withheld' })

  const restarted = here.storeOf()
  await restarted.start()
  await restarted.refresh()
  expect([restarted.revision(), restarted.status().heldBack]).toEqual([before, store.status().heldBack])

  here.stub.withholds = new Set()
  await store.refresh()
  expect([store.revision(), store.status().heldBack]).toEqual([before, []])
})

test('days that are withheld stay as they were, and are not made up from the dates of events', async () => {
  const store = here.storeOf()
  await store.refresh()
  const before = firstForum(store)?.days
  here.stub.refuses = new Set(['program_days'])
  expect([await store.refresh(), store.status().heldBack.map(({ name }) => name)]).toEqual([true, ['program_days']])
  expect(firstForum(store)?.days).toEqual(before)
})

test('bare ids below a collection that is refused as a list are no records: it is withheld', async () => {
  const store = here.storeOf()
  await store.refresh()
  const before = store.revision()
  here.stub.misbehave = (request, response) => {
    const isOfTickets = /ticket_groups\.tickets|items\/tickets/.test(decodeURIComponent(request.url ?? ''))
    if (!isOfTickets) return false
    if (request.url?.includes('/tickets?')) return Boolean(response.writeHead(403).end('{}'))
    return Boolean(response.writeHead(200).end('{"data":[{"id":1,"ticket_groups":[1]}],"meta":{"filter_count":1}}'))
  }
  await store.refresh()
  expect([store.revision(), store.status().heldBack.map(({ name }) => name)]).toEqual([before, ['tickets']])
})

test('a switch that is withheld opens nothing, not even what is new, however long it stays so', async () => {
  let now = 1_000_000
  const store = here.storeOf({ now: () => now })
  await store.refresh()
  here.stub.withholds = new Set(['speakers.is_active', 'events.status'])
  const tables = fixtureTables()
  const draft = { id: 9, forum: 1, slug: 'draft', status: 'draft', title_ua: 'Чернетка', start_date: '2025-10-16T12:00:00' }
  tables.set('events', [...(tables.get('events') ?? []), draft])
  tables.set('speakers', [...(tables.get('speakers') ?? []), { id: 13, slug: 'new', is_active: false, title_ua: 'Нова' }])
  tables.set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  here.stub.tables = tables
  for (let looks = 0; looks < 5; looks++) {
    await store.refresh()
    now += 5 * 60_000
  }
  expect(store.people().map(({ slug }) => slug)).toEqual(['olena', 'taras'])
  expect(firstForum(store)?.events.map(({ slug }) => slug)).toEqual(['opening', 'prices', 'late'])
  expect(store.posts()[0]?.slug).toBe('news-one')
})

test('a column that an existing service never had is not missed', async () => {
  here.stub.withholds = new Set(['speakers.is_active', 'forums.theme_ua'])
  const store = here.storeOf()
  await store.refresh()
  expect([await store.refresh(), store.status().heldBack, store.people().length]).toEqual([true, [], 3])
})

test('a column that this release does not ask for any more is not missed', () => {
  const now = { fields: ['speakers.id', 'speakers.slug'], refused: [] }
  expect(lostRights(['speakers.id', 'speakers.slug', 'speakers.nickname', 'speakers.photo'], now)).toEqual(['speakers.photo'])
})
