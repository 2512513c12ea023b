// What the client of a shared page starts from, kept beside the page: it is asked for when the client starts, by the hash of its text, so that it is always
// that of the very drawing which the visitor has (docs/decisions/0072-state-beside-the-page.md).
import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, brotli } from './encoding.ts'

export type PageStates = {
  /** Keeps the state of the page at `page` (path and query); gives the address under which it is answered. */
  keep(page: string, text: string): string
  /** The answer to a request for the state of this name, undefined where it is not kept (any more). */
  answer(name: string, accept: string | undefined): Promise<Response | undefined>
}

const prefix = '/state/'
const address = /^\/state\/([0-9a-f]{24})(\/.*)$/s
const defaultBytes = 16 * 1024 * 1024

/** What `url` asks for, as `keep` has spelt it; undefined: no state. `page`: whose drawing would bring it back. */
export function stateAsked(url: string): { name: string; page: string } | undefined {
  const [, name, page] = address.exec(url) ?? []
  return name && page ? { name, page } : undefined
}

export function createPageStates(maxBytes = defaultBytes): PageStates {
  const kept = new LRUCache<string, { packed: Promise<Buffer> }>({ maxSize: maxBytes })
  // Counted as it will be when packed, about a sixth: the packing itself is not waited for.
  const sizeOf = (text: string) => 200 + Math.ceil(Buffer.byteLength(text) / 6)
  return {
    keep(page, text) {
      const name = createHash('sha256').update(text).digest('hex').slice(0, 24)
      if (!kept.get(name)) kept.set(name, { packed: brotli(Buffer.from(text), 8) }, { size: sizeOf(text) })
      return `${prefix}${name}${page}`
    },
    async answer(name, accept) {
      const packed = await kept.get(name)?.packed
      if (!packed) return undefined
      const isPacked = acceptedEncoding(accept) === 'br'
      const body = isPacked ? packed : brotliDecompressSync(packed)
      const headers = new Headers({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(body.byteLength),
        vary: 'Accept-Encoding',
      })
      if (isPacked) headers.set('content-encoding', 'br')
      return new Response(new Uint8Array(body), { headers })
    },
  }
}
