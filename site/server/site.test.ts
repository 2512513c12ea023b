import { listen } from '@forum/ground/http/http-server.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page, startReadingSite, type TestSite } from './site-fixture.ts'

/** One for all tests that change nothing in it. */
let site: TestSite
beforeAll(async () => {
  site = await startReadingSite(async (request) => page('x', { status: request.url.endsWith('nope') ? 404 : 200 }))
})
afterAll(() => site[Symbol.asyncDispose]())

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
  const answer = await site.get('/en', {}, method)
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
})

test.each(['/en', '/nope', '/static/entry-abc.js', '/healthz', '/static/gone.js', '/en/'])(
  '%s carries the general headers',
  async (path) => {
    const { headers } = await site.get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
    })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
  },
)

test.each([
  '/share/uk/forum/2025.jpg',
  '/assets/0f0f0f0f-0000-4000-8000-000000000001/share.jpg',
  '/assets/0f0f0f0f-0000-4000-8000-000000000001/480.webp',
  '/favicon.svg',
])('the picture at %s may be shown by anybody, when it is there, unchanged or gone', async (path) => {
  for (const match of ['"other"', '*'])
    expect((await site.get(path, { 'if-none-match': match })).headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test.each(['/sharewithme', '/uk/share/x.jpg', '/static/icon.svg', '/uk/order/icon.png', '/uk/news.atom'])(
  '%s is none of these pictures',
  async (path) => {
    expect((await site.get(path)).headers['cross-origin-resource-policy']).toBe('same-origin')
  },
)

test('so may an icon', async () => {
  expect((await site.get('/icon-192.png')).headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('a site on plain http does not ask for https', async () => {
  await using site = await startReadingSite(async () => page('x'), { siteUrl: 'http://localhost:3000' })
  expect((await site.get('/en')).headers['strict-transport-security']).toBe(undefined)
})

test.each([
  [true, 'noindex'],
  [false, undefined],
])('search engines are told to list nothing of a development version: %s', async (isDevelopment, expected) => {
  await using site = await startReadingSite(async () => page('x'), { isDevelopment })
  for (const path of ['/en', '/en', '/favicon.svg']) expect((await site.get(path)).headers['x-robots-tag']).toBe(expected)
})

const poison = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-for': '6.6.6.6',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'POST',
  'x-react-router-spa-mode': 'yes',
  'x-react-router-prerender-data': 'x',
  forwarded: 'host=evil.example',
  'x-request-id': 'evil',
}

test.each(Object.entries(poison))('%s does not change an answer', async (name, value) => {
  await using site = await startReadingSite(async (request) => page(`${request.url} ${JSON.stringify([...request.headers])}`))
  const clean = await site.get('/en/a')
  const first = await site.get('/en/a', { [name]: value, host: 'evil.example' })
  const other = await site.get('/en/b', { [name]: value, host: 'evil.example' })
  expect(first.text).toBe(clean.text)
  expect(other.text.replaceAll('/en/b', '/en/a')).toBe(clean.text)
  expect(JSON.stringify([first.headers, other.headers])).not.toContain('evil')
})

test('when the app breaks, the visitor gets a page in their language and no detail', async () => {
  await using site = await startReadingSite(async () => {
    throw new Error('at /secret/path.ts:1')
  })
  for (const [path, language, words] of [
    ['/en/x', 'en', 'Something went wrong'],
    ['/ru', 'ru', 'Что-то пошло не так'],
    ['/x', 'uk', 'Щось пішло не так'],
  ] as const) {
    const answer = await site.get(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(answer.text).toContain(`<html lang="${language}">`)
    expect(answer.text).toContain(words)
    expect(answer.text).not.toMatch(/secret|Error|at \//)
  }
})

test('a busy port is one sentence', async () => {
  await expect(listen(() => {}, { port: site.server.address.port, host: '127.0.0.1' })).rejects.toThrow(
    /^PORT: something else already listens on 127\.0\.0\.1:\d+; [^\n]*\.$/,
  )
})

test('at the end, answers under way are finished and no new connection is taken', async () => {
  let finish = (_: Response) => {}
  await using site = await startReadingSite(
    () =>
      new Promise<Response>((resolve) => {
        finish = resolve
      }),
  )
  const underWay = site.get('/en/slow')
  await vi.waitFor(() => expect(site.rendered).toHaveLength(1))
  const drained = site.server.drain()
  await expect(site.get('/healthz')).rejects.toThrow(/ECONNREFUSED/)
  finish(page('done'))
  expect((await underWay).text).toContain('done')
  await drained
})
