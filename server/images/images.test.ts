import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoFileId } from '#content/demo/read-demo.ts'
import type { NamedFile } from '#domain/picture/named-files.ts'
import { type AssetSource, createAssetSource } from '../content-service/asset-source.ts'
import { type ContentStub, startContentStub } from '../content-service/content-stub.ts'
import { silentLog } from '../log.ts'
import { createDiskCache } from './disk-cache.ts'
import { createImages, type Images, type ImagesOptions } from './images.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const limits = { timeout: 1000, retries: 0, pause: 1, maxWait: 0, size: 2_000_000 }
let directory: string
let stub: ContentStub
let original: Buffer

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'))
  stub = await startContentStub(new Map())
  original = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  serve(() => original)
})
afterEach(async () => {
  for (const room of rooms.splice(0)) await room[Symbol.asyncDispose]()
  await stub.close()
  await rm(directory, { recursive: true })
})

function serve(file: () => Buffer | null, status = 200): void {
  stub.misbehave = (request, response) => {
    const body = request.url === `/assets/${id}/asset.jpg` ? file() : null
    response.writeHead(body ? status : 403, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end(body ?? '{}')
    return true
  }
}

const source = () => createAssetSource({ kind: 'service', url: stub.url, prefix: '/v2', token: null }, directory, limits)
const named = (file: string): NamedFile => ({ file, use: 'cover', owner: 'blog_posts/a' })
const rooms: Images[] = []
/** Every file is named, as it was asked for or in the state that is given. */
function images(from: AssetSource = source(), now = Date.now, own: Partial<ImagesOptions> & { current?: () => string } = {}) {
  const namedFile = (uuid: string) => named(own.current?.() ?? uuid)
  const room = createImages({ source: from, directory: join(directory, 'images'), log: silentLog(), now, namedFile, ...own })
  rooms.push(room)
  return room
}
const ask = (room: ReturnType<typeof images>, path: string, headers = {}) =>
  room.answer({ url: path, headers } as IncomingMessage)
const decode = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

test.each([
  ['160', 'webp', 160],
  ['640', 'avif', 640],
  ['1920', 'webp', 800],
])('a picture of width %s as %s is %i wide: never enlarged', async (width, format, expected) => {
  const response = await ask(images(), `/assets/${id}/${width}.${format}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`])
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const { width: actual, height } = await decode(response)
  expect([actual, height]).toEqual([expected, expected * 0.75])
})

test('a drawing is drawn at the width, and its empty ground stays transparent', async () => {
  serve(() =>
    Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><circle cx="5" cy="5" r="3"/><image href="file:///etc/passwd" width="5" height="5"/></svg>',
    ),
  )
  const { width, height, hasAlpha } = await decode(await ask(images(), `/assets/${id}/640.webp`))
  expect([width, height, hasAlpha]).toEqual([640, 320, true])
})

test('who holds the picture gets 304', async () => {
  const room = images()
  const etag = (await ask(room, `/assets/${id}/160.webp`)).headers.get('etag')
  expect((await ask(room, `/assets/${id}/160.webp`, { 'if-none-match': etag })).status).toBe(304)
})

test.each([
  `/assets/${id}/161.webp`,
  `/assets/${id}/160.png`,
  `/assets/${id}/160`,
  `/assets/${id}/0160.webp`,
  `/assets/${id.slice(1)}/160.webp`,
  `/assets/../${id}/160.webp`,
  `/assets/${id}/../160.webp`,
  `/assets/${id}%2f..%2f160.webp`,
  '/assets/http://evil.example/160.webp',
  `/assets/${id}/asset.jpg`,
  `/assets//${id}/160.webp`,
  `/assets/${id.toUpperCase()}/160.webp`,
])('%s is not found, and nobody is asked for it', async (path) => {
  expect((await ask(images(), path)).status).toBe(404)
  expect(stub.requests).toEqual([])
})

test('three hundred addresses that no content names reach nobody', async () => {
  const room = images(source(), Date.now, { namedFile: () => undefined })
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask(room, `/assets/${randomUUID()}/320.avif`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(stub.requests).toEqual([])
})

test('before there is content nothing is said of a file', async () => {
  const answer = await ask(images(source(), Date.now, { namedFile: () => null }), `/assets/${id}/320.avif`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
})

test('at most six originals are fetched at once', async () => {
  const open: (() => void)[] = []
  let most = 0
  stub.misbehave = (_, response) => {
    open.push(() => response.writeHead(200).end(original))
    most = Math.max(most, open.length)
    return true
  }
  const room = images()
  const answers = Promise.all(Array.from({ length: 20 }, () => ask(room, `/assets/${randomUUID()}/160.webp`)))
  for (let answered = 0; answered < 20; answered++) {
    await vi.waitFor(() => expect(open.length).toBe(Math.min(6, 20 - answered)), 5000)
    open.shift()?.()
  }
  expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(most).toBe(6)
})

const heavy = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="60"/><feMorphology radius="9"/>'.repeat(25)}</filter>${'<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(25)}</svg>`,
)

test('a drawing that takes too long is ended and remembered; others are drawn meanwhile', async () => {
  const dear = randomUUID()
  stub.misbehave = (request, response) => {
    response.writeHead(200).end(request.url?.includes(dear) ? heavy : original)
    return true
  }
  const room = images(source(), Date.now, { limits: { cpu: 800, wait: 60_000, wall: 60_000 } })
  const [slow, ...others] = await Promise.all(
    [dear, dear, id, randomUUID()].map((uuid, index) => ask(room, `/assets/${uuid}/${index ? 160 : 640}.webp`)),
  )
  expect([slow?.status, slow?.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
  expect(others.map(({ status }) => status)).toEqual([404, 200, 200])
  expect((await ask(room, `/assets/${dear}/1920.avif`)).status).toBe(404)
  expect(room.status().broken).toMatchObject([{ file: dear, reason: expect.stringContaining('800 ms') }])
})

test('the end waits for no drawing', async () => {
  serve(() => heavy)
  const room = images()
  const answer = ask(room, `/assets/${id}/1920.avif`)
  await vi.waitFor(() => expect(stub.requests).toHaveLength(1))
  await room[Symbol.asyncDispose]()
  expect((await answer).status).toBe(503)
})

test.each([
  ['upright', 400, 500],
  ['wide', 800, 200],
  ['small', 40, 30],
])('an %s picture is shared as a JPEG of 1200 × 630', async (_, width, height) => {
  const grey = await sharp({ create: { width, height, channels: 3, background: '#999' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  serve(() => grey)
  const response = await ask(images(), `/assets/${id}/share.jpg`)
  const { format, width: across, height: down } = await decode(response)
  expect([response.headers.get('content-type'), format, across, down]).toEqual(['image/jpeg', 'jpeg', 1200, 630])
})

test('an original that was damaged on disk before the start is fetched again', async () => {
  await ask(images(), `/assets/${id}/160.webp`)
  const [folder = ''] = (await readdir(join(directory, 'images'))).filter((name) => !name.includes('.'))
  const path = join(directory, 'images', folder, `${id}.original`)
  await writeFile(path, '')
  await utimes(path, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000))
  expect((await ask(images(), `/assets/${id}/320.webp`)).status).toBe(200)
})

test('a file that is not there is asked for once a minute at most', async () => {
  let now = Date.now()
  const room = images(source(), () => now)
  const other = `/assets/${id.replace('0', '1')}/160.webp`
  expect([(await ask(room, other)).status, (await ask(room, other)).status]).toEqual([404, 404])
  expect(stub.requests).toHaveLength(1)
  now += 60_001
  await ask(room, other)
  expect(stub.requests).toHaveLength(2)
})

test('what is no picture is not found', async () => {
  for (const body of ['%PDF-1.7 x', '<html>', '', 'GIF89a broken']) {
    serve(() => Buffer.from(body || ' '))
    expect(
      (await ask(images(source(), Date.now, { directory: join(directory, body.length.toString()) }), `/assets/${id}/160.webp`))
        .status,
    ).toBe(404)
  }
})

test('fifty who ask at once cause one fetch', async () => {
  const room = images()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => ask(room, `/assets/${id}/${index % 2 ? 160 : 320}.webp`)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(stub.requests).toHaveLength(1)
})

test.each<[string, () => void]>([
  ['is silent', () => (stub.misbehave = () => true)],
  ['fails', () => serve(() => original, 500)],
  ['redirects', () => serve(() => original, 302)],
  ['sends too much', () => serve(() => Buffer.alloc(2_000_001))],
])('when the service %s, what is on disk is shown, and what is not is away for now', async (_, misbehave) => {
  let now = Date.now()
  await ask(images(), `/assets/${id}/160.webp`)
  misbehave()
  now += 25 * 3_600_000
  const room = images(source(), () => now)
  expect((await ask(room, `/assets/${id}/160.webp`)).status).toBe(200)
  const other = images({ ...source(), identity: 'elsewhere' })
  const away = await ask(other, `/assets/${id}/160.webp`)
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '10'])
})

const replacement = () =>
  sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer()
const heightOf = async (response: Response) => (await decode(response)).height

test('a picture that was replaced under its id has another address, and is there at once', async () => {
  let current = `${id}.a1`
  const room = images(source(), Date.now, { current: () => current })
  const address = () => `/assets/${current}/160.webp`
  const before = await ask(room, address())
  expect([await heightOf(before), before.headers.get('cache-control')]).toEqual([120, 'public, max-age=31536000, immutable'])

  original = await replacement()
  current = `${id}.a2`
  const after = await ask(room, address())
  expect([await heightOf(after), after.headers.get('cache-control')]).toEqual([40, 'public, max-age=31536000, immutable'])
  for (const old of [`/assets/${id}.a1/160.webp`, `/assets/${id}/160.webp`]) {
    const answer = await ask(room, old)
    expect([await heightOf(answer), answer.headers.get('cache-control')]).toEqual([40, 'public, max-age=60'])
  }
  expect(stub.requests).toHaveLength(2)
  const [folder = ''] = await readdir(join(directory, 'images'))
  expect((await readdir(join(directory, 'images', folder))).sort()).toEqual([`${current}-160.webp`, `${current}.original`])
})

test('while a replaced picture cannot be fetched, the earlier one is shown, and nobody keeps it', async () => {
  let current = `${id}.a1`
  const room = images(source(), Date.now, { current: () => current })
  await ask(room, `/assets/${current}/160.webp`)
  serve(() => original, 500)
  current = `${id}.a2`
  const answer = await ask(room, `/assets/${current}/160.webp`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

test('states that nobody knows cost no fetch', async () => {
  const room = images(source(), Date.now, { current: () => `${id}.a1` })
  for (const state of ['b1', 'b2', 'zz']) expect((await ask(room, `/assets/${id}.${state}/160.webp`)).status).toBe(200)
  expect(stub.requests).toHaveLength(1)
})

test('a picture whose state nobody tells is asked for again after a minute, or when files have changed', async () => {
  let now = Date.now()
  const room = images(source(), () => now)
  const height = async () => heightOf(await ask(room, `/assets/${id}/160.webp`))
  expect(await height()).toBe(120)
  original = await replacement()
  expect([await height(), stub.requests.length]).toEqual([120, 1])
  now += 61_000
  expect([await height(), stub.requests.length]).toEqual([40, 2])
  original = await sharp(await replacement())
    .resize(400, 200, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  now += 1000
  room.filesChanged()
  expect(await height()).toBe(80)
})

test('a picture that is still the same is not sent again', async () => {
  let now = Date.now()
  const held: (string | undefined)[] = []
  stub.misbehave = (request, response) => {
    held.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"' }).end(original)
    return true
  }
  const room = images(source(), () => now)
  for (let minute = 0; minute < 3; minute++) {
    expect((await ask(room, `/assets/${id}/160.webp`)).status).toBe(200)
    now += 61_000
  }
  expect(held).toEqual([undefined, '"1"', '"1"'])
})

test('a document is given as it is, when it is one', async () => {
  const room = images(source(), Date.now, asDocument)
  expect((await ask(room, `/assets/${id}/asset.pdf`)).status).toBe(404)
  serve(() => Buffer.from('%PDF-1.7\nhello'))
  const response = await ask(images({ ...source(), identity: 'other' }, Date.now, asDocument), `/assets/${id}/asset.pdf`)
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    'inline',
  ])
  expect(await response.text()).toBe('%PDF-1.7\nhello')
})

const pdf = '%PDF-1.7\nhello'

const asDocument = { namedFile: (uuid: string): NamedFile => ({ file: uuid, use: 'document', owner: 'materials/a' }) }

function documents() {
  serve(() => Buffer.from(pdf))
  return images(source(), Date.now, asDocument)
}

test.each([
  ['bytes=0-4', 206, '%PDF-', 'bytes 0-4/14'],
  ['bytes=9-', 206, 'hello', 'bytes 9-13/14'],
  ['bytes=-5', 206, 'hello', 'bytes 9-13/14'],
  ['bytes=9-99', 206, 'hello', 'bytes 9-13/14'],
  ['bytes=-99', 206, pdf, 'bytes 0-13/14'],
  ['Bytes=0-0', 206, '%', 'bytes 0-0/14'],
  ['bytes=14-', 416, '', 'bytes */14'],
  ['bytes=-0', 416, '', 'bytes */14'],
  ['bytes=5-4', 200, pdf, null],
  ['bytes=0-1,3-4', 200, pdf, null],
  ['bytes=-', 200, pdf, null],
  ['bytes=x', 200, pdf, null],
  ['lines=0-1', 200, pdf, null],
  ['', 200, pdf, null],
])('of a document the range %j is answered with %i', async (range, status, text, contentRange) => {
  const response = await ask(documents(), `/assets/${id}/asset.pdf`, { range })
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, text, contentRange])
  expect(response.headers.get('accept-ranges')).toBe('bytes')
  expect(response.headers.get('content-length')).toBe(status === 416 ? '0' : String(text.length))
})

test('a range counts only for the document that the reader has begun', async () => {
  const room = documents()
  const path = `/assets/${id}/asset.pdf`
  const etag = (await ask(room, path)).headers.get('etag') ?? ''
  const of = async (ifRange: string) => (await ask(room, path, { range: 'bytes=0-4', 'if-range': ifRange })).status
  expect(await Promise.all([etag, '"other"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT'].map(of))).toEqual([206, 200, 200, 200])
  expect((await ask(room, path, { range: 'bytes=0-4', 'if-none-match': etag })).status).toBe(304)
})

test('who holds a document is told the policy under which it may be shown again', async () => {
  const room = documents()
  const whole = await ask(room, `/assets/${id}/asset.pdf`)
  const held = await ask(room, `/assets/${id}/asset.pdf`, { 'if-none-match': `W/${whole.headers.get('etag')}` })
  expect(held.status).toBe(304)
  for (const name of ['etag', 'cache-control', 'content-security-policy'])
    expect([name, held.headers.get(name)]).toEqual([name, whole.headers.get(name)])
  expect(held.headers.get('content-type')).toBe(null)
})

test('the embedded demo gives the file of that id', async () => {
  await mkdir(join(directory, 'files', 'hall'), { recursive: true })
  await writeFile(join(directory, 'files', 'hall', '01.jpg'), original)
  const embedded = createAssetSource({ kind: 'embedded' }, directory)
  const response = await ask(images(embedded), `/assets/${demoFileId('hall/01')}/160.webp`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect((await ask(images(embedded), `/assets/${demoFileId('hall/02')}/160.webp`)).status).toBe(404)
})

test('the folder stays within its bounds, the oldest go first, and drafts of a killed process are removed', async () => {
  await mkdir(join(directory, 'cache'))
  await writeFile(join(directory, 'cache', '.1-0.tmp'), 'x')
  await utimes(join(directory, 'cache', '.1-0.tmp'), 0, 0)
  const cache = createDiskCache(join(directory, 'cache'), 1000)
  for (const name of ['a', 'b', 'c', 'd']) await cache.write(name, Buffer.alloc(300))
  await vi.waitFor(async () => expect((await readdir(join(directory, 'cache'))).sort()).toEqual(['b', 'c', 'd']))
  expect((await createDiskCache(join(directory, 'cache'), 1000).read('d'))?.body.byteLength).toBe(300)
})
