// Limits request bodies: by Content-Length before reading, otherwise while reading. The table holds for every endpoint of both origins.
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from './site-env.ts'

/** Maximum size of a body in bytes, and maximum number of fields where it is a form. */
export type BodyLimit = { readonly bytes: number; readonly fields: number }

const KB = 1024

/** Maximum size of a body where the table says nothing else. */
export const usualBody = 64 * KB

/** `others`: every path that is not named; paths are compared as a whole, the last part of one that ends in `*` is any. */
const limits = {
  site: {
    // An order of twenty seats has some hundred fields.
    others: { bytes: usualBody, fields: 500 },
    '/my-calendar': { bytes: 4 * KB, fields: 0 },
    '/desk/check-in': { bytes: 8 * KB, fields: 0 },
    // Two fields: data and signature.
    '/payments/liqpay': { bytes: usualBody, fields: 20 },
  },
  desk: {
    others: { bytes: usualBody, fields: 200 },
    '/enter': { bytes: 2 * KB, fields: 20 },
    '/leave': { bytes: 2 * KB, fields: 20 },
    '/language': { bytes: 2 * KB, fields: 20 },
    '/door/enrol': { bytes: 2 * KB, fields: 0 },
    // Up to 500 unpaid orders are ticked and cancelled together.
    '/orders': { bytes: usualBody, fields: 600 },
    // Four fields for each session of a day.
    '/day/plan': { bytes: usualBody, fields: 800 },
    // Texts of 2000 characters in three languages; an encoded Cyrillic letter takes six bytes.
    '/letters': { bytes: 128 * KB, fields: 200 },
    // A file of a bank (packages/desk/statements/read-statement.ts).
    '/transfers/statement': { bytes: 10 * 1024 * KB + usualBody, fields: 50 },
    // Up to 200 lines that look known are ticked as new ones.
    '/transfers/statement/*': { bytes: usualBody, fields: 600 },
    // All that goes back, ticked: of a forum that is cancelled, each of its orders.
    '/transfers/back': { bytes: 512 * KB, fields: 10_000 },
    // A list of 500 people, pasted or as a file.
    '/guests': { bytes: 512 * KB, fields: 50 },
  },
} as const satisfies Record<string, { others: BodyLimit } & Record<string, BodyLimit>>

/** The limit of requests to `path` on one of the two origins: the public site's and the desk's. */
export function bodyLimitAt(origin: keyof typeof limits, path: string): BodyLimit {
  const own: Record<string, BodyLimit> = limits[origin]
  const named = [path, path.replace(/[^/]+$/, '*')].find((each) => Object.hasOwn(own, each))
  return (named !== undefined && own[named]) || limits[origin].others
}

/** Whether a request announces more bytes than `limit` allows. */
export const announcesMore = (contentLength: string | undefined, { bytes }: BodyLimit): boolean =>
  Number(contentLength ?? 0) > bytes

/** Answers `tooLong` (413) when a request to the public site announces too long a body. */
export function bodyLimit(tooLong: (url: string) => Response): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { headers, url = '/' } = context.env.incoming
    return announcesMore(headers['content-length'], bodyLimitAt('site', context.req.path)) ? tooLong(url) : next()
  }
}

/** Pieces in which a body may arrive: some, and one for so many bytes. A piece of one byte takes as long as one of 64 KB. */
const [somePieces, bytesInPiece] = [64, 64]

/** The body's bytes; null when there are more than `max`, or when they come in crumbs. */
export async function wholeBody(body: ReadableStream<Uint8Array> | null, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    chunks.push(chunk)
    if (size > max || chunks.length > somePieces + max / bytesInPiece) return null
  }
  return new Uint8Array(Buffer.concat(chunks))
}
