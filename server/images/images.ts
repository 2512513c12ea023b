// Pictures and documents of the editors, for site.ts: `/assets/{file}/{width}.{avif|webp}`, `/assets/{file}/share.jpg` and `/assets/{file}/asset.{pdf|pptx|…}`,
// where `{file}` is a FileId that the content names, or has its short name. An address that names the state in which the file is now may be kept for good.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Content } from '#domain/content.ts'
import { documentTypes } from '#domain/picture/document-format.ts'
import { type NamedFile, uuidOf } from '#domain/picture/named-files.ts'
import type { FileId } from '#domain/picture/picture.ts'
import type { PictureFindings } from '#domain/picture/picture-findings.ts'
import type { AssetSource } from '../content-service/asset-source.ts'
import type { Log } from '../log.ts'
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
  /** The picture that is shared with what the file is of, as JPEG; undefined: it cannot be drawn. Throws Away where it cannot be had now. */
  shared(file: FileId): Promise<Uint8Array | undefined>
  /** The JPEG of a drawing of ours; `key` names all that it is made of. What cannot be drawn now is told as that, and the reason to the log. */
  card(key: string, draw: DrawCard, incoming: IncomingMessage): Promise<Response>
  /** Files of an unknown state are asked for again: something about files has changed at their source. */
  filesChanged(): void
  /** Makes the pictures of `content` that are not there yet, behind what visitors ask for. */
  prepare(content: Content): void
  status(): PreparationStatus
  /** What was found by an earlier process. */
  load(): Promise<void>
  /** The process is about to end: no more pictures are made in advance, and who waits for one is kept no longer than a moment. */
  beginEnding(): void
}

/** The drawing as SVG, for one that is not kept yet. `isWhole` false: something is missing that may be there later, so it is not kept. */
export type DrawCard = () => Promise<{ svg: string; isWhole: boolean }>

export type ImagesOptions = {
  source: AssetSource
  directory: string
  log: Log
  /** What the content says of the file with this UUID or short name; undefined: it names no such file; null: nothing is known of the content yet. */
  namedFile: (name: string) => NamedFile | undefined | null
  currentYear?: () => number
  /** What pages show changes with these. */
  onFindings?: (findings: PictureFindings) => void
  /** How long findings are gathered before they are told, in milliseconds. */
  tellAfter?: number
  now?: () => number
  maxBytes?: number
  limits?: Partial<RenderLimits>
}

/** Visitors of a process that ends may wait so long for a picture, in milliseconds; drain (http-server.ts) waits longer. */
const farewell = 4000
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'
const forGood = 'public, max-age=31536000, immutable'

export function createImages(options: ImagesOptions): Images {
  const { source, directory, log, namedFile, now = Date.now, maxBytes = 512 * 1024 * 1024 } = options
  // Each source has a folder of its own: ids of one content service mean nothing at another.
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
      // What was made of an earlier state, while the present one cannot be had.
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
      // What is drawn is a picture, what is given as it is a document: a document is no broken picture.
      if (!named || !isUsedAs(named, request.wanted)) return notFound()
      return answerNamed(named, request.state, request.wanted, incoming)
    },
    shared: async (file) => (await renditions.get(file, { kind: 'share' }, true))?.body,
    card: createCards(disk, pool, log),
    filesChanged() {
      renditions.recheck()
      findings.recheck()
    },
    prepare: preparation.prepare,
    status: preparation.status,
    load: findings.load,
    beginEnding() {
      preparation.stop()
      setTimeout(pool.stop, farewell).unref()
    },
    async [Symbol.asyncDispose]() {
      preparation.stop()
      pool.stop()
      await preparation.settled()
      await findings.close()
    },
  }
}

/** Drawings of ours: made once for all who wait, kept on disk where there is room. */
function createCards(disk: DiskCache, pool: RenderPool, log: Log): Images['card'] {
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
      // Nobody shares an error page: whoever asks comes again.
      if (!(error instanceof Away)) log.error({ err: error, card: key }, 'a picture to share cannot be drawn')
      return away()
    }
  }
}

function isUsedAs({ use, isDocumentToo }: NamedFile, { kind }: Request): boolean {
  return kind === 'document' ? use === 'document' || isDocumentToo === true : use !== 'document'
}

/** A document is what its bytes say it is, whatever it is called; it is saved under the name of its record. */
function shapeOf(wanted: Request, { body }: CachedFile, owner: string): Shape {
  if (wanted.kind !== 'document') return { type: typeOf(wanted) }
  const format = formatOfBytes(body)
  const name = owner.replace(/^.*\//, '').replace(/[^a-z0-9-]+/gi, '-')
  if (format === null) return { type: 'application/octet-stream', name }
  return { type: documentTypes[format], ...(format !== 'pdf' && { name: `${name}.${format}` }) }
}

/** Names the record that holds a picture which cannot be drawn; of many at once the first twenty a minute. */
function faultLog(log: Log, now: () => number, namedFile: ImagesOptions['namedFile']) {
  let [since, count] = [Number.NEGATIVE_INFINITY, 0]
  return (file: FileId, reason: string) => {
    if (now() - since >= 60_000) [since, count] = [now(), 0]
    count++
    const record = namedFile(uuidOf(file))?.owner
    if (count <= 20) log.warn({ record, file, reason }, 'a picture cannot be drawn: pages show none in its place')
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
