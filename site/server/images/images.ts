// Pictures and documents for site.ts: `/assets/{file}/{width}.{avif|webp}`, `/assets/{file}/share.jpg` and `/assets/{file}/asset.{pdf|pptx|…}`, where
// `{file}` is a FileId of the content or its short name. Addresses with the file's current state are cached forever.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { AssetSource } from '@forum/content/port.ts'
import type { Content } from '@forum/domain/content/content.ts'
import { uuidOf } from '@forum/domain/content/named-files.ts'
import type { PictureFindings } from '@forum/domain/content/picture-findings.ts'
import type { NamedFile } from '@forum/domain/file/named-file.ts'
import { documentTypes } from '@forum/domain/picture/document-format.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { PageFaults } from '@forum/ground/base/page-faults.ts'
import { Away } from './away.ts'
import { type CachedFile, createDiskCache, type DiskCache } from './disk-cache.ts'
import { fileResponse, type Shape } from './file-response.ts'
import { createFindings } from './findings.ts'
import { formatOfBytes } from './format-of-bytes.ts'
import { noPicture } from './no-picture.ts'
import { createPreparation, type PreparationStatus } from './preparation.ts'
import { createRenderPool, type RenderLimits, type RenderPool } from './render-pool.ts'
import { endOf, type Request, requestAt, typeOf } from './rendition.ts'
import { createRenditions } from './renditions.ts'

export type Images = AsyncDisposable & {
  answer(incoming: IncomingMessage): Promise<Response>
  /** Share image as JPEG; undefined: broken. Throws Away when it is not available now. */
  shared(file: FileId): Promise<Uint8Array | undefined>
  /** JPEG of a generated drawing; `key` identifies its content. Failures are logged and answered as such. */
  card(key: string, draw: DrawCard, incoming: IncomingMessage): Promise<Response>
  /** Rechecks files of unknown state: files have changed at the source. */
  filesChanged(): void
  /** Generates missing pictures of `content` in the background. */
  prepare(content: Content): void
  status(): PreparationStatus
  /** Loads findings of an earlier process. */
  load(): Promise<void>
  /** Shutdown: stops generating in advance, and shortens waiting. */
  beginEnding(): void
}

/** SVG of a drawing that is not cached. `isWhole` false: something is temporarily missing, so it is not cached. */
export type DrawCard = () => Promise<{ svg: string; isWhole: boolean }>

export type ImagesOptions = {
  source: AssetSource
  directory: string
  log: Log
  faults: Pick<PageFaults, 'note'>
  /** The content's file with this UUID or short name; undefined: none; null: no content yet. */
  namedFile: (name: string) => NamedFile | undefined | null
  currentYear?: () => number
  /** Called with findings that change pages. */
  onFindings?: (findings: PictureFindings) => void
  /** How long findings are collected, milliseconds. */
  tellAfter?: number
  now?: () => number
  maxBytes?: number
  limits?: Partial<RenderLimits>
}

/** How long requests may wait for a picture at shutdown, ms; shorter than drain (http-server.ts). */
const graceMs = 4000
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'
const forGood = 'public, max-age=31536000, immutable'

export function createImages(options: ImagesOptions): Images {
  const { source, directory, log, namedFile, now = Date.now, maxBytes = 512 * 1024 * 1024 } = options
  // Folder per source: ids of one content service mean nothing at another.
  const folder = join(directory, createHash('sha256').update(source.identity).digest('hex').slice(0, 12))
  const disk = createDiskCache(folder, maxBytes)
  const findings = createFindings({
    path: `${folder}.json`,
    now,
    onChange: options.onFindings ?? (() => {}),
    onFault: faultLog(log, now, namedFile),
    tellAfter: options.tellAfter ?? 3000,
  })
  const pool = createRenderPool(log, options.limits)
  const renditions = createRenditions({ source, disk, findings, pool, log, now })
  const preparation = createPreparation({ disk, findings, renditions, log, currentYear: options.currentYear ?? (() => 0) })
  const day = 24 * 3_600_000
  const forNow = `public, max-age=${source.trustedFor / 1000}${source.trustedFor < day ? '' : ', stale-while-revalidate=604800'}`

  async function find(file: FileId, wanted: Request) {
    if (wanted.kind !== 'document') return renditions.get(file, wanted, true)
    return renditions.original(file)
  }

  async function answerNamed({ file, owner }: NamedFile, state: string, wanted: Request, incoming: IncomingMessage) {
    const isPicture = wanted.kind !== 'document'
    try {
      const found = await find(file, wanted)
      if (!found) return isPicture ? noPicture(404) : notFound()
      const shape = shapeOf(wanted, found, owner)
      return fileResponse(found, shape, state && file.endsWith(state) ? forGood : forNow, incoming)
    } catch (error) {
      if (!(error instanceof Away)) throw error
      // The picture of an earlier version, while the current one is not available.
      const [start, end] = [uuidOf(file), endOf(wanted)]
      const earlier = await disk.newest((name) => name.startsWith(start) && name.endsWith(end))
      if (earlier) return fileResponse(earlier, shapeOf(wanted, earlier, owner), 'no-cache', incoming)
      return isPicture ? noPicture(503) : away()
    }
  }

  return {
    async answer(incoming) {
      const request = requestAt((incoming.url ?? '').split('?', 1)[0] ?? '')
      if (!request) return notFound()
      const named = namedFile(request.name)
      if (named === null) return away()
      // Pictures and documents are separate uses: a document is no broken picture.
      if (!named || !isUsedAs(named, request.wanted)) return notFound()
      return answerNamed(named, request.state, request.wanted, incoming)
    },
    shared: async (file) => (await renditions.get(file, { kind: 'share' }, true))?.body,
    card: createCards(disk, pool, options.faults),
    filesChanged() {
      renditions.recheck()
      findings.recheck()
    },
    prepare: preparation.prepare,
    status: preparation.status,
    load: findings.load,
    beginEnding() {
      preparation.stop()
      setTimeout(pool.stop, graceMs).unref()
    },
    async [Symbol.asyncDispose]() {
      preparation.stop()
      pool.stop()
      await preparation.settled()
      await findings.close()
    },
  }
}

/** Generated drawings: made once for concurrent requests, cached on disk. */
function createCards(disk: DiskCache, pool: RenderPool, faults: Pick<PageFaults, 'note'>): Images['card'] {
  const flights = new Map<string, Promise<{ file: CachedFile; isWhole: boolean }>>()
  async function make(key: string, draw: DrawCard) {
    const name = `card-${key}.jpg`
    const kept = await disk.read(name)
    if (kept && kept.body.byteLength > 0) return { file: kept, isWhole: true }
    const { svg, isWhole } = await draw()
    const drawn = await pool.run(key, { original: Buffer.from(svg), make: { kind: 'card' } }, true)
    if (drawn.kind !== 'picture') throw new Away('a drawing gave no picture')
    const body = new Uint8Array(drawn.body)
    return { file: { body, writtenAt: isWhole ? await disk.write(name, body).catch(() => 0) : 0 }, isWhole }
  }
  return async (key, draw, incoming) => {
    const pending = flights.get(key) ?? make(key, draw).finally(() => flights.delete(key))
    flights.set(key, pending)
    try {
      const { file, isWhole } = await pending
      return fileResponse(file, { type: 'image/jpeg' }, isWhole ? forAnHour : 'no-cache', incoming)
    } catch (error) {
      // Error images are not cached; the client retries.
      if (!(error instanceof Away)) faults.note(error, 'share card', { card: key })
      return away()
    }
  }
}

function isUsedAs({ use, isDocumentToo }: NamedFile, { kind }: Request): boolean {
  return kind === 'document' ? use === 'document' || isDocumentToo === true : use !== 'document'
}

/** The format comes from the bytes, not from the name; the download is named after its record. */
function shapeOf(wanted: Request, { body }: CachedFile, owner: string): Shape {
  if (wanted.kind !== 'document') return { type: typeOf(wanted) }
  const format = formatOfBytes(body)
  const name = owner.replace(/^.*\//, '').replace(/[^a-z0-9-]+/gi, '-')
  if (format === null) return { type: 'application/octet-stream', name }
  return { type: documentTypes[format], ...(format !== 'pdf' && { name: `${name}.${format}` }) }
}

/** Logs broken pictures with their record; at most twenty a minute. */
function faultLog(log: Log, now: () => number, namedFile: ImagesOptions['namedFile']) {
  let [since, count] = [Number.NEGATIVE_INFINITY, 0]
  return (file: FileId, reason: string) => {
    if (now() - since >= 60_000) [since, count] = [now(), 0]
    count++
    const record = namedFile(uuidOf(file))?.owner
    if (count <= 20) log.warn({ record, file, reason }, 'a picture cannot be drawn; pages leave it out')
    if (count === 20) log.warn('more pictures that cannot be drawn: /readyz names them')
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
