// Original files of the content service on disk: fetched once per known state, otherwise revalidated.

import type { AssetSource } from '@forum/content/port.ts'
import { uuidOf } from '@forum/domain/content/named-files.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import type { Log } from '@forum/ground/base/log.ts'
import { Away } from './away.ts'
import type { CachedFile, DiskCache } from './disk-cache.ts'
import { createFetchLimit } from './fetch-limit.ts'

/** Time of writing; `body` if the disk was full. */
export type Held = { writtenAt: number; body?: Uint8Array<ArrayBuffer> }

export type Originals = ReturnType<typeof createOriginals>

type OriginalsOptions = {
  source: AssetSource
  disk: DiskCache
  log: Log
  now: () => number
  /** The file has changed. */
  onNew(file: FileId): void
}

const forgetMissingAfter = 60_000
const maxRemembered = 5000
/** As in Retry-After. */
const askAgainAfter = 10_000
/** Maximum wait for revalidation of an existing picture, ms. */
const maxWait = 1000
const uuidLength = 36

export const originalName = (file: FileId): string => `${file}.original`

export function createOriginals(options: OriginalsOptions) {
  const { source, disk, now } = options
  const flights = new Map<string, Promise<Held | undefined>>()
  const missing = createMemory(now)
  const fetching = createFetching(options, missing)
  let doubtedSince = 0

  async function ensureOnce(file: FileId, isUrgent: boolean): Promise<Held | undefined> {
    const writtenAt = await disk.writtenAt(originalName(file))
    if (writtenAt === undefined) return missing.has(file) ? undefined : fetching.fetchAnew(file, undefined, isUrgent)
    const isStateKnown = file.length > uuidLength
    const lastChecked = Math.max(writtenAt, fetching.checkedAt(file))
    if (isStateKnown || (now() - lastChecked < source.trustedFor && lastChecked >= doubtedSince)) return { writtenAt }
    return Promise.race([fetching.fetchAnew(file, writtenAt, isUrgent), after(maxWait, { writtenAt })])
  }

  /** The current file; undefined: none. `isUrgent`: a visitor waits. Throws Away. */
  function ensure(file: FileId, isUrgent = true): Promise<Held | undefined> {
    const pending = flights.get(file) ?? ensureOnce(file, isUrgent).finally(() => flights.delete(file))
    flights.set(file, pending)
    return pending
  }

  return {
    ensure,
    /** Whether this process has written or verified the file. */
    hasCome: fetching.hasCome,
    /** Throws Away. */
    async read(file: FileId): Promise<CachedFile | undefined> {
      const held = await ensure(file)
      return held?.body ? { body: held.body, writtenAt: held.writtenAt } : held && disk.read(originalName(file))
    },
    /** Revalidates trusted files. */
    recheck() {
      doubtedSince = now()
      missing.clear()
    },
  }
}

/** From the source to the disk. */
function createFetching({ source, disk, log, now, onNew }: OriginalsOptions, missing: Memory) {
  const failing = createMemory(now)
  const checked = new Map<string, { at: number; etag: string | null }>()
  const come = new Set<FileId>()
  const places = createFetchLimit(now)
  const failures = countedFailures(log, now)

  const remember = (file: FileId, etag: string | null) => {
    if (checked.size >= maxRemembered) checked.clear()
    checked.set(file, { at: now(), etag })
  }

  const note = (file: FileId) => {
    if (come.size >= maxRemembered) come.clear()
    come.add(file)
  }

  /** The result; the old file stays when the source cannot be reached. */
  async function fetchAnew(file: FileId, writtenAt: number | undefined, isUrgent: boolean): Promise<Held | undefined> {
    if (writtenAt === undefined && failing.has(file)) throw new Away('has just failed')
    try {
      const knownEtag = writtenAt === undefined ? null : (checked.get(file)?.etag ?? null)
      const found = await places.take(() => source.read(uuidOf(file), knownEtag), isUrgent)
      if (!found) return void missing.add(file, forgetMissingAfter)
      const etag = found.body === null ? knownEtag : found.etag
      const isSame = found.body === null || (writtenAt !== undefined && (await isOnDisk(file, found.body)))
      if (found.body) note(file)
      const held =
        isSame || found.body === null ? { writtenAt: writtenAt ?? now() } : await store(file, found.body, writtenAt !== undefined)
      remember(file, etag)
      return held
    } catch (error) {
      if (!(error instanceof Away)) {
        failures.note((error as Error).message)
        failing.add(file, askAgainAfter)
      }
      if (writtenAt === undefined) throw new Away((error as Error).message)
      remember(file, checked.get(file)?.etag ?? null)
      return { writtenAt }
    }
  }

  async function isOnDisk(file: FileId, body: Uint8Array): Promise<boolean> {
    const stored = await disk.read(originalName(file))
    return stored !== undefined && Buffer.compare(stored.body, body) === 0
  }

  /** Replaces the old file and its pictures. With a full disk it stays in memory. */
  async function store(file: FileId, body: Uint8Array, isReplaced: boolean): Promise<Held> {
    if (isReplaced) onNew(file)
    try {
      const writtenAt = await disk.write(originalName(file), body)
      await disk.drop((name) => name.startsWith(uuidOf(file)) && name !== originalName(file))
      return { writtenAt }
    } catch (error) {
      failures.note((error as Error).message)
      return { writtenAt: now(), body: new Uint8Array(body) }
    }
  }

  return { fetchAnew, checkedAt: (file: FileId) => checked.get(file)?.at ?? 0, hasCome: (file: FileId) => come.has(file) }
}

type Memory = ReturnType<typeof createMemory>

/** Names with expiry. */
function createMemory(now: () => number) {
  const until = new Map<string, number>()
  return {
    has: (name: string) => now() < (until.get(name) ?? 0),
    add(name: string, milliseconds: number) {
      if (until.size >= maxRemembered) until.clear()
      until.set(name, now() + milliseconds)
    },
    clear: () => until.clear(),
  }
}

/** One log line per minute. */
export function countedFailures(log: Log, now: () => number) {
  let [since, count] = [Number.NEGATIVE_INFINITY, 0]
  return {
    note(reason: string) {
      count++
      if (now() - since < 60_000) return
      log.warn({ reason, failures: count }, 'files cannot be fetched or stored')
      since = now()
      count = 0
    },
  }
}

function after<T>(delay: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, delay, value).unref())
}
