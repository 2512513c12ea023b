import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { startContentStub } from '@forum/content/client/content-stub.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { expect, test, vi } from 'vitest'
import { decideConfig } from './config/config.ts'
import { createServices, type Reading } from './services.ts'

/** The years that the settings give before and after editors make 2024 the current edition. */
async function yearsAround(environment: Record<string, string>): Promise<number[]> {
  const directory = newFolder()
  const tables = fixtureTables()
  const stub = await startContentStub(tables)
  const config = decideConfig({ CONTENT_API_URL: stub.url, ...environment })
  const process = await createServices(config, { path: directory, readOnly: null }, directory, silentLog())
  try {
    const { services, store } = process
    await store.refresh()
    const before = services.settings.currentForumYear
    const forums = tables.get('forums') ?? []
    tables.set(
      'forums',
      forums.map((forum) => ({ ...forum, is_current: forum.year === 2024 })),
    )
    await store.refresh()
    return [before, services.settings.currentForumYear]
  } finally {
    await process[Symbol.asyncDispose]()
    await stub.close()
  }
}

test('an edition that editors make the current one is it without a restart', async () => {
  expect(await yearsAround({})).toEqual([2025, 2024])
})

test('the year that the operator gave stands above the editors’', async () => {
  expect(await yearsAround({ CURRENT_FORUM_YEAR: '2023' })).toEqual([2023, 2023])
})

test('a bad import that was taken back while no process ran is told of by nobody, though the snapshot holds it', async () => {
  const directory = newFolder()
  const tables = fixtureTables()
  const stub = await startContentStub(tables)
  const moveTo = (hour: string) =>
    Object.assign(tables.get('events')?.[0] ?? {}, { start_date: `2025-10-16T${hour}:00`, end_date: `2025-10-16T${hour}:45` })
  const at = async (time: string, work: (of: Awaited<ReturnType<typeof createServices>>) => Promise<void>) => {
    const config = decideConfig({ CONTENT_API_URL: stub.url, SITE_NOW: `2025-10-01T${time}+03:00` })
    const process = await createServices(config, { path: directory, readOnly: null }, directory, silentLog())
    await work(process).finally(() => process[Symbol.asyncDispose]())
  }
  try {
    await at('09:00', async ({ store }) => {
      moveTo('10:00')
      await store.refresh()
      moveTo('15:00')
      await store.refresh()
    })
    moveTo('10:00')
    await at('09:20', async ({ store, services: { changes } }) => {
      await store.start()
      await store.refresh()
      expect(changes.of(2025)).toEqual([])
    })
  } finally {
    await stub.close()
  }
})

test('from a snapshot visitors find what it has while the desk is opened, and nothing is read anew before the start is over', async () => {
  const directory = newFolder()
  const stub = await startContentStub(fixtureTables())
  const config = decideConfig({ CONTENT_API_URL: stub.url })
  const open = (meanwhile?: (parts: Reading) => Promise<void>) =>
    createServices(config, { path: directory, readOnly: null }, directory, silentLog(), meanwhile)
  try {
    const before = await open()
    await before.store.refresh()
    await before[Symbol.asyncDispose]()
    stub.requests.length = 0
    const settled = Promise.withResolvers<void>()
    const process = await open(({ store }) => store.start(settled.promise))
    const { search, content } = process.services
    await search.ready()
    const { found } = search.find({ query: 'Olena', locale: 'en', now: Date.now(), currentYear: 2025 })
    expect([found.length > 0, content.isFilled(), stub.requests]).toEqual([true, true, []])
    settled.resolve()
    await vi.waitFor(() => expect(process.store.status().from).toBe('source'))
    await process[Symbol.asyncDispose]()
  } finally {
    await stub.close()
  }
})
