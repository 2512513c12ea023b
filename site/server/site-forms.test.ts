import { locales } from '@forum/domain/localisation/locale.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, startTestSite, type TestSite } from './site-fixture.ts'

/** One for all tests that change nothing in it. */
let site: TestSite
beforeAll(async () => {
  site = await startTestSite(async () => page('x'))
})
beforeEach(() => {
  site.rendered.length = 0
})
afterAll(() => site[Symbol.asyncDispose]())

test('a body that is too long is refused', async () => {
  const long = 'x'.repeat(64 * 1024 + 1)
  expect(
    (await site.get('/en/form', { 'content-type': 'text/plain', 'content-length': String(long.length) }, 'POST', long)).status,
  ).toBe(413)
})

test.each([
  ['/my-calendar', 4 * 1024],
  ['/reports/policy', 64 * 1024],
  ['/desk/check-in', 8 * 1024],
  ['/hooks/content', 64 * 1024],
  ['/payments/monobank', 64 * 1024],
  ['/uk/subscribe', 64 * 1024],
  ['/whatever', 64 * 1024],
])('%s takes %i bytes at most', async (path, most) => {
  const head = (length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer hook-secret\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`
  expect(await site.send(head(most + 1))).toMatch(/^HTTP\/1\.1 413 [\s\S]*<h1/)
  expect(await site.send(head(most) + 'x'.repeat(most))).not.toMatch(/^HTTP\/1\.1 413 /)
})

test('a form of more fields than any page has is refused in the visitor’s language, and never parsed', async () => {
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const fields = (number: number) => Array.from({ length: number }, (_, index) => `attendee-${index}=`).join('&')
  expect((await site.get('/uk/form', urlencoded, 'POST', fields(500))).status).toBe(200)
  expect(site.rendered.length).toBe(1)
  for (const body of [fields(501), '&'.repeat(60_000)]) {
    const refused = await site.get('/uk/form', urlencoded, 'POST', body)
    expect([refused.status, refused.text.includes('<html lang="uk"'), site.rendered.length]).toEqual([413, true, 1])
  }
  const multipart = { 'content-type': 'multipart/form-data; boundary=----x' }
  const part = (head: string) => `------x\r\nContent-Disposition: form-data; name="a"\r\n${head}\r\n\r\n`
  expect((await site.get('/uk/form', multipart, 'POST', `${part('').repeat(500)}------x--`)).status).toBe(200)
  for (const body of [part('').repeat(501), part('a: b\r\n'.repeat(1000))])
    expect((await site.get('/uk/form', multipart, 'POST', `${body}------x--`)).status).toBe(413)
})

test('a body without an announced length is counted while it is read', async () => {
  await using site = await startTestSite(async (request) => page(await request.text()))
  const head =
    'POST /en/form HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n'
  const long = 'x'.repeat(64 * 1024 + 1)
  expect(await site.send(`${head}5\r\nhello\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*hello/)
  expect(await site.send(`${head}${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /)
})

test('a form reaches the app with its body, its query and its origin, and is not kept', async () => {
  await using site = await startTestSite(async (request) =>
    page(
      `${await request.text()} ${new URL(request.url).search} ${request.headers.get('origin')} ${request.headers.get('host')}`,
    ),
  )
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://forum.example',
    'x-forwarded-for': '1.2.3.4',
  }
  const { text, headers: answered } = await site.get('/en/form?index', headers, 'POST', 'name=x')
  expect(text).toContain('<p>name=x ?index https://forum.example null</p>')
  expect(answered['cache-control']).toBe('no-store')
})

test.each(['application/json', 'text/plain', ''])('what is no form (%j) is refused in the visitor’s language', async (type) => {
  for (const locale of locales) {
    const { status, text, headers } = await site.get(
      `/${locale}/form`,
      { 'content-type': type },
      'POST',
      '{"email":"a@b.example"}',
    )
    expect([status, headers['cache-control'], site.rendered.length]).toEqual([415, 'no-store', 0])
    expect(text).toContain(`<html lang="${locale}"`)
    expect(text).toMatch(/<h1/)
  }
})

test.each(['https://evil.example', 'http://forum.example', 'https://forum.example:8443', 'null', 'x'])(
  'a form sent from %s is refused before it reaches the app',
  async (origin) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
    const answer = await site.get('/en/form', headers, 'POST', 'a=b')
    expect([answer.status, answer.headers['cache-control'], site.rendered.length]).toEqual([403, 'no-store', 0])
    expect(answer.text).toContain('The form was not accepted')
    expect(answer.text).toContain('<a href="https://forum.example/en">')
  },
)

test('a page that takes no form says which methods it takes', async () => {
  await using site = await startTestSite(async () => page('no', { status: 405 }))
  const answer = await site.get('/en/news', { 'content-type': 'application/x-www-form-urlencoded' }, 'POST', 'a=b')
  expect([answer.status, answer.headers.allow, answer.headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store'])
})

test.each(['/en/news.data', '/_root.data', '/_.data', '/en/speakers.data?_routes=a'])(
  '%s, at which the framework would answer a client of its own, is no page',
  async (path) => {
    expect([(await site.get(path)).status, (await site.get(path, {}, 'POST', 'a=b')).status, site.rendered.length]).toEqual([
      404, 404, 0,
    ])
  },
)
