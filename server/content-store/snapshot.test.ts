// What stands on the disk for the next start.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { nothing } from '#domain/localisation/localised.ts'
import { revisionOf } from './revision.ts'
import { firstForum, freshStores, send } from './store-fixture.ts'

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

test('a snapshot of the release before, which had no digest, is read; one of a later release is not', async () => {
  const store = here.storeOf()
  await store.refresh()
  const written = JSON.parse(await readFile(snapshotPath(), 'utf8')) as { fields: string[]; format: number; digest?: string }
  const { fields, digest, ...older } = written
  expect(digest).toBeTruthy()
  expect(fields).toContain('speakers.is_active')
  here.stub.misbehave = (_request, response) => send(response, 500, '')
  for (const [format, isRead] of [
    [3, true],
    [2, false],
    [older.format + 1, false],
  ] as const) {
    await writeFile(snapshotPath(), JSON.stringify({ ...older, format }))
    const restarted = here.storeOf()
    await restarted.start()
    expect([format, restarted.isFilled()]).toEqual([format, isRead])
  }
})

/** The snapshot on the disk as a release wrote it that knew less. */
async function rewrite(change: (content: Record<string, Record<string, unknown>[]>) => void): Promise<void> {
  const { digest, ...written } = JSON.parse(await readFile(snapshotPath(), 'utf8'))
  change(written.content)
  await writeFile(snapshotPath(), JSON.stringify({ ...written, revision: await revisionOf(written.content) }))
}

test('of a snapshot that lacks a list or a field all else is read, during an outage too', async () => {
  await here.storeOf().refresh()
  await rewrite((content) => {
    delete content.materials
    for (const person of content.people ?? []) delete person.position
    for (const forum of content.forums ?? []) delete forum.venue
  })
  here.stub.misbehave = (_request, response) => send(response, 500, '')
  const restarted = here.storeOf()
  await restarted.start()
  expect([restarted.materials(), restarted.personBySlug('olena')?.position, firstForum(restarted)?.venue]).toEqual([
    [],
    nothing,
    nothing,
  ])
  expect(restarted.people()).toHaveLength(2)
})

test('with a snapshot the first reading waits until the start is over, and comes then; a refresh that is asked for waits for nothing', async () => {
  const [before, calm, readings, snapshots] = [here.storeOf(), Promise.withResolvers<void>(), [] as unknown[], [] as unknown[]]
  await before.refresh()
  here.stub.requests.length = 0
  const store = here.storeOf({ onReading: (content) => readings.push(content), onSnapshot: (content) => snapshots.push(content) })
  await store.start(calm.promise)
  expect([store.revision(), store.status().from, snapshots.length]).toEqual([before.revision(), 'snapshot', 1])
  expect([here.stub.requests, readings]).toEqual([[], []])
  calm.resolve()
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
  const [store, calm] = [here.storeOf(), Promise.withResolvers<void>()]
  here.stub.requests.length = 0
  await store.start(calm.promise)
  await store.stop()
  calm.resolve()
  await calm.promise
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
    text.replace('Olena en', 'Olga en'),
    text.replace(/"digest":"[^"]*",/, '').replace('Olena en', 'Olga en'),
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
