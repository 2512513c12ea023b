// Pictures and documents of the editors, for site.ts: `/assets/{file}/{width}.{avif|webp}` and `/assets/{file}/asset.pdf`, where `{file}`
// is a FileId. An address that names the state in which the file is now may be kept for good.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { FileId } from '#domain/picture/picture.ts'
import type { AssetSource } from '../content-service/asset-source.ts'
import type { Log } from '../log.ts'
import { type CachedFile, createDiskCache } from './disk-cache.ts'
import { fileResponse } from './file-response.ts'
import { Away, createOriginals, originalName } from './originals.ts'
import { type Format, transform, widths } from './transform.ts'

export type Images = {
  answer(incoming: IncomingMessage): Promise<Response>
  /** Files of an unknown state are asked for again: something about files has changed at their source. */
  filesChanged(): void
}

export type ImagesOptions = {
  source: AssetSource
  directory: string
  log: Log
  /** The file with this UUID in the state in which it is now, where that is known. */
  currentFile?: (uuid: string) => FileId | undefined
  now?: () => number
  maxBytes?: number
}

const pattern =
  /^\/assets\/(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[0-9a-z]{1,12})?)\/(?:(\d{3,4})\.(avif|webp)|asset\.pdf)$/
const forgetUnfitAfter = 60_000
const maxUnfit = 2000
const forGood = 'public, max-age=31536000, immutable'

export function createImages({
  source,
  directory,
  log,
  currentFile = () => undefined,
  now = Date.now,
  maxBytes = 512 * 1024 * 1024,
}: ImagesOptions): Images {
  // Each source has a folder of its own: ids of one content service mean nothing at another.
  const folder = createHash('sha256').update(source.identity).digest('hex').slice(0, 12)
  const disk = createDiskCache(join(directory, folder), maxBytes)
  const originals = createOriginals({ source, disk, log, now })
  const flights = new Map<string, Promise<CachedFile | undefined>>()
  const unfit = new Map<string, number>()
  const day = 24 * 3_600_000
  const forNow = `public, max-age=${source.trustedFor / 1000}${source.trustedFor < day ? '' : ', stale-while-revalidate=604800'}`

  /** The picture, made when it is not on disk; at most once for all who wait. Undefined: there is none. */
  function rendition(file: FileId, width: number, format: Format): Promise<CachedFile | undefined> {
    const name = `${file}-${width}.${format}`
    const pending = flights.get(name) ?? make(name, file, width, format).finally(() => flights.delete(name))
    flights.set(name, pending)
    return pending
  }

  async function make(name: string, file: FileId, width: number, format: Format): Promise<CachedFile | undefined> {
    const isStateKnown = file === currentFile(file.slice(0, 36))
    if (!isStateKnown && (await originals.ensure(file)) === undefined) return undefined
    const stored = await disk.read(name)
    if (stored) return stored
    if (now() < (unfit.get(name) ?? 0)) return undefined
    const original = await originals.read(file)
    const body = original && (await transform(original.body, width, format))
    if (body) return store(name, body, (await disk.writtenAt(originalName(file))) === original.writtenAt)
    if (unfit.size >= maxUnfit) unfit.clear()
    unfit.set(name, now() + forgetUnfitAfter)
    return undefined
  }

  /** `isCurrent`: what it was made of has not been replaced meanwhile. */
  async function store(name: string, body: Uint8Array, isCurrent: boolean): Promise<CachedFile> {
    const made = { body: new Uint8Array(body), writtenAt: now() }
    if (!isCurrent) return made
    try {
      return { ...made, writtenAt: await disk.write(name, body) }
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'a picture cannot be kept on disk')
      return made
    }
  }

  async function find(file: FileId, width: string | undefined, format: Format | undefined): Promise<CachedFile | undefined> {
    if (width === undefined || format === undefined) {
      const document = await originals.read(file)
      return document && Buffer.from(document.body.subarray(0, 5)).toString('latin1') === '%PDF-' ? document : undefined
    }
    return widths.some((allowed) => String(allowed) === width) ? rendition(file, Number(width), format) : undefined
  }

  /** What was made of an earlier state, while the present one cannot be had. */
  function findEarlier(uuid: string, width: string | undefined, format: Format | undefined): Promise<CachedFile | undefined> {
    const end = format ? `-${width}.${format}` : '.original'
    return disk.newest((name) => name.startsWith(uuid) && name.endsWith(end))
  }

  return {
    filesChanged: originals.recheck,
    async answer(incoming) {
      const match = pattern.exec((incoming.url ?? '').split('?', 1)[0] ?? '')
      if (!match) return notFound()
      const [, requested, uuid = '', width, extension] = match
      const format = extension as Format | undefined
      const current = currentFile(uuid)
      const type = format ? `image/${format}` : 'application/pdf'
      try {
        const file = await find(current ?? uuid, width, format)
        return file ? fileResponse(file, type, requested === current ? forGood : forNow, incoming) : notFound()
      } catch (error) {
        if (!(error instanceof Away)) throw error
        const earlier = await findEarlier(uuid, width, format)
        return earlier ? fileResponse(earlier, type, 'no-cache', incoming) : away()
      }
    },
  }
}

function away(): Response {
  return new Response('Not available now', {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store', 'content-type': 'text/plain' },
  })
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}
