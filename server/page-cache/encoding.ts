// Content encodings: which one a client takes, and compressed bodies that are made once.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const chosen = new Map<string, Encoding>()
const mostRemembered = 200

/** The best encoding that `accept` (an Accept-Encoding header) takes. */
export function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const known = chosen.get(accept)
  if (known) return known
  const best = chooseEncoding(accept)
  if (chosen.size < mostRemembered && accept.length < 200) chosen.set(accept, best)
  return best
}

function chooseEncoding(accept: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/)
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const isTaken = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  if (isTaken('br')) return 'br'
  return isTaken('gzip') ? 'gzip' : 'identity'
}

/** Whether bodies of this type grow smaller by compression. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(javascript|json|ld\+json|manifest\+json|xml|wasm)|image\/svg)/i.test(contentType)
}

export function brotli(body: Uint8Array, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

export function gzipped(body: Uint8Array, level = 9): Promise<Buffer> {
  return compressGzip(body, { level })
}
