import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { content } from '#content/model/model.ts'
import { fixtureTables, pictureId } from '../content-service/content-fixture.ts'
import { createContentSource } from '../content-service/content-service.ts'
import { type ContentStub, startContentStub } from '../content-service/content-stub.ts'
import { silentLog } from '../log.ts'
import { createLiveStore, type LiveStore } from './live-store.ts'

const limits = { timeout: 2000, retries: 0, pause: 1, maxWait: 50, size: 200_000 }
let directory: string
let stub: ContentStub
let planned: { work: () => void; delay: number }[]
let stores: LiveStore[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'))
  stub = await startContentStub(fixtureTables())
  planned = []
  stores = []
})

afterEach(async () => {
  await Promise.all(stores.map((store) => store.stop()))
  await stub.close()
  await rm(directory, { recursive: true })
})

const snapshotPath = () => join(directory, 'content-snapshot.json')

function storeOf(url = stub.url, now = () => 1_000_000, retries = limits.retries): LiveStore {
  const location = { kind: 'service' as const, url, prefix: '/v2', token: null }
  const source = createContentSource({ location, demoDirectory: directory, log: silentLog(), limits: { ...limits, retries } })
  const schedule = (work: () => void, delay: number) => {
    planned.push({ work, delay })
    return () => {}
  }
  const store = createLiveStore({ source, directory, log: silentLog(), now, schedule })
  stores.push(store)
  return store
}

const years = (store: LiveStore) => store.forums().map(({ year }) => year)

test('the store is filled from the service and answers by slug, id and year', async () => {
  const store = storeOf()
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
  await storeOf().refresh()
  const asked = stub.requests.map((url) => /items\/(\w+)/.exec(url)?.[1])
  expect(asked.toSorted()).toEqual(content.map(({ collection }) => collection).toSorted())
})

test.each([1, 2, 3, 7])('a service that gives %i rows a page at most is read whole', async (cap) => {
  stub.cap = cap
  const store = storeOf()
  await store.refresh()
  expect(years(store)).toEqual([2025, 2024])
  expect(store.forumByYear(2025)?.events).toHaveLength(3)
  expect(store.people()).toHaveLength(2)
})

test('a service that ignores filters still gives each edition its own', async () => {
  stub.ignoresFilters = true
  const store = storeOf()
  await store.refresh()
  expect(store.forumByYear(2024)?.events).toEqual([])
  expect(store.forumByYear(2025)?.events).toHaveLength(3)
})

test('a service that does not know some relations is read without them', async () => {
  stub.refuses = new Set(['gallery', 'partner_groups', 'short_programs', 'moderators'])
  const store = storeOf()
  expect(await store.refresh()).toBe(true)
  expect(store.forumByYear(2025)?.events).toHaveLength(3)
  const before = stub.requests.length
  await store.refresh()
  expect(stub.requests.length - before).toBeLessThan(35)
})

test.each(['side_events', 'materials', 'events', 'rooms', 'documents'])(
  'a service that refuses %s is read without it',
  async (collection) => {
    stub.refuses = new Set([collection])
    const store = storeOf()
    expect(await store.refresh()).toBe(true)
    expect(years(store)).toEqual([2025, 2024])
  },
)

test.each(['forums', 'speakers'])('a service that refuses %s is not believed', async (collection) => {
  const store = storeOf()
  await store.refresh()
  stub.refuses = new Set([collection])
  expect(await store.refresh()).toBe(false)
  expect(years(store)).toEqual([2025, 2024])
})

const send = (response: ServerResponse, status: number, body: string | Buffer, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  return true
}

const states: [string, (response: ServerResponse) => boolean][] = [
  ['silence', () => true],
  ['a connection cut at once', (response) => Boolean(response.destroy())],
  ['headers and then silence', (response) => Boolean(response.writeHead(200).write('{"data":['))],
  ['500', (response) => send(response, 500, '{}')],
  ['502 with a page', (response) => send(response, 502, '<html>', { 'content-type': 'text/html' })],
  ['503 under pressure', (response) => send(response, 503, '')],
  ['429 with a short wait', (response) => send(response, 429, '', { 'retry-after': '0' })],
  ['429 with a long wait', (response) => send(response, 429, '', { 'retry-after': '3600' })],
  ['401', (response) => send(response, 401, '')],
  ['200 with garbage', (response) => send(response, 200, 'not json {')],
  ['200 with a page', (response) => send(response, 200, '<!doctype html><title>Login</title>', { 'content-type': 'text/html' })],
  ['200 with no data', (response) => send(response, 200, '{}')],
  ['200 with data null', (response) => send(response, 200, '{"data":null}')],
  ['200 with data of a wrong type', (response) => send(response, 200, '{"data":{"id":1}}')],
  ['200 with an error list', (response) => send(response, 200, '{"errors":[{"message":"x"}]}')],
  ['200 with an empty body', (response) => send(response, 200, '')],
  [
    '200 cut in the middle',
    (response) =>
      Boolean(response.writeHead(200, { 'content-length': '5000' }).write('{"data":[{"id":1', () => response.destroy())),
  ],
  ['200 cut and closed in order', (response) => send(response, 200, '{"data":[{"id":1,"ye')],
  ['200 with an empty list', (response) => send(response, 200, '{"data":[]}')],
  ['200 with a list of nonsense', (response) => send(response, 200, '{"data":[1,null,"x",{"id":1},{"year":"soon","id":3}]}')],
  ['a redirect to itself', (response) => send(response, 302, '', { location: '/v2/items/forums' })],
  ['a redirect elsewhere', (response) => send(response, 301, '', { location: 'http://127.0.0.1:1/' })],
  ['an endless body', (response) => send(response, 200, `{"data":["${'x'.repeat(300_000)}"]}`)],
  [
    'a gzip bomb',
    (response) => send(response, 200, gzipSync(`{"data":["${'x'.repeat(5_000_000)}"]}`), { 'content-encoding': 'gzip' }),
  ],
  ['a broken gzip', (response) => send(response, 200, 'xxxx', { 'content-encoding': 'gzip' })],
]

test.each(states)(
  'with %s from the service the old content stays, a restart uses the snapshot, and the store recovers',
  async (_, state) => {
    const store = storeOf()
    await store.refresh()
    const revision = store.revision()
    stub.misbehave = (_request, response) => state(response)
    expect(await store.refresh()).toBe(false)
    expect([years(store), store.revision(), store.isFilled()]).toEqual([[2025, 2024], revision, true])
    expect(store.status().lastError?.message).toBeTruthy()

    const restarted = storeOf()
    await restarted.start()
    expect([years(restarted), restarted.revision(), restarted.status().from]).toEqual([[2025, 2024], revision, 'snapshot'])
    await restarted.refresh()
    expect(years(restarted)).toEqual([2025, 2024])

    stub.misbehave = null
    expect([await store.refresh(), await restarted.refresh()]).toEqual([true, true])
    expect([store.status().lastError, restarted.status().from, restarted.revision()]).toEqual([null, 'source', revision])
  },
)

test('nobody listening: the old content stays, and the service may come back', async () => {
  const store = storeOf()
  await store.refresh()
  const port = Number(new URL(stub.url).port)
  await stub.close()
  expect(await store.refresh()).toBe(false)
  expect(years(store)).toEqual([2025, 2024])
  stub = await startContentStub(fixtureTables(), port)
  expect(await store.refresh()).toBe(true)
})

test('without content and snapshot the store is not filled, tries again soon, then less often, and recovers by itself', async () => {
  stub.misbehave = (_request, response) => send(response, 500, '')
  const store = storeOf()
  await store.start()
  await store.refresh()
  for (let failure = 0; failure < 5; failure++) await store.refresh()
  expect(store.isFilled()).toBe(false)
  expect(planned.slice(0, 5).map(({ delay }) => delay)).toEqual([5000, 10_000, 20_000, 40_000, 60_000])
  stub.misbehave = null
  planned.at(-1)?.work()
  expect(await store.refresh()).toBe(true)
  expect(store.isFilled()).toBe(true)
  expect(planned.at(-1)?.delay).toBe(60_000)
})

test('one failure of a passing kind is tried again within the same refresh', async () => {
  let failures = 0
  stub.misbehave = (request, response) =>
    request.url?.includes('/speakers') === true && failures++ < 2 && send(response, 503, '', { 'retry-after': '0' })
  const store = storeOf(stub.url, undefined, 2)
  expect(await store.refresh()).toBe(true)
  expect(failures).toBeGreaterThan(2)
})

test('unchanged content keeps its revision; an edit changes it', async () => {
  const store = storeOf()
  await store.refresh()
  const revision = store.revision()
  await store.refresh()
  expect(store.revision()).toBe(revision)
  stub.tables = fixtureTables().set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  await store.refresh()
  expect(store.revision()).not.toBe(revision)
  expect(store.posts().map(({ slug }) => slug)).toEqual(['edited'])
})

test('a file that was replaced under its id has another name in all content, and a service that tells no state gives the bare id', async () => {
  const store = storeOf()
  await store.refresh()
  expect([store.albums()[0]?.cover, store.namedFile(pictureId)?.file]).toEqual([pictureId, pictureId])
  const change = (modified_on: string) => stub.tables.set('files', [{ id: pictureId, width: 1200, height: 800, modified_on }])
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
  stub.refuses = new Set(['modified_on'])
  expect([await store.refresh(), store.albums()[0]?.cover]).toEqual([true, pictureId])
})

test('pages are other ones when a picture is found to be broken, and the former when it is not', async () => {
  const store = storeOf()
  await store.refresh()
  const revision = store.revision()
  store.regard({ broken: new Set([pictureId]), vanishing: new Map() })
  expect([store.personBySlug('olena')?.photo, store.namedFile(pictureId)?.file]).toEqual([null, pictureId])
  expect(store.revision()).not.toBe(revision)
  store.regard({ broken: new Set(['another']), vanishing: new Map() })
  expect([store.personBySlug('olena')?.photo, store.revision()]).toEqual([pictureId, revision])
})

test('a list that lost its few items at once is believed: editors take things away', async () => {
  const store = storeOf()
  await store.refresh()
  stub.tables = fixtureTables().set('materials', [])
  expect(await store.refresh()).toBe(true)
  expect(store.materials()).toEqual([])
})

test('a burst of calls makes one refresh and one more after it', async () => {
  const store = storeOf()
  await Promise.all(Array.from({ length: 50 }, () => store.refresh()))
  const lists = stub.requests.filter((url) => url.startsWith('/v2/items/contacts') && url.includes('page=1'))
  expect(lists).toHaveLength(2)
})

test('never more than four requests at once', async () => {
  let [open, max] = [0, 0]
  stub.misbehave = async (_request, response) => {
    max = Math.max(max, ++open)
    response.once('close', () => open--)
    await new Promise((resolve) => setImmediate(resolve))
    return false
  }
  await storeOf().refresh()
  expect(max).toBeLessThanOrEqual(4)
})

test('a spoilt snapshot gives way to the one before it, which is then written again', async () => {
  const store = storeOf()
  await store.refresh()
  const before = store.revision()
  stub.tables.set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  await store.refresh()
  await writeFile(snapshotPath(), '{"format":4,')
  stub.misbehave = (_request, response) => send(response, 500, '')
  const restarted = storeOf()
  await restarted.start()
  expect([restarted.revision(), restarted.status().from]).toEqual([before, 'snapshot'])
  await restarted.refresh()
  stub.misbehave = null
  await restarted.refresh()
  const third = storeOf()
  await third.start()
  expect(third.revision()).toBe(store.revision())
})

test('a snapshot of the release before is read, one of a later release is not', async () => {
  const store = storeOf()
  await store.refresh()
  const { fields, ...older } = JSON.parse(await readFile(snapshotPath(), 'utf8')) as { fields: string[]; format: number }
  expect(fields).toContain('speakers.is_active')
  stub.misbehave = (_request, response) => send(response, 500, '')
  for (const [format, isRead] of [
    [3, true],
    [2, false],
    [older.format + 1, false],
  ] as const) {
    await writeFile(snapshotPath(), JSON.stringify({ ...older, format }))
    const restarted = storeOf()
    await restarted.start()
    expect([format, restarted.isFilled()]).toEqual([format, isRead])
  }
})

test('a snapshot that could not be written is written at the next reading, though nothing is new', async () => {
  await mkdir(snapshotPath())
  const store = storeOf()
  await store.refresh()
  await rm(snapshotPath(), { recursive: true })
  await store.refresh()
  const restarted = storeOf()
  await restarted.start()
  expect(restarted.revision()).toBe(store.revision())
})

test('a snapshot of another service, of another format, or a damaged one is not used', async () => {
  const store = storeOf()
  await store.refresh()
  const text = await readFile(snapshotPath(), 'utf8')
  stub.misbehave = (_request, response) => send(response, 500, '')
  const other = storeOf(stub.url.replace('127.0.0.1', 'localhost'))
  await other.start()
  expect(other.isFilled()).toBe(false)
  for (const spoilt of [
    text.slice(0, -50),
    text.replace(/"format":\d+/, '"format":0'),
    text.replace('Olena en', 'Olga en'),
    '',
    'null',
    '[]',
    '{"format":1}',
  ]) {
    await writeFile(snapshotPath(), spoilt)
    const restarted = storeOf()
    await restarted.start()
    expect(restarted.isFilled()).toBe(false)
  }
})

test('the age of the content is what the real clock says', async () => {
  let now = 1_000_000
  const store = storeOf(stub.url, () => now)
  await store.refresh()
  now += 90_000
  expect(store.status()).toMatchObject({
    isFilled: true,
    from: 'source',
    ageSeconds: 90,
    confirmedAt: 1_000_000,
    source: `${stub.url}/v2`,
  })
})

test('the token is sent as a bearer and never said', async () => {
  const seen = new Set<string | undefined>()
  stub.misbehave = (request, response) => {
    seen.add(request.headers.authorization)
    return send(response, 401, '')
  }
  const { secret } = await import('../config/secrets.ts')
  const source = createContentSource({
    location: { kind: 'service', url: stub.url, prefix: '/v2', token: secret('s3cret') },
    demoDirectory: directory,
    log: silentLog(),
    limits,
  })
  await expect(source.read()).rejects.toThrow(/answers 401/)
  await expect(source.read()).rejects.not.toThrow(/s3cret/)
  expect([...seen]).toEqual(['Bearer s3cret'])
})
