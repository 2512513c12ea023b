// Compresses personal responses: a third of their bytes, for phones in a full hall.
import { acceptedEncoding, brotli, gzipped, isCompressible } from '@forum/ground/http/encoding.ts'

/** Bytes below which compression saves no packet. */
const small = 1400
/** Low levels: each response is compressed once, and the first steps save most. */
const [quality, level] = [4, 6]

/**
 * Compresses the response with the best encoding of `accept` (an Accept-Encoding header). Safe against BREACH: cross-site forms are refused, order
 * addresses cannot be guessed, and form tokens are the same for everybody.
 */
export async function packed(response: Response, accept: string | undefined): Promise<Response> {
  const headers = new Headers(response.headers)
  if (!response.body || headers.has('content-encoding') || !isCompressible(headers.get('content-type') ?? '')) return response
  headers.append('vary', 'Accept-Encoding')
  const plain = new Uint8Array(await response.arrayBuffer())
  const encoding = plain.byteLength < small ? 'identity' : acceptedEncoding(accept)
  const { status } = response
  if (encoding === 'identity') return new Response(plain, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const body = await (encoding === 'br' ? brotli(plain, quality) : gzipped(plain, level))
  return new Response(new Uint8Array(body), { status, headers })
}
