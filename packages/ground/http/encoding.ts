// Content encodings: negotiation and compression.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const chosen = new Map<string, Encoding>()
const maxRemembered = 200

/** The best encoding for `accept` (an Accept-Encoding header), the smallest of equals. Who takes none at all gets plain bytes (RFC 9110 §12.5.3). */
export function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const known = chosen.get(accept)
  if (known !== undefined) return known
  const best = chooseEncoding(accept)
  if (chosen.size < maxRemembered && accept.length < 200) chosen.set(accept, best)
  return best
}

function chooseEncoding(accept: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/)
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight ? Number(weight.slice(2)) || 0 : 1)
  }
  const others = weights.get('*')
  // Identity is allowed unless excluded; without a weight it counts least.
  const plain = weights.get('identity') ?? (others === 0 ? 0 : Number.MIN_VALUE)
  const candidates = [
    ['br', weights.get('br') ?? others ?? 0],
    ['gzip', weights.get('gzip') ?? others ?? 0],
    ['identity', plain],
  ] as const
  const [best, weight] = candidates.reduce((first, next) => (next[1] > first[1] ? next : first))
  return weight > 0 ? best : 'identity'
}

/** Whether this type is worth compressing. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(javascript|json|xml|wasm|[\w.]+\+(json|xml))|image\/svg)/i.test(contentType)
}

export async function brotli(body: Uint8Array, quality: number): Promise<Buffer> {
  const packed = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  return alone(packed)
}

export async function gzipped(body: Uint8Array, level = 9): Promise<Buffer> {
  return alone(await compressGzip(body, { level }))
}

/** zlib's buffer is a slice of 16 KB that stays in memory with it: copy small bodies. */
function alone(part: Buffer): Buffer {
  if (part.byteLength === part.buffer.byteLength) return part
  const own = Buffer.allocUnsafeSlow(part.byteLength)
  part.copy(own)
  return own
}
