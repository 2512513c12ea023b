// Limits request bodies: by Content-Length before reading, otherwise while reading.
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-env.ts'
import { lastResort } from './last-resort.ts'

/** Maximum size of a body in bytes: forms and webhooks are small. */
export const maxBody = 64 * 1024

/** Answers 413 when Content-Length exceeds `maxBody`. */
export function bodyLimit(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { headers, url = '/' } = context.env.incoming
    return Number(headers['content-length'] ?? 0) > maxBody ? lastResort(413, url) : next()
  }
}

/** The body's bytes; null when it exceeds `max`. */
export async function wholeBody(body: ReadableStream<Uint8Array> | null, max = maxBody): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > max) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
