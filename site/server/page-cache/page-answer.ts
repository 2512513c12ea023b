// Sends a cached page: 304, or its bytes in an accepted encoding.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '@forum/ground/http/conditional.ts'
import { acceptedEncoding, type Encoding } from '@forum/ground/http/encoding.ts'
import { momentHeaders } from './cdn-headers.ts'
import type { FlatHeaders } from './flat-headers.ts'
import { bodyOf, type PageEntry } from './page-entry.ts'

/** Answers a GET or HEAD without a framework. */
export function sendPage(
  entry: PageEntry,
  encoding: Encoding,
  now: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { headers, notModified } = entry.variants[encoding]
  // Also with 304: otherwise the browser keeps the time of its cached headers.
  const moment = momentHeaders(entry.copies, entry.revision, now)
  if (isNotModified(incoming.headers['if-none-match'], entry.hash)) {
    outgoing.writeHead(304, [...notModified, ...moment]).end()
    return
  }
  outgoing.writeHead(200, [...headers, ...moment])
  outgoing.end(incoming.method === 'GET' ? bodyOf(entry, encoding) : undefined)
}

/** The response for a cached page: 304, or the body in an accepted encoding. */
export function pageResponse(
  entry: PageEntry,
  request: { method: string; accept: string | undefined; ifNoneMatch: string | undefined; now?: number },
): Response {
  const encoding = acceptedEncoding(request.accept)
  const { headers, notModified } = entry.variants[encoding]
  const moment = momentHeaders(entry.copies, entry.revision, request.now)
  if (isNotModified(request.ifNoneMatch, entry.hash))
    return new Response(null, { status: 304, headers: pairs([...notModified, ...moment]) })
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bodyOf(entry, encoding)), {
    status: 200,
    headers: pairs([...headers, ...moment]),
  })
}

function pairs(flat: FlatHeaders): [string, string][] {
  return flat.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
}
