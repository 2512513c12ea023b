// A page with a form, ready to be sent to each visitor with a token of their own: its pieces are compressed once (RFC 1952, RFC 1951).
import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding } from './encoding.ts'
import type { FlatHeaders } from './flat-headers.ts'
import { inlineHashesHeader, type Policy } from './page-entry.ts'
import type { PageTarget } from './page-key.ts'
import type { TokenPlaces } from './token-places.ts'

type Piece = { plain: Buffer; packed: Buffer }

export type FormPage = {
  revision: string
  freshUntil: number
  isHtml: boolean
  headers: readonly [string, string][]
  pieces: readonly Piece[]
  /** The forms whose tokens stand between the pieces. */
  forms: readonly string[]
  /** Bytes in memory. */
  size: number
}

export type FormPages = {
  /** The page, if it may still be sent. */
  get(target: PageTarget): FormPage | undefined
  /** The page at an address as it is asked for, if it is HTML and may still be sent. */
  html(url: string): FormPage | undefined
  isKnown(target: PageTarget): boolean
  /**
   * Makes a page with places for tokens of `response`, which was drawn for nobody, and keeps it. Undefined: it has no such place, or must not
   * be shared; its body is used up all the same.
   */
  store(target: PageTarget, response: Response, revision: string, time: number): Promise<FormPage | undefined>
}

/** What is left of the tickets stands on these pages: they are as old as this at most, milliseconds. */
const lifetime = 1000
const maxBytes = 8 * 1024 * 1024
const laidOutHere = new Set(['content-length', 'vary', inlineHashesHeader])

export function createFormPages({
  revision,
  now,
  policy,
  places,
}: {
  revision(): string
  now(): number
  policy: Policy
  places: TokenPlaces
}): FormPages {
  const pages = new LRUCache<string, FormPage>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size })
  const keyOf = ({ path, query }: PageTarget) => path + query
  const fresh = (key: string) => {
    const page = pages.get(key)
    return page && page.revision === revision() && now() < page.freshUntil ? page : undefined
  }
  return {
    get: (target) => fresh(keyOf(target)),
    html(url) {
      const page = fresh(url)
      return page?.isHtml ? page : undefined
    },
    isKnown: (target) => pages.has(keyOf(target)),
    async store(target, response, state, time) {
      const text = await response.text()
      const type = response.headers.get('content-type') ?? ''
      const isHtml = type.startsWith('text/html')
      const cut = places.cut(text, isHtml)
      if (response.status !== 200 || cut.forms.length === 0 || response.headers.has('set-cookie')) return undefined
      const own = [...response.headers].filter(([name]) => !laidOutHere.has(name))
      const headers: [string, string][] = isHtml ? [...own, ['content-security-policy', policy(response, text)]] : own
      const pieces = formPieces(cut.pieces)
      const size = pieces.reduce((sum, { plain, packed }) => sum + plain.byteLength + packed.byteLength, 2048)
      const page = { revision: state, freshUntil: time + lifetime, isHtml, headers, pieces, forms: cut.forms, size }
      if (target.isCacheable) pages.set(keyOf(target), page)
      return page
    },
  }
}

function formPieces(pieces: readonly string[]): Piece[] {
  return pieces.map((text) => {
    const plain = Buffer.from(text)
    // Ends on a byte, refers to nothing before it, and does not close the stream: pieces can be strung together.
    return { plain, packed: deflateRawSync(plain, { level: 6, finishFlush: constants.Z_FULL_FLUSH }) }
  })
}

/** The page for one visitor; `tokenOf` gives the token of each of its forms, of less than 65536 bytes. */
export function formResponse(
  page: FormPage,
  { method, accept }: { method: string; accept: string | undefined },
  tokenOf: (form: string) => string,
): Response {
  const { body, own } = filledPage(page, accept, tokenOf)
  const response = new Response(method === 'HEAD' ? null : body, { headers: [...page.headers] })
  for (const [name, value] of own) response.headers.set(name, value)
  return response
}

/** Sends the page to one visitor on the bare connection, with `general` headers of every page; nothing to who has gone meanwhile. */
export function sendForm(
  page: FormPage,
  general: FlatHeaders,
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  tokenOf: (form: string) => string,
): void {
  if (outgoing.destroyed) return
  const { body, own } = filledPage(page, incoming.headers['accept-encoding'] as string | undefined, tokenOf)
  outgoing.writeHead(200, [...general, ...page.headers.flat(), ...own.flat()])
  outgoing.end(incoming.method === 'GET' ? body : undefined)
}

function filledPage({ pieces, forms }: FormPage, accept: string | undefined, tokenOf: (form: string) => string) {
  // Pieces of brotli cannot be strung together.
  const isPacked = acceptedEncoding(accept?.replace(/\bbr\b[^,]*/gi, 'br;q=0')) === 'gzip'
  const body = formBody(pieces, forms.map(tokenOf), isPacked)
  const own: [string, string][] = [
    ['vary', 'Accept-Encoding'],
    ['content-length', String(body.byteLength)],
    ...(isPacked ? [['content-encoding', 'gzip'] as [string, string]] : []),
  ]
  return { body, own }
}

function formBody(pieces: readonly Piece[], tokens: readonly string[], isPacked: boolean): Buffer<ArrayBuffer> {
  const filled = tokens.map((token) => Buffer.from(token))
  const inTurn = (of: (piece: Piece) => Buffer, between: (token: Buffer) => Buffer[]) =>
    pieces.flatMap((piece, index) => [of(piece), ...(filled[index] ? between(filled[index]) : [])])
  const plain = inTurn(
    (piece) => piece.plain,
    (token) => [token],
  )
  if (!isPacked) return Buffer.concat(plain)
  const packed = inTurn(
    (piece) => piece.packed,
    (token) => [storedHead(token.byteLength), token],
  )
  return Buffer.concat([gzipHead, ...packed, lastBlock, gzipEnd(plain)])
}

/** Deflate, no name, no time, of an unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that is the last one. */
const lastBlock = Buffer.from([3, 0])

/** A block of bytes as they are: its length, and that once more with all bits turned. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(length ^ 0xffff, 3)
  return head
}

function gzipEnd(plain: readonly Buffer[]): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(
    plain.reduce((sum, bytes) => crc32(bytes, sum), 0),
    0,
  )
  end.writeUInt32LE(plain.reduce((length, bytes) => length + bytes.byteLength, 0) % 2 ** 32, 4)
  return end
}
