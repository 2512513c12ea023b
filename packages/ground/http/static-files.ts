// Files of the built client, from memory. Only files that existed at the start are served.
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { isNotModified } from './conditional.ts'
import { acceptedEncoding, brotli, type Encoding, gzipped, isCompressible } from './encoding.ts'
import type { SiteEnv } from './site-env.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

type StaticFile = { type: string; hash: string; bodies: Record<Encoding, Uint8Array<ArrayBuffer>> }

/** `hashedPrefix`: files below it have a hash in their name and never change. */
export function staticFiles(directory: string, hashedPrefix = '/static/'): MiddlewareHandler<SiteEnv> {
  const paths = new Map(filesBelow(directory).map((path) => [`/${path}`, join(directory, path)]))
  const loaded = new Map<string, Promise<StaticFile>>()
  return async (context, next) => {
    const { incoming } = context.env
    const path = (incoming.url ?? '').split('?', 1)[0] ?? ''
    const file = paths.get(path)
    const isHashed = path.startsWith(hashedPrefix)
    if (file === undefined && !isHashed) return next()
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return next()
    if (file === undefined) return context.text('Not found', 404, { 'cache-control': 'no-store' })
    const pending = loaded.get(path) ?? load(file)
    loaded.set(path, pending)
    pending.catch(() => loaded.delete(path))
    const whole = await pending.catch((error: NodeJS.ErrnoException) => {
      // A new build has deleted the files of this one.
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (whole === null) return context.text('Not found', 404, { 'cache-control': 'no-store' })
    return respond(whole, isHashed, incoming.headers)
  }
}

function respond(
  file: StaticFile,
  isHashed: boolean,
  requested: { 'if-none-match'?: string; 'accept-encoding'?: string | string[] },
): Response {
  const encoding = acceptedEncoding(String(requested['accept-encoding'] ?? ''))
  const body = file.bodies[encoding]
  const isEncoded = encoding !== 'identity' && body !== file.bodies.identity
  const headers = new Headers({
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: `"${file.hash}-${isEncoded ? encoding : 'id'}"`,
    vary: 'Accept-Encoding',
  })
  if (isNotModified(requested['if-none-match'], file.hash)) return new Response(null, { status: 304, headers })
  headers.set('content-type', file.type)
  headers.set('content-length', String(body.byteLength))
  if (isEncoded) headers.set('content-encoding', encoding)
  return new Response(body, { headers })
}

async function load(path: string): Promise<StaticFile> {
  const identity = new Uint8Array(await readFile(path))
  const type = types[extname(path)] ?? 'application/octet-stream'
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  if (!isCompressible(type)) return { type, hash, bodies: { identity, br: identity, gzip: identity } }
  const [br, gzip] = await Promise.all([brotli(identity, 11), gzipped(identity)])
  return { type, hash, bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gzip) } }
}

/** Relative paths with slashes, without hidden files and links. */
function filesBelow(directory: string): string[] {
  const entries = statSync(directory, { throwIfNoEntry: false })
    ? readdirSync(directory, { recursive: true, withFileTypes: true })
    : []
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
  return paths.map((path) => path.replaceAll('\\', '/')).filter((path) => !path.split('/').some((part) => part.startsWith('.')))
}
