import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { page, startReadingSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

const words = 'What is there for one visitor alone. '.repeat(200)
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://forum.example' }

test.each([
  ['a page that does not exist', '/uk/no-such-page', 404, 'GET', {}],
  ['a form that is shown again', '/uk/callback', 422, 'POST', form],
  ['an order', '/uk/order/one', 200, 'GET', {}],
] as const)('%s comes packed as it is accepted, and says so', async (_, path, status, method, given) => {
  site = await startReadingSite(async () => page(words, { status, headers: { 'cache-control': 'no-store' } }))
  const ask = (accept?: string) => site.get(path, { ...given, ...(accept && { 'accept-encoding': accept }) }, method)
  const [plain, br, gzip] = [await ask(), await ask('gzip, deflate, br'), await ask('gzip;q=1, *;q=0')]
  expect([plain, br, gzip].map((answer) => answer.status)).toEqual([status, status, status])
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect([brotliDecompressSync(br.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([plain.text, plain.text])
  for (const { headers, body } of [plain, br, gzip])
    expect([headers.vary, headers['content-length'] ?? `${body.length}`]).toEqual(['Accept-Encoding', `${body.length}`])
})

test('what is short, and what leads on, goes as it is', async () => {
  site = await startReadingSite(async () => page('short', { status: 404 }))
  expect((await site.get('/uk/no-such-page', { 'accept-encoding': 'br' })).text).toContain('short')
  await site[Symbol.asyncDispose]()
  site = await startReadingSite(async () => new Response(null, { status: 303, headers: { location: '/uk/thank-you' } }))
  const led = await site.get('/uk/callback', { ...form, 'accept-encoding': 'br' }, 'POST')
  expect([led.status, led.headers.location, led.headers['content-encoding']]).toEqual([303, '/uk/thank-you', undefined])
})
