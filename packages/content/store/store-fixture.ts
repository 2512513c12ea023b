// Stores for tests, each with its own content service, removed after the test.
import type { ServerResponse } from 'node:http'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { type Log, silentLog } from '@forum/ground/base/log.ts'
import { afterEach, beforeEach } from 'vitest'
import { fixtureTables } from '../client/content-fixture.ts'
import { createContentSource } from '../client/content-service.ts'
import { type ContentStub, startContentStub } from '../client/content-stub.ts'
import { createLiveStore, type LiveStore, type LiveStoreOptions } from './live-store.ts'

/** Request limits for tests. */
export const limits = { timeout: 5000, retries: 0, pause: 1, maxWait: 50, size: 200_000 }

type How = { url?: string; now?: () => number; retries?: number; log?: Log } & Pick<LiveStoreOptions, 'onReading' | 'onSnapshot'>

/** Service, directory and stores of the current test. */
export type Here = {
  stub: ContentStub
  directory: string
  /** Timeout of a request in milliseconds; changes also affect existing stores. */
  timeoutMs: number
  /** Tasks that the stores have scheduled. */
  planned: { work: () => void; delay: number }[]
  storeOf(how?: How): LiveStore
}

/** New stores for each test of a file. */
export function freshStores(): Here {
  const stores: LiveStore[] = []
  const here = { planned: [], storeOf } as unknown as Here

  beforeEach(async () => {
    here.directory = newFolder()
    here.stub = await startContentStub(fixtureTables())
    here.planned = []
    here.timeoutMs = limits.timeout
  })

  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.stop()))
    await here.stub.close()
  })

  function storeOf({ url = here.stub.url, now = () => 1_000_000, retries = 0, log = silentLog(), ...told }: How = {}): LiveStore {
    const { directory } = here
    const location = { kind: 'service' as const, url, prefix: '/v2', token: null }
    const asPatient = {
      ...limits,
      retries,
      get timeout() {
        return here.timeoutMs
      },
    }
    const source = createContentSource({ location, demoDirectory: directory, log, limits: asPatient })
    const schedule = (work: () => void, delay: number) => {
      here.planned.push({ work, delay })
      return () => {}
    }
    const store = createLiveStore({ source, directory, log, now, schedule, ...told })
    stores.push(store)
    return store
  }

  return here
}

const fileNo = (index: number) => `0f8fad5b-d9cb-469f-a165-${String(index).padStart(12, '0')}`
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, directus_files_id: fileNo(index), sort: index }))

/** The service's records with one album of `count` pictures. */
export const withPictures = (count: number) =>
  fixtureTables().set('photos', [{ id: 1, slug: 'album', title_ua: 'Альбом', cover: null, images: pictures(count) }])

/** Answers instead of the stub. @returns true */
export const send = (response: ServerResponse, status: number, body: string | Buffer, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  return true
}

/** `count` news records. */
export const manyPosts = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, slug: `post-${id}`, title_ua: `Новина ${id}` }))

/** The edition that most tests use. */
export const firstForum = (store: LiveStore) => store.forumByYear(2025)
