// A page with a form, ready to be sent to each visitor with a token of their own: its pieces are compressed once (RFC 1952, RFC 1951).
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding } from './encoding.ts'
import { inlineHashesHeader, type Policy } from './page-entry.ts'
import type { PageTarget } from './page-key.ts'
import type { TokenPlaces } from './token-places.ts'

type Piece = { plain: Buffer; packed: Buffer }

export type FormPage = {
  revision: string
  freshUntil: number
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
  return {
    get(target) {
      const page = pages.get(keyOf(target))
      return page && page.revision === revision() && now() < page.freshUntil ? page : undefined
    },
    isKnown: (target) => pages.has(keyOf(target)),
    async store(target, response, state, time) {
      const text = await response.text()
      const type = response.headers.get('content-type') ?? ''
      const isHtml = type.startsWith('text/html')
      const cut = places.cut(text, isHtml)
      if (response.status !== 200 || cut.forms.length === 0 || response.headers.has('set-cookie')) return undefined
      const own = [...response.headers].filter(([name]) => name !== 'content-length' && name !== inlineHashesHeader)
      const headers: [string, string][] = isHtml ? [...own, ['content-security-policy', policy(response, text)]] : own
      const pieces = formPieces(cut.pieces)
      const size = pieces.reduce((sum, { plain, packed }) => sum + plain.byteLength + packed.byteLength, 2048)
      const page = { revision: state, freshUntil: time + lifetime, headers, pieces, forms: cut.forms, size }
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
  { headers, pieces, forms }: FormPage,
  { method, accept }: { method: string; accept: string | undefined },
  tokenOf: (form: string) => string,
): Response {
  // Pieces of brotli cannot be strung together.
  const isPacked = acceptedEncoding(accept?.replace(/\bbr\b[^,]*/gi, 'br;q=0')) === 'gzip'
  const body = formBody(pieces, forms.map(tokenOf), isPacked)
  const response = new Response(method === 'HEAD' ? null : body, { headers: [...headers] })
  response.headers.set('vary', 'Accept-Encoding')
  response.headers.set('content-length', String(body.byteLength))
  if (isPacked) response.headers.set('content-encoding', 'gzip')
  return response
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
