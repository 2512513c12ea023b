// A content service that fails costs nobody what is shown.
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fixtureTables } from '../client/content-fixture.ts'
import { startContentStub } from '../client/content-stub.ts'
import type { LiveStore } from './live-store.ts'
import { freshStores, limits, send } from './store-fixture.ts'

const here = freshStores()

const years = (store: LiveStore) => store.forums().map(({ year }) => year)

/** Milliseconds for what never comes. */
const briefly = 20

const states: [string, (response: ServerResponse) => boolean, timeoutMs?: number][] = [
  ['silence', () => true, briefly],
  ['a connection cut at once', (response) => Boolean(response.destroy())],
  ['headers and then silence', (response) => Boolean(response.writeHead(200).write('{"data":[')), briefly],
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
  async (_, state, timeoutMs = limits.timeout) => {
    const store = here.storeOf()
    await store.refresh()
    const revision = store.revision()
    here.timeoutMs = timeoutMs
    here.stub.misbehave = (_request, response) => state(response)
    expect(await store.refresh()).toBe(false)
    expect([years(store), store.revision(), store.isFilled()]).toEqual([[2025, 2024], revision, true])
    expect(store.status().lastError?.message).toBeTruthy()

    const restarted = here.storeOf()
    await restarted.start()
    expect([years(restarted), restarted.revision(), restarted.status().from]).toEqual([[2025, 2024], revision, 'snapshot'])
    await restarted.refresh()
    expect(years(restarted)).toEqual([2025, 2024])

    here.stub.misbehave = null
    here.timeoutMs = limits.timeout
    expect([await store.refresh(), await restarted.refresh()]).toEqual([true, true])
    expect([store.status().lastError, restarted.status().from, restarted.revision()]).toEqual([null, 'source', revision])
  },
)

test('nobody listening: the old content stays, and the service may come back', async () => {
  const store = here.storeOf()
  await store.refresh()
  const port = Number(new URL(here.stub.url).port)
  await here.stub.close()
  expect(await store.refresh()).toBe(false)
  expect(years(store)).toEqual([2025, 2024])
  here.stub = await startContentStub(fixtureTables(), port)
  expect(await store.refresh()).toBe(true)
})

test('without content and snapshot the store is not filled, tries again soon, then less often, and recovers by itself', async () => {
  here.stub.misbehave = (_request, response) => send(response, 500, '')
  const store = here.storeOf()
  await store.start()
  await store.refresh()
  for (let failure = 0; failure < 5; failure++) await store.refresh()
  expect(store.isFilled()).toBe(false)
  expect(here.planned.slice(0, 5).map(({ delay }) => delay)).toEqual([5000, 10_000, 20_000, 40_000, 60_000])
  here.stub.misbehave = null
  here.planned.at(-1)?.work()
  expect(await store.refresh()).toBe(true)
  expect(store.isFilled()).toBe(true)
  expect(here.planned.at(-1)?.delay).toBe(60_000)
})

test('one failure of a passing kind is tried again within the same refresh', async () => {
  let failures = 0
  here.stub.misbehave = (request, response) =>
    request.url?.includes('/speakers') === true && failures++ < 2 && send(response, 503, '', { 'retry-after': '0' })
  const store = here.storeOf({ retries: 2 })
  expect(await store.refresh()).toBe(true)
  expect(failures).toBeGreaterThan(2)
})
