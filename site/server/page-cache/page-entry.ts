// A cached page: bodies compressed once, headers prepared for each encoding.
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { brotli, type Encoding, gzipped, isCompressible } from '@forum/ground/http/encoding.ts'
import { LRUCache } from 'lru-cache'
import { type CdnRules, notForCdn } from './cdn-headers.ts'
import type { FlatHeaders } from './flat-headers.ts'

/** Internal header with the hashes (`'sha256-…'`) of inline scripts and styles (`style:'sha256-…'`) that the app wrote: the policy allows these only. */
export const inlineHashesHeader = 'x-inline-hashes'

/** Internal header of a page that other sites may frame. */
export const framingHeader = 'x-framing'

type Variant = { headers: FlatHeaders; notModified: FlatHeaders }

export type PageEntry = {
  revision: string
  /** End of freshness. */
  freshUntil: number
  hash: string
  /** Rules for shared caches; null: they store nothing. */
  copies: CdnRules | null
  variants: Record<Encoding, Variant>
  bodies: { br: Buffer; gzip: Buffer }
  size: number
  hits: number
  /** Whether the brotli body has the best compression. */
  isSmallest: boolean
}

/** Brotli quality of the first response, and of the body that replaces it when the page is requested again: 7 % smaller for ten times the processor. */
const firstQuality = 6
const lastingQuality = 10

/** Headers that are set here and not copied from the response. */
const laidOutHere = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'vary',
  'cache-control',
  'date',
  'connection',
  'content-security-policy',
  inlineHashesHeader,
  framingHeader,
])

export type Policy = (response: Response, html: string) => string

/** `before`: the page that is replaced; rules for shared caches. */
type EntryOptions = { before?: PageEntry | undefined; copies?: CdnRules | null }

/** The entry for a 200 response; `policy` returns the Content-Security-Policy of HTML. A body equal to `before` keeps its compressed bytes and ETag. */
export async function makeEntry(
  response: Response,
  revision: string,
  freshUntil: number,
  general: FlatHeaders,
  policy: Policy,
  { before, copies = null }: EntryOptions = {},
): Promise<PageEntry> {
  const body = Buffer.from(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  const hash = createHash('sha256').update(contentType).update('\0').update(body).digest('base64url').slice(0, 22)
  // If `before` is being recompressed now, that result is lost; the next request recompresses this entry.
  if (before?.hash === hash) return { ...before, revision, freshUntil, hits: 0 }
  const own = [...response.headers].filter(([name]) => !laidOutHere.has(name)).flat()
  const isHtml = contentType.startsWith('text/html')
  const ownPolicy = isHtml && !hasPolicy(general) ? ['content-security-policy', policy(response, body.toString('utf8'))] : []
  const common = [...general, ...own, ...ownPolicy, ...(copies?.cacheControl ?? notForCdn), 'vary', 'Accept-Encoding']
  const unchanging = common.filter((_, index) => !isEntityHeader(common[index - (index % 2)] ?? ''))
  const lay = (bytes: Buffer, encoding: Encoding, tag: string): Variant => {
    const named = encoding === 'identity' ? [] : ['content-encoding', encoding]
    const etag = ['etag', `"${hash}-${tag}"`]
    return {
      headers: [...common, ...named, ...etag, 'content-length', String(bytes.byteLength)],
      notModified: [...unchanging, ...etag],
    }
  }
  const identity = lay(body, 'identity', 'id')
  const entry = { revision, freshUntil, hash, copies, hits: 0, isSmallest: false }
  if (!isCompressible(contentType))
    return measured({ ...entry, variants: { br: identity, gzip: identity, identity }, bodies: { br: body, gzip: body } })
  const [br, gzip] = await Promise.all([brotli(body, firstQuality), gzipped(body)])
  const variants = { br: lay(br, 'br', 'br'), gzip: lay(gzip, 'gzip', 'gz'), identity }
  return measured({ ...entry, variants, bodies: { br, gzip } })
}

/** Bytes of plain bodies that are kept. */
export const plainBytes = 4 * 1024 * 1024
const plainBodies = new LRUCache<string, Buffer>({ maxSize: plainBytes, sizeCalculation: ({ byteLength }) => byteLength })

/**
 * The body in this encoding. Plain bytes would be two thirds of the memory and almost nobody needs them, so they are decompressed on demand; those of
 * the last pages that were asked for so (by programs) are kept.
 */
export function bodyOf({ hash, variants, bodies }: PageEntry, encoding: Encoding): Buffer {
  if (encoding !== 'identity') return bodies[encoding]
  if (variants.gzip === variants.identity) return bodies.gzip
  const known = plainBodies.get(hash)
  if (known) return known
  const plain = gunzipSync(bodies.gzip)
  plainBodies.set(hash, plain)
  return plain
}

/** Recompresses the brotli body with the best quality. New bytes get a new ETag. */
export async function compressWell(entry: PageEntry): Promise<void> {
  const { br, identity } = entry.variants
  if (br === identity || entry.isSmallest) return
  const body = await brotli(bodyOf(entry, 'identity'), lastingQuality)
  entry.isSmallest = true
  if (body.byteLength >= entry.bodies.br.byteLength) return
  const etag = `"${entry.hash}-br2"`
  const headers = withValues(br.headers, { etag, 'content-length': String(body.byteLength) })
  entry.variants = { ...entry.variants, br: { headers, notModified: withValues(br.notModified, { etag }) } }
  entry.bodies = { ...entry.bodies, br: body }
}

function withValues(headers: FlatHeaders, values: Readonly<Record<string, string>>): FlatHeaders {
  return headers.map((value, index) => (index % 2 === 1 && values[headers[index - 1] ?? '']) || value)
}

function measured(entry: Omit<PageEntry, 'size'>): PageEntry {
  const { br, gzip } = entry.bodies
  const size = [...new Set([br, gzip])].reduce((sum, body) => sum + body.byteLength, 4096)
  return { ...entry, size }
}

function hasPolicy(headers: FlatHeaders): boolean {
  return headers.includes('content-security-policy')
}

function isEntityHeader(name: string): boolean {
  return name.toLowerCase().startsWith('content-') && name !== 'content-security-policy'
}
