import { createHash } from 'node:crypto'
import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { afterEach, expect, test } from 'vitest'
import { page, startReadingSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

const countUp = () => {
  let count = 0
  return async (request: Request) => page(`${new URL(request.url).pathname}${new URL(request.url).search} ${++count}`)
}

test('a hundred visitors of one new page wait for one render', async () => {
  site = await startReadingSite(countUp())
  const answers = await Promise.all(Array.from({ length: 100 }, () => site.get('/en')))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(site.rendered).toHaveLength(1)
})

test('who holds the page gets 304 without a body, by any spelling of its tag', async () => {
  site = await startReadingSite(async () => page('same'))
  const { headers } = await site.get('/en', { 'accept-encoding': 'br' })
  const etag = String(headers.etag)
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await site.get('/en', { 'accept-encoding': 'br', 'if-none-match': tag })
    expect([answer.status, answer.body.length, answer.headers['content-type']]).toEqual([304, 0, undefined])
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
  expect((await site.get('/en', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a kept page says what time it is on the server, not when it was made', async () => {
  site = await startReadingSite(countUp())
  const made = site.clock.now
  await site.get('/en')
  site.clock.now += 1234
  const cached = await site.get('/en')
  expect(site.rendered).toHaveLength(1)
  expect(cached.headers['server-timing']).toBe(`now;dur=${made + 1234}`)
  site.clock.now += 1000
  const notModified = await site.get('/en', { 'if-none-match': String(cached.headers.etag) })
  expect([notModified.status, notModified.headers['server-timing']]).toEqual([304, `now;dur=${made + 2234}`])
})

test('HEAD has the headers of GET and no body, on a miss and on a hit', async () => {
  site = await startReadingSite(async () => page('long '.repeat(100)))
  const miss = await site.get('/en', {}, 'HEAD')
  const hit = await site.get('/en', {}, 'HEAD')
  const { headers } = await site.get('/en')
  for (const answer of [miss, hit]) {
    expect([answer.status, answer.body.length]).toEqual([200, 0])
    expect([answer.headers.etag, answer.headers['content-type']]).toEqual([headers.etag, headers['content-type']])
    expect(answer.headers['content-length']).toBe(headers['content-length'])
  }
})

const programme = localePath('en', pathWithin.programme(2025))
const long = `/en/speakers?q=${'x'.repeat(101)}`
test.each<[string, string[], string[]]>([
  ['a page is rendered once and then answered from memory', ['/en/speakers', '/en/speakers'], ['/en/speakers']],
  [
    'parameters that a page does not know make no new page, and the app never sees them',
    ['', '?utm_source=x', '?a=1&b=2', '?q=lost', '?__proto__=1'].map((query) => `/en/news${query}`),
    ['/en/news'],
  ],
  [
    'parameters that a page knows do, in one order, once each',
    ['?q=a&day=2', '?day=2&q=a', '?q=a&day=2&utm=1', '?q=a&q=b&day=2', '?q=', ''].map((query) => programme + query),
    [`${programme}?day=2&q=a`, programme],
  ],
  ['an over-long value is answered but not kept', [long, long], [long, long]],
  ['spellings of one path are one page', ['/en/speakers', '/%65n/speakers', '/en/speaker%73'], ['/en/speakers']],
])('%s', async (_, asked, rendered) => {
  site = await startReadingSite(countUp())
  for (const path of asked) expect((await site.get(path)).status).toBe(200)
  expect(site.rendered.map(({ url }) => url.replace('https://forum.example', ''))).toEqual(rendered)
})

test('changed content makes every page anew at once', async () => {
  site = await startReadingSite(async (_request, { content }) =>
    page(
      content
        .posts()
        .map(({ slug }) => slug)
        .join(),
    ),
  )
  const before = await site.get('/en/news')
  site.stub.tables = fixtureTables().set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  await site.store.refresh()
  const after = await site.get('/en/news')
  expect([before.text.includes('news-one'), after.text.includes('edited')]).toEqual([true, true])
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('at the next full minute a page is rendered anew, and keeps its tag when nothing changed', async () => {
  site = await startReadingSite(async () => page('same'))
  const before = await site.get('/en')
  site.clock.now += 49_999
  await site.get('/en')
  expect(site.rendered).toHaveLength(1)
  site.clock.now += 1
  const after = await site.get('/en')
  expect(site.rendered).toHaveLength(2)
  expect(after.headers.etag).toBe(before.headers.etag)
})

test('a clock that is set back, by an hour or by seconds into the minute before, gives no page of the time that it showed', async () => {
  site = await startReadingSite(async () => page('now'))
  await site.get('/en')
  for (const back of [3_600_000, 30_000]) {
    const rendered = site.rendered.length
    site.clock.now -= back
    await site.get('/en')
    expect(site.rendered).toHaveLength(rendered + 1)
    await site.get('/en')
    expect(site.rendered).toHaveLength(rendered + 1)
  }
})

test.each([404, 500, 503, 302, 201])('an answer %i is never kept', async (status) => {
  site = await startReadingSite(async () => page('no', { status, headers: status === 302 ? { location: '/uk' } : {} }))
  const answers = [await site.get('/en/x'), await site.get('/en/x')]
  expect(answers.map((answer) => answer.status)).toEqual([status, status])
  expect(answers[0]?.headers['cache-control']).toBe('no-store')
  expect(site.rendered).toHaveLength(2)
})

test.each<Record<string, string>>([
  { 'set-cookie': 'a=b' },
  { 'cache-control': 'no-store' },
  { 'cache-control': 'private, max-age=60' },
])('a page with %j is for one visitor', async (headers) => {
  site = await startReadingSite(async (request) => page(`for ${request.headers.get('cookie')}`, { headers }))
  const answers = await Promise.all(['a=1', 'a=2'].map((cookie) => site.get('/en/x', { cookie })))
  expect(answers.map(({ text }) => /for ([^<]*)/.exec(text)?.[1])).toEqual(['a=1', 'a=2'])
})

test('a shared page is made without anything of the visitor', async () => {
  site = await startReadingSite(async (request) => page([...request.headers.keys()].join()))
  const headers = {
    cookie: 'lang=ru',
    'user-agent': 'x',
    'x-forwarded-host': 'evil.example',
    'x-react-router-prefetch': '1',
    host: 'evil.example',
    'accept-language': 'en',
  }
  const { text } = await site.get('/en', headers)
  expect(text).toContain('<p>accept</p>')
  expect(site.rendered[0]?.url).toBe('https://forum.example/en')
})

test('the entrance is the visitor’s own and never kept', async () => {
  site = await startReadingSite(
    async (request) =>
      new Response(null, {
        status: 302,
        headers: { location: `/${/lang=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'uk'}` },
      }),
  )
  expect((await site.get('/', { cookie: 'lang=ru', 'x-forwarded-host': 'evil.example' })).headers.location).toBe('/ru')
  expect((await site.get('/')).headers.location).toBe('/uk')
  expect(site.rendered[0]?.headers.has('x-forwarded-host')).toBe(false)
})

test('the policy of a page allows what the app says it wrote, not what is found in the page, and does not say so to visitors', async () => {
  const hash = `'sha256-${createHash('sha256').update('start()').digest('base64')}'`
  site = await startReadingSite(async () => page('<script>evil()</script>', { headers: { 'x-inline-hashes': hash } }))
  for (const _ of ['miss', 'hit']) {
    const { headers } = await site.get('/en')
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash};`)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-inline-hashes']).toBeUndefined()
  }
})
