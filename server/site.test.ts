import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from './http-server.ts'
import { page, startTestSite, type TestSite } from './site-fixture.ts'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

test('the hook refreshes the content for who knows the secret', async () => {
  site = await startTestSite(async () => page('x'))
  const before = site.stub.requests.length
  expect((await site.get('/hooks/content', { authorization: 'Bearer hook-secret' }, 'POST', '{"event":"x"}')).status).toBe(202)
  await site.store.refresh()
  expect(site.stub.requests.length).toBeGreaterThan(before)
})

test('a change of orders makes the site look at orders, and leaves the content as it was', async () => {
  site = await startTestSite(async () => page('x'), { isDeskOpen: true })
  const about = (collection: string) => JSON.stringify({ event: `${collection}.items.update`, collection })
  site.stub.requests.length = 0
  const authorization = 'Bearer hook-secret'
  expect((await site.get('/hooks/content', { authorization }, 'POST', about('ticket_orders'))).status).toBe(202)
  await vi.waitFor(() => expect(site.stub.requests.join()).toContain('/v2/items/ticket_orders?'))
  expect(site.stub.requests.filter((path) => !path.includes('ticket_orders'))).toEqual([])
})

test.each([
  ['no secret', {}],
  ['another secret', { authorization: 'Bearer other' }],
  ['another scheme', { authorization: 'Basic hook-secret' }],
  ['an empty secret', { authorization: 'Bearer ' }],
])('the hook refuses %s', async (_, headers) => {
  site = await startTestSite(async () => page('x'))
  const before = site.stub.requests.length
  expect((await site.get('/hooks/content', headers as Record<string, string>, 'POST')).status).toBe(401)
  expect(site.stub.requests.length).toBe(before)
})

test('without a secret of its own the hook is off', async () => {
  site = await startTestSite(async () => page('x'), { hook: null })
  expect((await site.get('/hooks/content', { authorization: 'Bearer x' }, 'POST')).status).toBe(404)
})

test('a body that is too long is refused', async () => {
  site = await startTestSite(async () => page('x'))
  const long = 'x'.repeat(64 * 1024 + 1)
  expect(
    (await site.get('/en/form', { 'content-type': 'text/plain', 'content-length': String(long.length) }, 'POST', long)).status,
  ).toBe(413)
})

test('a body without an announced length is counted while it is read', async () => {
  site = await startTestSite(async (request) => page(await request.text()))
  const head =
    'POST /en/form HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n'
  const long = 'x'.repeat(64 * 1024 + 1)
  expect(await site.send(`${head}5\r\nhello\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*hello/)
  expect(await site.send(`${head}${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /)
})

test('the hook takes bodies of any framing, and none at all', async () => {
  site = await startTestSite(async () => page('x'))
  const head = 'POST /hooks/content HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer hook-secret\r\n'
  expect(await site.send(`${head}\r\n`)).toMatch(/^HTTP\/1\.1 202 /)
  expect(await site.send(`${head}Content-Length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 202 /)
  expect(await site.send(`${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 202 /)
})

test('a form reaches the app with its body, its query and its origin, and is not kept', async () => {
  site = await startTestSite(async (request) =>
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

test.each(['https://evil.example', 'http://forum.example', 'https://forum.example:8443', 'null', 'x'])(
  'a form sent from %s is refused before it reaches the app',
  async (origin) => {
    site = await startTestSite(async () => page('x'))
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
    const answer = await site.get('/en/form', headers, 'POST', 'a=b')
    expect([answer.status, answer.headers['cache-control'], site.rendered.length]).toEqual([403, 'no-store', 0])
    expect(answer.text).toContain('The form was not accepted')
    expect(answer.text).toContain('<a href="https://forum.example/en">')
  },
)

test('a page that takes no form says which methods it takes, its data twin too', async () => {
  site = await startTestSite(async () => page('no', { status: 405 }))
  for (const path of ['/en/news', '/en/news.data']) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await site.get(path, headers, 'POST', 'a=b')
    expect([answer.status, answer.headers.allow, answer.headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store'])
  }
})

test.each(['/en', '/en/news.data'])('without content %s tells when to come again', async (path) => {
  site = await startTestSite(async () => page('away', { status: 503 }), { isFilled: false })
  const answer = await site.get(path)
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
})

test.each(['/en', '/static/entry-abc.js', '/favicon.svg', '/robots.txt', '/healthz'])(
  'who takes no encoding at all, not even none, gets 406 for %s, before and after it is in memory',
  async (path) => {
    site = await startTestSite(async () => page('x'))
    for (const _ of ['miss', 'hit']) {
      const refused = await site.get(path, { 'accept-encoding': 'identity;q=0' })
      expect([refused.status, refused.headers.vary, refused.headers['cache-control']]).toEqual([
        406,
        'Accept-Encoding',
        'no-store',
      ])
      expect((await site.get(path, { 'accept-encoding': 'gzip;q=0' })).status).toBe(200)
    }
  },
)

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
  site = await startTestSite(async () => page('x'))
  const answer = await site.get('/en', {}, method)
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
})

test.each([
  ['/en/', '/en'],
  ['/en/news/?page=2', '/en/news?page=2'],
  ['//en', '/en'],
  ['/en//news', '/en/news'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
])('%s leads to %s', async (path, location) => {
  site = await startTestSite(async () => page('x'))
  const answer = await site.get(path)
  expect([answer.status, answer.headers.location]).toEqual([308, location])
})

test.each([
  ['/ua', '/uk'],
  ['/UA/news?page=2', '/uk/news?page=2'],
  ['/UK', '/uk'],
  ['/En/About/', '/en/about'],
  ['/uk/ABOUT', '/uk/about'],
  ['/uk/Forum/2025/Program/opening', '/uk/forum/2025/program/opening'],
  ['/uk/forum', '/uk/forum/2025'],
  ['/UA//Forum/', '/uk/forum/2025'],
  ['/en/tickets', '/en/forum/tickets'],
  ['/ru/program', '/ru/forum/program'],
  ['/ua/Programme', '/uk/forum/program'],
])('%s leads to %s at once', async (path, location) => {
  site = await startTestSite(async () => page('x'))
  const answer = await site.get(path)
  expect([answer.status, answer.headers.location]).toEqual([308, location])
  expect((await site.get(location)).status).toBe(200)
})

test('an address typed in capitals leads to the page that is there; to none that is not, and away from none that is', async () => {
  site = await startTestSite(async () => page('x'))
  const [post] = site.stub.tables.get('blog_posts') ?? []
  site.stub.tables.set('blog_posts', [
    { ...post, id: 1, slug: 'small-words' },
    { ...post, id: 2, slug: 'Own-Capitals' },
  ])
  await site.store.refresh()
  const led = await Promise.all(
    ['Small-Words', 'SMALL-WORDS', 'Own-Capitals', 'Nothing-Here'].map((slug) => site.get(`/en/news/${slug}`)),
  )
  expect(led.map(({ status, headers }) => [status, headers.location])).toEqual([
    [308, '/en/news/small-words'],
    [308, '/en/news/small-words'],
    [200, undefined],
    [200, undefined],
  ])
})

test('a shorter address leads nowhere else where editors wrote a page', async () => {
  site = await startTestSite(async () => page('x'))
  const pages = site.stub.tables.get('pages') ?? []
  site.stub.tables.set('pages', [...pages, { ...pages[0], id: 9, slug: 'tickets' }])
  await site.store.refresh()
  expect((await site.get('/uk/tickets')).status).toBe(200)
})

test('of a key the redirect to its one spelling is kept by nobody', async () => {
  site = await startTestSite(async () => page('x'))
  const answer = await site.get('/UK/Order/a-key')
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([308, '/uk/order/a-key', 'no-store'])
})

test.each(['/\\evil.example/', '/en/%5Cevil.example/', '/..//evil.example/', '/%2e%2e/', '/en/%'])(
  '%s leads nowhere',
  async (path) => {
    site = await startTestSite(async () => page('x'))
    const answer = await site.get(path)
    expect([400, 404]).toContain(answer.status)
    expect([answer.headers.location, answer.headers['x-content-type-options']]).toEqual([undefined, 'nosniff'])
    expect(site.rendered).toHaveLength(0)
  },
)

test('files of the client: hashed ones for a year, others for an hour, compressed, with a tag', async () => {
  site = await startTestSite(async () => page('x'))
  const script = await site.get('/static/entry-abc.js', { 'accept-encoding': 'br' })
  expect([
    script.status,
    script.headers['cache-control'],
    script.headers['content-encoding'],
    script.headers['content-type'],
  ]).toEqual([200, 'public, max-age=31536000, immutable', 'br', 'text/javascript; charset=utf-8'])
  expect(
    (await site.get('/static/entry-abc.js', { 'accept-encoding': 'br', 'if-none-match': String(script.headers.etag) })).status,
  ).toBe(304)
  expect((await site.get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  expect((await site.get('/static/gone.js')).status).toBe(404)
})

test.each([
  '/static/../../secret.txt',
  '/static/..%2f..%2fsecret.txt',
  '/static/%2e%2e/%2e%2e/secret.txt',
  '/static/....//....//secret.txt',
  '/static/..\\..\\secret.txt',
  '/static/..;/secret.txt',
  '/.vite/manifest.json',
  '/static/%00',
  '//secret.txt',
  '/static/../../../../../../../etc/passwd',
])('nothing outside the folder is served for %s', async (path) => {
  site = await startTestSite(async () => page('app', { status: 404 }))
  const answer = await site.get(path)
  expect([400, 404, 308]).toContain(answer.status)
  expect(answer.text).not.toMatch(/secret$|root:/)
})

test.each(['/en', '/nope', '/static/entry-abc.js', '/healthz', '/static/gone.js', '/en/'])(
  '%s carries the general headers',
  async (path) => {
    site = await startTestSite(async (request) => page('x', { status: request.url.endsWith('nope') ? 404 : 200 }))
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

test('a site on plain http does not ask for https', async () => {
  site = await startTestSite(async () => page('x'), { siteUrl: 'http://localhost:3000' })
  expect((await site.get('/en')).headers['strict-transport-security']).toBe(undefined)
})

test.each([
  [true, 'noindex'],
  [false, undefined],
])('search engines are told to list nothing of a development version: %s', async (isDevelopment, expected) => {
  site = await startTestSite(async () => page('x'), { isDevelopment })
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
  site = await startTestSite(async (request) => page(`${request.url} ${JSON.stringify([...request.headers])}`))
  const clean = await site.get('/en/a')
  const first = await site.get('/en/a', { [name]: value, host: 'evil.example' })
  const other = await site.get('/en/b', { [name]: value, host: 'evil.example' })
  expect(first.text).toBe(clean.text)
  expect(other.text.replaceAll('/en/b', '/en/a')).toBe(clean.text)
  expect(JSON.stringify([first.headers, other.headers])).not.toContain('evil')
})

test('when the app breaks, the visitor gets a page in their language and no detail', async () => {
  site = await startTestSite(async () => {
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

test('health: the process answers; ready: there is content, and the process is not ending', async () => {
  site = await startTestSite(async () => page('x'))
  expect((await site.get('/healthz')).status).toBe(200)
  const ready = await site.get('/readyz')
  expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
    200,
    { status: 'ready', content: { from: 'source', revision: site.store.revision() }, lastError: null },
  ])
  site.ending.is = true
  expect((await site.get('/readyz')).status).toBe(503)
})

test('ready says whether the desk can write, what waits and when it was backed up; a deleted database takes no page away', async () => {
  site = await startTestSite(async () => page('x'), { isDeskOpen: true })
  const desk = async () => JSON.parse((await site.get('/readyz')).text).desk
  await vi.waitFor(async () => expect(await desk()).not.toBeNull())
  expect(await desk()).toEqual({ writable: true, reason: null, waiting: 0, oldestSeconds: null, dead: 0, lastBackup: null })
  rmSync(join(site.directory, 'desk.sqlite'))
  await site.desk.watch.look()
  expect(await desk()).toMatchObject({ writable: false, reason: 'the file of the database was deleted or replaced' })
  expect((await site.get('/readyz')).status).toBe(200)
  expect((await site.get('/en')).status).toBe(200)
})

test('without content the site is not ready, and pages go to the app, which says so; then it recovers', async () => {
  site = await startTestSite(
    async (_request, { content }) =>
      content.isFilled() ? page('here') : page('away', { status: 503, headers: { 'retry-after': '10' } }),
    { isFilled: false },
  )
  expect((await site.get('/readyz')).status).toBe(503)
  const away = await site.get('/en')
  expect([away.status, away.headers['retry-after']]).toEqual([503, '10'])
  await site.store.refresh()
  expect((await site.get('/en')).status).toBe(200)
})

test('a busy port is one sentence', async () => {
  site = await startTestSite(async () => page('x'))
  await expect(listen(() => {}, { port: site.server.address.port, host: '127.0.0.1' })).rejects.toThrow(
    /^PORT: something else already listens on 127\.0\.0\.1:\d+; [^\n]*\.$/,
  )
})

test('at the end, answers under way are finished and no new connection is taken', async () => {
  let finish = (_: Response) => {}
  site = await startTestSite(
    () =>
      new Promise<Response>((resolve) => {
        finish = resolve
      }),
  )
  const underWay = site.get('/en/slow')
  await expect.poll(() => site.rendered.length).toBe(1)
  const drained = site.server.drain()
  await expect(site.get('/healthz')).rejects.toThrow(/ECONNREFUSED/)
  finish(page('done'))
  expect((await underWay).text).toContain('done')
  await drained
})
