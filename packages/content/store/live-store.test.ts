import { content } from '@forum/content/model/model.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { expect, test } from 'vitest'
import { fixtureTables, pictureId } from '../client/content-fixture.ts'
import { createContentSource } from '../client/content-service.ts'
import type { LiveStore } from './live-store.ts'
import { freshStores, limits, send } from './store-fixture.ts'

const here = freshStores()

const years = (store: LiveStore) => store.forums().map(({ year }) => year)

test('the store is filled from the service and answers by slug, id and year', async () => {
  const store = here.storeOf()
  expect(store.isFilled()).toBe(false)
  expect(await store.refresh()).toBe(true)
  expect(store.isFilled()).toBe(true)
  expect(years(store)).toEqual([2025, 2024])
  expect(store.forumByYear(2025)?.days).toHaveLength(2)
  expect(store.personBySlug('olena')?.id).toBe('10')
  expect(store.appearancesOf('10').map(({ role, event }) => [role, event.slug])).toEqual([['moderator', 'prices']])
  expect(store.postBySlug('news-one')?.forumYear).toBe(null)
  expect(store.personBySlug('away')).toBe(undefined)
})

test('one refresh asks for each collection once', async () => {
  await here.storeOf().refresh()
  const asked = here.stub.requests.map((url) => /items\/(\w+)/.exec(url)?.[1])
  expect(asked.toSorted()).toEqual(content.map(({ collection }) => collection).toSorted())
})

test.each([1, 2, 3, 7])('a service that gives %i rows a page at most is read whole', async (cap) => {
  here.stub.cap = cap
  const store = here.storeOf()
  await store.refresh()
  expect(years(store)).toEqual([2025, 2024])
  expect(store.forumByYear(2025)?.events).toHaveLength(3)
  expect(store.people()).toHaveLength(2)
})

test('a service that ignores filters still gives each edition its own', async () => {
  here.stub.ignoresFilters = true
  const store = here.storeOf()
  await store.refresh()
  expect(store.forumByYear(2024)?.events).toEqual([])
  expect(store.forumByYear(2025)?.events).toHaveLength(3)
})

test('a service that does not know some relations is read without them', async () => {
  here.stub.refuses = new Set(['gallery', 'partner_groups', 'short_programs', 'moderators'])
  const store = here.storeOf()
  expect(await store.refresh()).toBe(true)
  expect(store.forumByYear(2025)?.events).toHaveLength(3)
  const before = here.stub.requests.length
  await store.refresh()
  expect(here.stub.requests.length - before).toBeLessThan(35)
})

test.each(['side_events', 'materials', 'events', 'rooms', 'documents'])(
  'a service that refuses %s is read without it',
  async (collection) => {
    here.stub.refuses = new Set([collection])
    const store = here.storeOf()
    expect(await store.refresh()).toBe(true)
    expect(years(store)).toEqual([2025, 2024])
  },
)

test.each(['forums', 'speakers'])('a service that refuses %s is not believed', async (collection) => {
  const store = here.storeOf()
  await store.refresh()
  here.stub.refuses = new Set([collection])
  expect(await store.refresh()).toBe(false)
  expect(years(store)).toEqual([2025, 2024])
})

test('unchanged content keeps its revision; an edit changes it', async () => {
  const store = here.storeOf()
  await store.refresh()
  const revision = store.revision()
  await store.refresh()
  expect(store.revision()).toBe(revision)
  here.stub.tables = fixtureTables().set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  await store.refresh()
  expect(store.revision()).not.toBe(revision)
  expect(store.posts().map(({ slug }) => slug)).toEqual(['edited'])
})

test('a file that was replaced under its id has another name in all content, and a service that tells no state gives the bare id', async () => {
  const store = here.storeOf()
  await store.refresh()
  expect([store.albums()[0]?.cover, store.namedFile(pictureId)?.file]).toEqual([pictureId, pictureId])
  expect(store.namedFile(pictureId)).toMatchObject({ isDocumentToo: true })
  const change = (modified_on: string) =>
    here.stub.tables.set('files', [{ id: pictureId, width: 1200, height: 800, modified_on }])
  const names = new Set<string | null | undefined>()
  for (const changed of ['2026-01-01T10:00:00.000Z', '2026-01-01T10:00:01.000Z']) {
    change(changed)
    await store.refresh()
    const name = store.namedFile(pictureId)?.file
    const { personBySlug, albums, forumByYear, documents, materials } = store
    const shown = [
      albums()[0]?.cover,
      albums()[0]?.images[0]?.file,
      forumByYear(2025)?.gallery[0]?.file,
      personBySlug('olena')?.photo,
    ]
    expect([...shown, documents()[0]?.other, materials()[0]?.file]).toEqual(Array(6).fill(name))
    names.add(name)
  }
  expect(names.size).toBe(2)
  here.stub.refuses = new Set(['modified_on'])
  expect([await store.refresh(), store.albums()[0]?.cover]).toEqual([true, pictureId])
})

test('pages are other ones when a picture is found to be broken, and the former when it is not', async () => {
  const store = here.storeOf()
  await store.refresh()
  const revision = store.revision()
  store.regard({ broken: new Set([pictureId]), vanishing: new Map() })
  expect([store.personBySlug('olena')?.photo, store.namedFile(pictureId)?.file]).toEqual([null, pictureId])
  expect(store.revision()).not.toBe(revision)
  store.regard({ broken: new Set(['another']), vanishing: new Map() })
  expect([store.personBySlug('olena')?.photo, store.revision()]).toEqual([pictureId, revision])
})

test('a list that lost its few items at once is believed: editors take things away', async () => {
  const store = here.storeOf()
  await store.refresh()
  here.stub.tables = fixtureTables().set('materials', [])
  expect(await store.refresh()).toBe(true)
  expect(store.materials()).toEqual([])
})

test('a burst of calls makes one refresh and one more after it', async () => {
  const store = here.storeOf()
  await Promise.all(Array.from({ length: 50 }, () => store.refresh()))
  const lists = here.stub.requests.filter((url) => url.startsWith('/v2/items/contacts') && url.includes('page=1'))
  expect(lists).toHaveLength(2)
})

test('never more than four requests at once', async () => {
  let [open, max] = [0, 0]
  here.stub.misbehave = async (_request, response) => {
    max = Math.max(max, ++open)
    response.once('close', () => open--)
    await new Promise((resolve) => setImmediate(resolve))
    return false
  }
  await here.storeOf().refresh()
  expect(max).toBeLessThanOrEqual(4)
})

test('the age of the content is what the real clock says', async () => {
  let now = 1_000_000
  const store = here.storeOf({ now: () => now })
  await store.refresh()
  now += 90_000
  expect(store.status()).toMatchObject({
    isFilled: true,
    from: 'source',
    ageSeconds: 90,
    confirmedAt: 1_000_000,
    source: `${here.stub.url}/v2`,
  })
})

test('the token is sent as a bearer and never said', async () => {
  const seen = new Set<string | undefined>()
  here.stub.misbehave = (request, response) => {
    seen.add(request.headers.authorization)
    return send(response, 401, '')
  }
  const { secret } = await import('@forum/ground/settings/secrets.ts')
  const source = createContentSource({
    location: { kind: 'service', url: here.stub.url, prefix: '/v2', token: secret('s3cret') },
    demoDirectory: here.directory,
    log: silentLog(),
    limits,
  })
  await expect(source.read()).rejects.toThrow(/answers 401/)
  await expect(source.read()).rejects.not.toThrow(/s3cret/)
  expect([...seen]).toEqual(['Bearer s3cret'])
})
