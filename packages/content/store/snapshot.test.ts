// What stands on the disk for the next start.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freshStores, send } from './store-fixture.ts'

const here = freshStores()

const snapshotPath = () => join(here.directory, 'content-snapshot.json')

test('a spoilt snapshot gives way to the one before it, which is then written again', async () => {
  const store = here.storeOf()
  await store.refresh()
  const before = store.revision()
  here.stub.tables.set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  await store.refresh()
  await writeFile(snapshotPath(), '{"format":4,')
  here.stub.misbehave = (_request, response) => send(response, 500, '')
  const restarted = here.storeOf()
  await restarted.start()
  expect([restarted.revision(), restarted.status().from]).toEqual([before, 'snapshot'])
  await restarted.refresh()
  here.stub.misbehave = null
  await restarted.refresh()
  const third = here.storeOf()
  await third.start()
  expect(third.revision()).toBe(store.revision())
})

test('with a snapshot the first reading waits until the start is over, and comes then; a refresh that is asked for waits for nothing', async () => {
  const [before, settled, readings, snapshots] = [here.storeOf(), Promise.withResolvers<void>(), [] as unknown[], [] as unknown[]]
  await before.refresh()
  here.stub.requests.length = 0
  const store = here.storeOf({ onReading: (content) => readings.push(content), onSnapshot: (content) => snapshots.push(content) })
  await store.start(settled.promise)
  expect([store.revision(), store.status().from, snapshots.length]).toEqual([before.revision(), 'snapshot', 1])
  expect([here.stub.requests, readings]).toEqual([[], []])
  settled.resolve()
  await vi.waitFor(() => expect(store.status().from).toBe('source'))
  expect(readings.length).toBeGreaterThanOrEqual(1)
  const asked = here.storeOf()
  await asked.start(new Promise(() => {}))
  expect([await asked.refresh(), asked.status().from]).toEqual([true, 'source'])
})

test('without a snapshot the first reading waits for nothing', async () => {
  const store = here.storeOf()
  await store.start(new Promise(() => {}))
  await vi.waitFor(() => expect(store.status().from).toBe('source'))
})

test('a store that was stopped before its start was over reads nothing any more', async () => {
  await here.storeOf().refresh()
  const [store, settled] = [here.storeOf(), Promise.withResolvers<void>()]
  here.stub.requests.length = 0
  await store.start(settled.promise)
  await store.stop()
  settled.resolve()
  await settled.promise
  await store.stop()
  expect(here.stub.requests).toEqual([])
})

test('a snapshot that could not be written is written at the next reading, though nothing is new', async () => {
  await mkdir(snapshotPath())
  const store = here.storeOf()
  await store.refresh()
  await rm(snapshotPath(), { recursive: true })
  await store.refresh()
  const restarted = here.storeOf()
  await restarted.start()
  expect(restarted.revision()).toBe(store.revision())
})

test('a snapshot of another service, of another format, or a damaged one is not used', async () => {
  const store = here.storeOf()
  await store.refresh()
  const text = await readFile(snapshotPath(), 'utf8')
  here.stub.misbehave = (_request, response) => send(response, 500, '')
  const other = here.storeOf({ url: here.stub.url.replace('127.0.0.1', 'localhost') })
  await other.start()
  expect(other.isFilled()).toBe(false)
  for (const spoilt of [
    text.slice(0, -50),
    text.replace(/"format":\d+/, '"format":0'),
    text.replace(/"model":\d+/, '"model":0'),
    text.replace('Olena en', 'Olga en'),
    text.replace(/"digest":"[^"]*",/, ''),
    text.replace(/"revision":"[^"]*"/, '"revision":"another"'),
    '',
    'null',
    '[]',
    '{"format":1}',
  ]) {
    await writeFile(snapshotPath(), spoilt)
    const restarted = here.storeOf()
    await restarted.start()
    expect(restarted.isFilled()).toBe(false)
  }
})
