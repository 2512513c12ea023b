// A picture that editors replace under its id.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { shortName } from '@forum/domain/picture/short-name.ts'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { ask, decode, freshImages, id } from './images-fixture.ts'

const here = freshImages()

const replacement = () =>
  sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer()
const heightOf = async (response: Response) => (await decode(response)).height

test('a picture that was replaced under its id has another address, and is there at once', async () => {
  let current = `${id}.a1`
  const room = here.images(here.source(), Date.now, { current: () => current })
  const address = () => `/assets/${current}/160.webp`
  const before = await ask(room, address())
  expect([await heightOf(before), before.headers.get('cache-control')]).toEqual([120, 'public, max-age=31536000, immutable'])

  here.original = await replacement()
  current = `${id}.a2`
  const after = await ask(room, address())
  expect([await heightOf(after), after.headers.get('cache-control')]).toEqual([40, 'public, max-age=31536000, immutable'])
  for (const old of [`/assets/${id}.a1/160.webp`, `/assets/${id}/160.webp`]) {
    const answer = await ask(room, old)
    expect([await heightOf(answer), answer.headers.get('cache-control')]).toEqual([40, 'public, max-age=60'])
  }
  expect(here.stub.requests).toHaveLength(2)
  const [folder = ''] = await readdir(join(here.directory, 'images'))
  expect((await readdir(join(here.directory, 'images', folder))).sort()).toEqual([`${current}-160.webp`, `${current}.original`])
})

test('while a replaced picture cannot be fetched, the earlier one is shown, and nobody keeps it', async () => {
  let current = `${id}.a1`
  const room = here.images(here.source(), Date.now, { current: () => current })
  await ask(room, `/assets/${current}/160.webp`)
  here.serve(() => here.original, 500)
  current = `${id}.a2`
  const answer = await ask(room, `/assets/${current}/160.webp`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

test('a picture is answered at its short name as at its whole one', async () => {
  const room = here.images(here.source(), Date.now, { current: () => `${id}.a1` })
  const cachingAt = async (name: string) => {
    const answer = await ask(room, `/assets/${name}/160.webp`)
    return [answer.status, answer.headers.get('cache-control')]
  }
  expect(await cachingAt(shortName(`${id}.a1`))).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await cachingAt(shortName(`${id}.a0`))).toEqual([200, 'public, max-age=60'])
})

test('states that nobody knows cost no fetch', async () => {
  const room = here.images(here.source(), Date.now, { current: () => `${id}.a1` })
  for (const state of ['b1', 'b2', 'zz']) expect((await ask(room, `/assets/${id}.${state}/160.webp`)).status).toBe(200)
  expect(here.stub.requests).toHaveLength(1)
})

test('a picture whose state nobody tells is asked for again after a minute, or when files have changed', async () => {
  let now = Date.now()
  const room = here.images(here.source(), () => now)
  const height = async () => heightOf(await ask(room, `/assets/${id}/160.webp`))
  expect(await height()).toBe(120)
  here.original = await replacement()
  expect([await height(), here.stub.requests.length]).toEqual([120, 1])
  now += 61_000
  // Who asks waits a second for the answer, and has the earlier one on a machine that takes longer.
  await vi.waitFor(async () => expect([await height(), here.stub.requests.length]).toEqual([40, 2]))
  here.original = await sharp(await replacement())
    .resize(400, 200, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  now += 1000
  room.filesChanged()
  await vi.waitFor(async () => expect(await height()).toBe(80))
})

test('a picture that is still the same is not sent again', async () => {
  let now = Date.now()
  const held: (string | undefined)[] = []
  here.stub.misbehave = (request, response) => {
    held.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"' }).end(here.original)
    return true
  }
  const room = here.images(here.source(), () => now)
  for (let minute = 0; minute < 3; minute++) {
    expect((await ask(room, `/assets/${id}/160.webp`)).status).toBe(200)
    await vi.waitFor(() => expect(held).toHaveLength(minute + 1))
    now += 61_000
  }
  expect(held).toEqual([undefined, '"1"', '"1"'])
})

test.each([
  ['of a service that sends an ETag and never 304, as Directus does', {}, ['GET', 'HEAD', 'HEAD', 'HEAD', 'GET']],
  ['of a service behind a proxy that weakens ETags', { weak: true }, ['GET', 'HEAD', 'HEAD', 'HEAD', 'GET']],
  ['of a service that refuses HEAD', { refuses: true }, ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD', 'GET']],
])(
  'a file %s is fetched whole only when it has changed',
  async (_, { weak = false, refuses = false }: { weak?: boolean; refuses?: boolean }, asked) => {
    let [now, etag] = [Date.now(), '"1760594400"']
    const methods: (string | undefined)[] = []
    here.stub.misbehave = ({ method }, response) => {
      methods.push(method)
      if (method === 'HEAD' && refuses) response.writeHead(405).end()
      else
        response
          .writeHead(200, { etag: weak && method === 'HEAD' ? `W/${etag}` : etag })
          .end(method === 'HEAD' ? undefined : here.original)
      return true
    }
    const room = here.images(here.source(), () => now)
    const height = async () => heightOf(await ask(room, `/assets/${id}/160.webp`))
    const whole = () => methods.filter((method) => method === 'GET').length
    for (let minute = 0; minute < 3; minute++) {
      const before = methods.length
      expect(await height()).toBe(120)
      await vi.waitFor(() => expect(methods.length).toBeGreaterThan(before))
      await vi.waitFor(() => expect(refuses ? whole() : 1).toBe(refuses ? minute + 1 : 1))
      now += 61_000
    }
    here.original = await replacement()
    etag = '"1760594500"'
    await vi.waitFor(async () => expect(await height()).toBe(40))
    expect(methods).toEqual(asked)
  },
)

test('a page of maintenance that came in the place of a picture is not kept for good: a minute later it is fetched again', async () => {
  let now = Date.now()
  here.serve(() => Buffer.from('<html>We are back soon</html>'))
  const room = here.images(here.source(), () => now, { current: () => `${id}.a1` })
  const both = () => Promise.all([160, 320].map(async (width) => (await ask(room, `/assets/${id}.a1/${width}.webp`)).status))
  expect(await both()).toEqual([404, 404])
  here.serve(() => here.original)
  now += 60_000
  expect(await both()).toEqual([200, 200])
  expect(here.stub.requests).toHaveLength(2)
})
