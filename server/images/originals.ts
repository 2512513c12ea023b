// The files of the content service on disk, each as it is there now: fetched once for a state that is known, else asked for again in time.
import type { FileId } from '#domain/picture/picture.ts'
import type { AssetSource } from '../content-service/asset-source.ts'
import type { Log } from '../log.ts'
import type { CachedFile, DiskCache } from './disk-cache.ts'

/** The file cannot be had now. */
export class Away extends Error {}

export type Originals = {
  /** When the file that is on disk now was written; undefined: there is no such file. Throws Away. */
  ensure(file: FileId): Promise<number | undefined>
  /** Throws Away. */
  read(file: FileId): Promise<CachedFile | undefined>
  /** What was trusted until now is asked for again. */
  recheck(): void
}

type Options = { source: AssetSource; disk: DiskCache; log: Log; now: () => number }

const forgetMissingAfter = 60_000
const maxRemembered = 5000
/** A page does not wait longer for the answer that a picture, which it has, is still the same. */
const maxWait = 1000
const uuidLength = 36

const uuidOf = (file: FileId): string => file.slice(0, uuidLength)
export const originalName = (file: FileId): string => `${file}.original`

export function createOriginals({ source, disk, log, now }: Options): Originals {
  const flights = new Map<string, Promise<number | undefined>>()
  const missing = new Map<string, number>()
  const checked = new Map<string, { at: number; etag: string | null }>()
  let doubtedSince = 0

  const remember = (file: FileId, etag: string | null) => {
    if (checked.size >= maxRemembered) checked.clear()
    checked.set(file, { at: now(), etag })
  }

  async function ensureOnce(file: FileId): Promise<number | undefined> {
    const writtenAt = await disk.writtenAt(originalName(file))
    if (writtenAt === undefined) return now() < (missing.get(file) ?? 0) ? undefined : fetchAnew(file, undefined)
    const isStateKnown = file.length > uuidLength
    const lastChecked = Math.max(writtenAt, checked.get(file)?.at ?? 0)
    if (isStateKnown || (now() - lastChecked < source.trustedFor && lastChecked >= doubtedSince)) return writtenAt
    return Promise.race([fetchAnew(file, writtenAt), after(maxWait, writtenAt)])
  }

  /** When the file was written that is on disk afterwards. What is there stays when the source is away. */
  async function fetchAnew(file: FileId, writtenAt: number | undefined): Promise<number | undefined> {
    try {
      const knownEtag = writtenAt === undefined ? null : (checked.get(file)?.etag ?? null)
      const found = await source.read(uuidOf(file), knownEtag)
      if (!found) return void forget(file)
      const etag = found.body === null ? knownEtag : found.etag
      const isSame = found.body === null || (writtenAt !== undefined && (await isOnDisk(file, found.body)))
      const at = isSame || found.body === null ? writtenAt : await store(file, found.body)
      remember(file, etag)
      return at
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'a file cannot be fetched')
      if (writtenAt === undefined) throw new Away()
      remember(file, checked.get(file)?.etag ?? null)
      return writtenAt
    }
  }

  function forget(file: FileId): void {
    if (missing.size >= maxRemembered) missing.clear()
    missing.set(file, now() + forgetMissingAfter)
  }

  async function isOnDisk(file: FileId, body: Uint8Array): Promise<boolean> {
    const stored = await disk.read(originalName(file))
    return stored !== undefined && Buffer.compare(stored.body, body) === 0
  }

  /** Takes the place of what was there in another state, pictures made of it included. */
  async function store(file: FileId, body: Uint8Array): Promise<number> {
    const writtenAt = await disk.write(originalName(file), body)
    await disk.drop((name) => name.startsWith(uuidOf(file)) && name !== originalName(file))
    return writtenAt
  }

  function ensure(file: FileId): Promise<number | undefined> {
    const pending = flights.get(file) ?? ensureOnce(file).finally(() => flights.delete(file))
    flights.set(file, pending)
    return pending
  }

  return {
    ensure,
    async read(file) {
      return (await ensure(file)) === undefined ? undefined : disk.read(originalName(file))
    },
    recheck() {
      doubtedSince = now()
    },
  }
}

function after<T>(delay: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, delay, value).unref())
}
