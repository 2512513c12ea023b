// Bodies have a limit: known before a byte is read where their length is announced, counted while reading where it is not.
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-env.ts'
import { lastResort } from './last-resort.ts'

/** Bytes of a body at most: forms and hooks are small. */
export const maxBody = 64 * 1024

/** Answers 413 when more than `maxBody` bytes are announced. */
export function bodyLimit(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { headers, url = '/' } = context.env.incoming
    return Number(headers['content-length'] ?? 0) > maxBody ? lastResort(413, url) : next()
  }
}

/** The bytes of a body; null when there are more than `max`. */
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
