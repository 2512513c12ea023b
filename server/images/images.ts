// Pictures and documents of the editors, for site.ts: `/assets/{id}/{width}.{avif|webp}` and `/assets/{id}/asset.pdf`.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { AssetSource } from '../content-service/asset-source.ts'
import type { Log } from '../log.ts'
import { type CachedFile, createDiskCache } from './disk-cache.ts'
import { fileResponse } from './file-response.ts'
import { type Format, transform, widths } from './transform.ts'

export type Images = { answer(incoming: IncomingMessage): Promise<Response> }

export type ImagesOptions = { source: AssetSource; directory: string; log: Log; now?: () => number; mostBytes?: number }

const pattern = /^\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:(\d{3,4})\.(avif|webp)|asset\.pdf)$/
/** An editor may replace a file under its id: what is older is fetched again, and kept when that fails. */
const trustedFor = 24 * 3_600_000
const forgetMissingAfter = 60_000
const mostMissing = 2000

class Away extends Error {}

export function createImages({ source, directory, log, now = Date.now, mostBytes = 512 * 1024 * 1024 }: ImagesOptions): Images {
  // Each source has a folder of its own: ids of one content service mean nothing at another.
  const folder = createHash('sha256').update(source.identity).digest('hex').slice(0, 12)
  const disk = createDiskCache(join(directory, folder), mostBytes)
  const flights = new Map<string, Promise<CachedFile | undefined>>()
  const missing = new Map<string, number>()

  /** The file `name`, made by `make` when it is not on disk or too old; at most once for all who wait. Undefined: there is none. */
  function obtain(name: string, make: () => Promise<Uint8Array | undefined>): Promise<CachedFile | undefined> {
    const pending = flights.get(name) ?? obtainOnce(name, make).finally(() => flights.delete(name))
    flights.set(name, pending)
    return pending
  }

  async function obtainOnce(name: string, make: () => Promise<Uint8Array | undefined>): Promise<CachedFile | undefined> {
    const kept = await disk.read(name)
    if (kept && now() - kept.writtenAt < trustedFor) return kept
    if (now() < (missing.get(name) ?? 0)) return kept
    try {
      const body = await make()
      if (body) return { body: new Uint8Array(body), writtenAt: await keep(name, body) }
      if (missing.size >= mostMissing) missing.clear()
      missing.set(name, now() + forgetMissingAfter)
      return undefined
    } catch (error) {
      if (kept) return kept
      throw error
    }
  }

  async function keep(name: string, body: Uint8Array): Promise<number> {
    try {
      return await disk.write(name, body)
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'a picture cannot be kept on disk')
      return now()
    }
  }

  const original = (id: string) =>
    obtain(`${id}.original`, async () => {
      try {
        return await source.read(id)
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'a file cannot be fetched')
        throw new Away()
      }
    })

  async function find(id: string, width: string | undefined, format: Format | undefined): Promise<CachedFile | undefined> {
    if (width === undefined || format === undefined) {
      const file = await original(id)
      return file && Buffer.from(file.body.subarray(0, 5)).toString('latin1') === '%PDF-' ? file : undefined
    }
    if (!widths.some((allowed) => String(allowed) === width)) return undefined
    return obtain(`${id}-${width}.${format}`, async () => {
      const file = await original(id)
      return file && transform(file.body, Number(width), format)
    })
  }

  return {
    async answer(incoming) {
      const match = pattern.exec((incoming.url ?? '').split('?', 1)[0] ?? '')
      if (!match) return notFound()
      const [, id = '', width, format] = match
      try {
        const file = await find(id, width, format as Format | undefined)
        return file ? fileResponse(file, format ? `image/${format}` : 'application/pdf', incoming) : notFound()
      } catch (error) {
        if (!(error instanceof Away)) throw error
        return new Response('Not available now', {
          status: 503,
          headers: { 'retry-after': '10', 'cache-control': 'no-store', 'content-type': 'text/plain' },
        })
      }
    },
  }
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}
