import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import type { DrawCard } from './images.ts'
import { freshImages } from './images-fixture.ts'

const here = freshImages()

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><path fill="${fill}" d="M0 0h12v6H0z"/></svg>`
const asked = { headers: {} } as IncomingMessage

test.each<[string, DrawCard]>([
  ['cannot be drawn', () => Promise.resolve({ svg: 'no drawing', isWhole: true })],
  ['fails while it is made', () => Promise.reject(new Error('Cannot find module'))],
])('a picture to share that %s is not there now, and is tried anew', async (_, draw) => {
  const room = here.images()
  const { status, headers } = await room.card('a', draw, asked)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '10', 'no-store'])
  expect((await room.card('a', async () => ({ svg: svg('red'), isWhole: true }), asked)).status).toBe(200)
})

test('a picture to share that lacks its photograph for now is given and not kept; the whole one is', async () => {
  const room = here.images()
  const drawn = async (fill: string, isWhole: boolean) => {
    const { headers } = await room.card('a', async () => ({ svg: svg(fill), isWhole }), asked)
    return [headers.get('etag'), headers.get('cache-control')]
  }
  const [partial, forNow] = await drawn('red', false)
  const [whole, forLater] = await drawn('blue', true)
  expect([forNow, forLater]).toEqual(['no-cache', expect.stringContaining('max-age=3600')])
  expect(whole).not.toBe(partial)
  expect((await drawn('green', true))[0]).toBe(whole)
})
