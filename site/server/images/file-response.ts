// A cached file as response: 200, 304, or a byte range of a document (RFC 9110 §13, §14).
import type { IncomingMessage } from 'node:http'
import { isNotModified } from '@forum/ground/http/conditional.ts'
import type { CachedFile } from './disk-cache.ts'

/** Browsers' document viewers need inline styles. */
const documentPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** How a file is sent: picture, document to open, or download as `name`. */
export type Shape = { type: string; name?: string }

type FileRequest = Pick<IncomingMessage, 'method' | 'headers'>

export function fileResponse(
  { body, writtenAt }: CachedFile,
  { type, name }: Shape,
  cacheControl: string,
  { method, headers: requested }: FileRequest,
): Response {
  const isRead = type === 'application/pdf'
  const isDocument = isRead || name !== undefined
  const state = `${writtenAt.toString(36)}-${body.byteLength.toString(36)}`
  const etag = `"${state}"`
  const headers = new Headers({ etag, 'cache-control': cacheControl })
  if (isRead) headers.set('content-security-policy', documentPolicy)
  if (isNotModified(requested['if-none-match'], state)) return new Response(null, { status: 304, headers })
  headers.set('content-type', type)
  if (isDocument) {
    // Formats that browsers cannot show are downloads.
    headers.set('content-disposition', isRead ? 'inline' : `attachment; filename="${name}"`)
    headers.set('accept-ranges', 'bytes')
  }
  const isPart = isDocument && method !== 'HEAD' && (requested['if-range'] === undefined || requested['if-range'] === etag)
  const range = isPart ? byteRange(requested.range, body.byteLength) : undefined
  const { status, part, contentRange } = answerTo(range, body)
  headers.set('content-length', String(part.byteLength))
  if (contentRange) headers.set('content-range', contentRange)
  return new Response(part, { status, headers })
}

type Range = { from: number; to: number } | 'beyond' | undefined

/** The single range of a Range header; undefined: send everything; `beyond`: not satisfiable. */
function byteRange(header: string | undefined, size: number): Range {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === '') return last === '' ? undefined : fromEnd(Number(last), size)
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)]
  if (to < from && last !== '') return undefined
  return from < size ? { from, to: Math.min(to, size - 1) } : 'beyond'
}

function fromEnd(length: number, size: number): Range {
  return length > 0 && size > 0 ? { from: Math.max(0, size - length), to: size - 1 } : 'beyond'
}

function answerTo(range: Range, body: CachedFile['body']) {
  if (range === undefined) return { status: 200, part: body }
  if (range === 'beyond') return { status: 416, part: body.subarray(0, 0), contentRange: `bytes */${body.byteLength}` }
  const { from, to } = range
  return { status: 206, part: body.subarray(from, to + 1), contentRange: `bytes ${from}-${to}/${body.byteLength}` }
}
