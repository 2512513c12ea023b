// The site under the name that it had before: what is led away, and what goes on there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, startReadingSite, type TestSite } from '../site-fixture.ts'

const former = 'https://alt.example'
const under = (host: string, more: Record<string, string> = {}) => ({ host, ...more })

/** One for all tests: none changes anything in it. */
let site: TestSite
beforeAll(async () => {
  site = await startReadingSite(async () => page('x'), { formerUrls: [former, 'https://desk.alt.example'] })
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([
  '/',
  '/uk',
  '/en/forum/2025/program?day=2025-10-16',
  '/uk/order/Zx_1-abcdefghijklmnopq',
  '/uk/no-such-page',
  '/uk/%D0%BD%D0%BE%D0%B2%D0%B8%D0%BD%D0%B8?a="><script>',
])('who opens %s under the former name is led to the present one for good, and its stars with it', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const led = await site.get(path, under('alt.example'), method)
    expect([led.status, led.headers.location, led.headers['cache-control']]).toEqual([
      301,
      `https://forum.example${path}`,
      'no-store',
    ])
  }
  const { status, headers, text } = await site.get(path, under('ALT.example', { 'sec-fetch-dest': 'document' }))
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'origin'])
  const to = `https://forum.example${path}`.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  expect(text).toContain(
    `<link rel="canonical" href="${to}"><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
  )
  expect(text.match(/<script/g)).toHaveLength(1)
  expect((await site.get(path, under('alt.example', { 'sec-fetch-dest': 'document' }), 'HEAD')).text).toBe('')
})

test.each([
  '/healthz',
  '/static/entry-abc.js',
  '/uk/forum/2025/calendar.ics',
  '/uk/news.atom',
  '/robots.txt',
  '/assets/none/480.webp',
  '/nothing',
])('%s is answered under both names alike', async (path) => {
  const [here, there] = await Promise.all([
    site.get(path),
    site.get(path, under('alt.example', { 'sec-fetch-dest': 'document' })),
  ])
  expect([there.status, there.text]).toEqual([here.status, here.text])
})

test.each<[string, Record<string, string>, number]>([
  ['an old Safari with stars', { accept: 'text/html,*/*', cookie: 'consent=1' }, 200],
  ['a search engine', { accept: 'text/html,*/*' }, 301],
  ['a page that is fetched ahead', { accept: 'text/html', cookie: 'consent=1', 'sec-fetch-dest': 'empty' }, 301],
  ['a page in a frame', { accept: 'text/html', cookie: 'consent=1', 'sec-fetch-dest': 'iframe' }, 301],
  ['a program with a cookie', { accept: '*/*', cookie: 'consent=1' }, 301],
])('%s: %j is answered %i', async (_, headers, status) => {
  expect((await site.get('/uk', under('alt.example', headers))).status).toBe(status)
})

test.each([
  ['another host', '/uk', under('else.example')],
  ['the present name', '/uk', under('forum.example')],
  ['a port that the former name had not', '/uk', under('alt.example:8080')],
  ['a name below the former one', '/uk', under('x.alt.example')],
  ['X-Forwarded-Host', '/uk', { host: 'forum.example', 'x-forwarded-host': 'alt.example' }],
])('%s leads nowhere', async (_, path, headers) => {
  const { status, headers: got } = await site.get(path, headers)
  expect([status, got.location]).toEqual([200, undefined])
})

test('an address that names another host is not led there', async () => {
  const answer = await site.send('GET http://evil.example/uk HTTP/1.1\r\nHost: alt.example\r\nConnection: close\r\n\r\n')
  expect(answer).not.toMatch(/^location:/im)
})

test('webhooks and payment reports are answered under the former name', async () => {
  const hook = await site.get('/hooks/content', under('alt.example', { authorization: 'Bearer hook-secret' }), 'POST', '{}')
  expect(hook.status).toBe(202)
  const [here, there] = await Promise.all(
    ['forum.example', 'alt.example'].map((host) => site.get('/payments/liqpay', under(host), 'POST', 'data=x&signature=y')),
  )
  expect([there?.status, there?.text]).toEqual([here?.status, here?.text])
})

test('a form that was opened under the former name is taken, one of strangers is not', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = (origin: string) => site.get('/uk/subscribe', under('alt.example', { ...type, origin }), 'POST', 'email=a')
  expect((await sent(former)).status).toBe(200)
  expect((await sent('https://evil.example')).status).toBe(403)
})

test('the service worker of the former name ends itself', async () => {
  const { headers, text } = await site.get('/sw.js', under('alt.example'))
  expect(text).toContain('registration.unregister()')
  expect(headers['content-type']).toContain('javascript')
})

test('ids in calendars keep the first name, addresses have the present one', async () => {
  const { text } = await site.get('/uk/forum/2025/calendar.ics')
  const whole = text.replaceAll('\r\n ', '')
  expect(new Set(whole.match(/(?<=^UID:.*@)\S+$/gm))).toEqual(new Set(['alt.example']))
  expect(new Set(whole.match(/(?<=^URL:https:\/\/)[^/]+/gm))).toEqual(new Set(['forum.example']))
})

test('a site that never had another name hands nothing over', async () => {
  await using other = await startReadingSite(async () => page('x', { status: 404 }))
  expect((await other.get('/stars')).status).toBe(404)
  expect((await site.get('/stars')).text).toContain('data-former="https://alt.example https://desk.alt.example"')
})
