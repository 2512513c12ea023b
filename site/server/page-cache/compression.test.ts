import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { page, startReadingSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

/** What each more of effort makes smaller. */
const text = Array.from({ length: 3000 }, (_, index) => `word ${(index * 7919) % 1013}`).join(' ')
const size = async () => (await site.get('/en', { 'accept-encoding': 'br' })).body.length

test('bodies come compressed as they are accepted, and say so', async () => {
  site = await startReadingSite(async () => page('x'.repeat(5000)))
  for (const _ of ['miss', 'hit']) {
    const plain = await site.get('/en')
    const br = await site.get('/en', { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await site.get('/en', { 'accept-encoding': 'gzip' })
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(gz.body).toString()]).toEqual([plain.text, plain.text])
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const answer of [plain, br, gz]) {
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
    }
  }
})

test('a page that is asked for again is compressed better, but not before those who waited for the start have their answers', async () => {
  const settled = Promise.withResolvers<void>()
  site = await startReadingSite(async () => page(text), { settled: settled.promise })
  const sizes = [await size(), await size(), await size(), await size()]
  expect(new Set(sizes).size).toBe(1)
  settled.resolve()
  await vi.waitFor(async () => expect(await size()).toBeLessThan(sizes[0] ?? 0))
  const { etag } = (await site.get('/en', { 'accept-encoding': 'br' })).headers
  const held = await site.get('/en', { 'accept-encoding': 'br', 'if-none-match': String(etag) })
  expect([held.status, held.headers.etag]).toEqual([304, etag])
})

test('a page whose minute ends before it was compressed better is compressed in the next, when it is asked for again', async () => {
  const settled = Promise.withResolvers<void>()
  site = await startReadingSite(async () => page(text), { settled: settled.promise })
  const [first = 0] = [await size(), await size()]
  site.clock.now += 60_000
  expect(await size()).toBe(first)
  settled.resolve()
  await vi.waitFor(async () => expect(await size()).toBeLessThan(first))
  const small = await size()
  site.clock.now += 60_000
  expect([await size(), await size()]).toEqual([small, small])
})
