// A room of pictures of a test's own, over a content service of its own that has one picture, gone after each test.
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type AssetSource, createAssetSource } from '@forum/content/client/asset-source.ts'
import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import type { NamedFile } from '@forum/domain/file/named-file.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createPageFaults } from '@forum/ground/base/page-faults.ts'
import sharp from 'sharp'
import { afterEach, beforeEach } from 'vitest'
import { createImages, type Images, type ImagesOptions } from './images.ts'
import { generousLimits, timeoutMs } from './limits-fixture.ts'

/** The picture that the service has. */
export const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const limits = { timeout: timeoutMs, retries: 0, pause: 1, maxWait: 0, size: 2_000_000 }
const named = (file: string): NamedFile => ({ file, use: 'cover', owner: 'blog_posts/a' })

type Own = Partial<ImagesOptions> & { current?: () => string }
/** The service, the directory and the pictures of the running test. */
export type Here = {
  directory: string
  stub: ContentStub
  original: Buffer
  /** What the service answers for the picture from now on; null: that it has none. */
  serve(file: () => Buffer | null, status?: number): void
  /** `timeout`: milliseconds that it is waited for. */
  source(timeout?: number): AssetSource
  /** Every file is named, as it was asked for or in the state that is given. */
  images(from?: AssetSource, now?: () => number, own?: Own): Images
}

/** For each test of the file anew. */
export function freshImages(): Here {
  const rooms: Images[] = []
  const here = { serve, source, images } as Here

  beforeEach(async () => {
    here.directory = newFolder()
    here.stub = await startContentStub(new Map())
    here.original = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    serve(() => here.original)
  })
  afterEach(async () => {
    for (const room of rooms.splice(0)) await room[Symbol.asyncDispose]()
    await here.stub.close()
  })

  function serve(file: () => Buffer | null, status = 200): void {
    here.stub.misbehave = (request, response) => {
      const body = request.url === `/assets/${id}/asset.jpg` ? file() : null
      response.writeHead(body ? status : 403, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end(body ?? '{}')
      return true
    }
  }

  function source(timeout = limits.timeout): AssetSource {
    const location = { kind: 'service' as const, url: here.stub.url, prefix: '/v2', token: null }
    return createAssetSource(location, here.directory, { ...limits, timeout })
  }

  function images(from: AssetSource = source(), now: () => number = Date.now, own: Own = {}): Images {
    const namedFile = (uuid: string) => named(own.current?.() ?? uuid)
    const directory = join(here.directory, 'images')
    const limits = { ...generousLimits, ...own.limits }
    const room = createImages({
      source: from,
      directory,
      log: silentLog(),
      faults: createPageFaults(silentLog()),
      now,
      namedFile,
      ...own,
      limits,
    })
    rooms.push(room)
    return room
  }

  return here
}

/** What a room answers to a browser. */
export const ask = (room: Images, path: string, headers = {}) => room.answer({ url: path, headers } as IncomingMessage)

/** Size and format of a picture that was answered. */
export const decode = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()
