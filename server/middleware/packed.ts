// Answers that are made for one visitor, on their way to a phone in a full hall: a third of their bytes.
import { acceptedEncoding, brotli, gzipped, isCompressible } from '../page-cache/encoding.ts'

/** Bytes below which packing saves no packet. */
const small = 1400
/** Made for one answer: the first steps save most of what can be saved. */
const [quality, level] = [4, 6]

/**
 * The response in the encoding that `accept` (an Accept-Encoding header) takes best. For answers whose secrets stand beside nothing that another site could have
 * put there: forms from elsewhere are refused, orders stand at addresses that nobody guesses, and the token of a form is everybody's.
 */
export async function packed(response: Response, accept: string | undefined): Promise<Response> {
  const headers = new Headers(response.headers)
  if (!response.body || headers.has('content-encoding') || !isCompressible(headers.get('content-type') ?? '')) return response
  headers.append('vary', 'Accept-Encoding')
  const plain = new Uint8Array(await response.arrayBuffer())
  const encoding = plain.byteLength < small ? 'identity' : (acceptedEncoding(accept) ?? 'identity')
  const { status } = response
  if (encoding === 'identity') return new Response(plain, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const body = await (encoding === 'br' ? brotli(plain, quality) : gzipped(plain, level))
  return new Response(new Uint8Array(body), { status, headers })
}
