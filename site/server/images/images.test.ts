import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAssetSource } from '@forum/content/client/asset-source.ts'
import { demoFileId } from '@forum/content/demo/read-demo.ts'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createDiskCache } from './disk-cache.ts'
import { ask, decode, freshImages, id } from './images-fixture.ts'

const here = freshImages()

test.each([
  ['160', 'webp', 160],
  ['640', 'avif', 640],
  ['1920', 'webp', 800],
])('a picture of width %s as %s is %i wide: never enlarged', async (width, format, expected) => {
  const response = await ask(here.images(), `/assets/${id}/${width}.${format}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`])
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const { width: actual, height } = await decode(response)
  expect([actual, height]).toEqual([expected, expected * 0.75])
})

test('a drawing is drawn at the width, and its empty ground stays transparent', async () => {
  here.serve(() =>
    Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><circle cx="5" cy="5" r="3"/><image href="file:///etc/passwd" width="5" height="5"/></svg>',
    ),
  )
  const { width, height, hasAlpha } = await decode(await ask(here.images(), `/assets/${id}/640.webp`))
  expect([width, height, hasAlpha]).toEqual([640, 320, true])
})

test('who holds the picture gets 304', async () => {
  const room = here.images()
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
  expect((await ask(here.images(), path)).status).toBe(404)
  expect(here.stub.requests).toEqual([])
})

test('three hundred addresses that no content names reach nobody', async () => {
  const room = here.images(here.source(), Date.now, { namedFile: () => undefined })
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask(room, `/assets/${randomUUID()}/320.avif`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(here.stub.requests).toEqual([])
})

test('before there is content nothing is said of a file', async () => {
  const answer = await ask(here.images(here.source(), Date.now, { namedFile: () => null }), `/assets/${id}/320.avif`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
})

test('at most six originals are fetched at once', async () => {
  const open: (() => void)[] = []
  let most = 0
  here.stub.misbehave = (_, response) => {
    open.push(() => response.writeHead(200).end(here.original))
    most = Math.max(most, open.length)
    return true
  }
  const room = here.images()
  const answers = Promise.all(Array.from({ length: 20 }, () => ask(room, `/assets/${randomUUID()}/160.webp`)))
  for (let left = 20; left > 0; left -= 6) {
    await vi.waitFor(() => expect(open.length).toBe(Math.min(6, left)))
    for (const go of open.splice(0)) go()
  }
  expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(most).toBe(6)
})

const heavy = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="60"/><feMorphology radius="9"/>'.repeat(25)}</filter>${'<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(25)}</svg>`,
)

test('a drawing that takes too long is ended and remembered; others are drawn meanwhile', async () => {
  const dear = randomUUID()
  here.stub.misbehave = (request, response) => {
    response.writeHead(200).end(request.url?.includes(dear) ? heavy : here.original)
    return true
  }
  const room = here.images(here.source(), Date.now, { limits: { cpu: 200 } })
  const [slow, ...others] = await Promise.all(
    [dear, dear, id, randomUUID()].map((uuid, index) => ask(room, `/assets/${uuid}/${index ? 160 : 640}.webp`)),
  )
  expect([slow?.status, slow?.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
  expect(others.map(({ status }) => status)).toEqual([404, 200, 200])
  expect((await ask(room, `/assets/${dear}/1920.avif`)).status).toBe(404)
  expect(room.status().broken).toMatchObject([{ file: dear, reason: expect.stringContaining('200 ms') }])
})

test('the end waits for no drawing', async () => {
  here.serve(() => heavy)
  const room = here.images()
  const answer = ask(room, `/assets/${id}/1920.avif`)
  await vi.waitFor(() => expect(here.stub.requests).toHaveLength(1))
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
  here.serve(() => grey)
  const response = await ask(here.images(), `/assets/${id}/share.jpg`)
  const { format, width: across, height: down } = await decode(response)
  expect([response.headers.get('content-type'), format, across, down]).toEqual(['image/jpeg', 'jpeg', 1200, 630])
})

test('an original that cannot be drawn is fetched once, also by a process that began while the clock was an hour ahead', async () => {
  here.serve(() => Buffer.from('no picture'))
  const realTime = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realTime() + 3_600_000)
  const room = here.images()
  clock.mockRestore()
  const answers = await Promise.all([160, 640].map((width) => ask(room, `/assets/${id}/${width}.webp`)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(here.stub.requests).toHaveLength(1)
})

test('an original that was damaged on disk before the start is fetched again', async () => {
  await ask(here.images(), `/assets/${id}/160.webp`)
  const [folder = ''] = (await readdir(join(here.directory, 'images'))).filter((name) => !name.includes('.'))
  const path = join(here.directory, 'images', folder, `${id}.original`)
  await writeFile(path, '')
  await utimes(path, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000))
  expect((await ask(here.images(), `/assets/${id}/320.webp`)).status).toBe(200)
})

test('a file that is not there is asked for once a minute at most', async () => {
  let now = Date.now()
  const room = here.images(here.source(), () => now)
  const other = `/assets/${id.replace('0', '1')}/160.webp`
  expect([(await ask(room, other)).status, (await ask(room, other)).status]).toEqual([404, 404])
  expect(here.stub.requests).toHaveLength(1)
  now += 60_001
  await ask(room, other)
  expect(here.stub.requests).toHaveLength(2)
})

test('what is no picture is not found', async () => {
  const bodies = new Map(['%PDF-1.7 x', '<html>', ' ', 'GIF89a broken'].map((body) => [randomUUID(), body]))
  here.stub.misbehave = (request, response) =>
    Boolean(response.writeHead(200).end(bodies.get(request.url?.split('/')[2] as ReturnType<typeof randomUUID>)))
  const room = here.images()
  for (const uuid of bodies.keys()) expect((await ask(room, `/assets/${uuid}/160.webp`)).status).toBe(404)
})

test('fifty who ask at once cause one fetch', async () => {
  const room = here.images()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => ask(room, `/assets/${id}/${index % 2 ? 160 : 320}.webp`)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(here.stub.requests).toHaveLength(1)
})

test.each<[string, () => void, timeoutMs?: number]>([
  ['is silent', () => (here.stub.misbehave = () => true), 20],
  ['fails', () => here.serve(() => here.original, 500)],
  ['redirects', () => here.serve(() => here.original, 302)],
  ['sends too much', () => here.serve(() => Buffer.alloc(2_000_001))],
])('when the service %s, what is on disk is shown, and what is not is away for now', async (_, misbehave, timeoutMs) => {
  let now = Date.now()
  await ask(here.images(), `/assets/${id}/160.webp`)
  misbehave()
  now += 25 * 3_600_000
  const room = here.images(here.source(timeoutMs), () => now)
  expect((await ask(room, `/assets/${id}/160.webp`)).status).toBe(200)
  const other = here.images({ ...here.source(timeoutMs), identity: 'elsewhere' })
  const away = await ask(other, `/assets/${id}/160.webp`)
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '10'])
})

test('the embedded demo gives the file of that id', async () => {
  await mkdir(join(here.directory, 'files', 'hall'), { recursive: true })
  await writeFile(join(here.directory, 'files', 'hall', '01.jpg'), here.original)
  const embedded = createAssetSource({ kind: 'embedded' }, here.directory)
  const response = await ask(here.images(embedded), `/assets/${demoFileId('hall/01')}/160.webp`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect((await ask(here.images(embedded), `/assets/${demoFileId('hall/02')}/160.webp`)).status).toBe(404)
})

test('the folder stays within its bounds, the oldest go first, and drafts of a killed process are removed', async () => {
  await mkdir(join(here.directory, 'cache'))
  await writeFile(join(here.directory, 'cache', '.1-0.tmp'), 'x')
  await utimes(join(here.directory, 'cache', '.1-0.tmp'), 0, 0)
  const cache = createDiskCache(join(here.directory, 'cache'), 1000)
  for (const name of ['a', 'b', 'c', 'd']) await cache.write(name, Buffer.alloc(300))
  await vi.waitFor(async () => expect((await readdir(join(here.directory, 'cache'))).sort()).toEqual(['b', 'c', 'd']))
  expect((await createDiskCache(join(here.directory, 'cache'), 1000).read('d'))?.body.byteLength).toBe(300)
})
