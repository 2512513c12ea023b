// What the site says to those who mean it harm, and to its operator about them: over real HTTP.

import { type Log, silentLog } from '@forum/ground/base/log.ts'
import { createBudgets } from '@forum/ground/http/budgets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, startTestSite, type TestSite } from './site-fixture.ts'

/** One for all tests that change nothing in it. */
let site: TestSite
beforeAll(async () => {
  site = await startTestSite(async () => page('x'))
})
afterAll(() => site[Symbol.asyncDispose]())

/** A log that keeps what it is told. */
function keptLog() {
  const lines: object[] = []
  const keep = (line: object) => lines.push(line)
  return { lines, log: { ...silentLog(), info: keep, warn: keep, error: keep } as Log }
}

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
  [undefined, 200],
])('a form without an origin whose browser says %s is answered %s', async (fetchSite, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(fetchSite && { 'sec-fetch-site': fetchSite }) }
  expect((await site.get('/en/form', headers, 'POST', 'a=b')).status).toBe(status)
})

test.each([
  ['http://localhost:3000', 'http://127.0.0.1:3000', 200],
  ['http://127.0.0.1:3000', 'http://localhost:3000', 200],
  ['http://localhost:3000', 'http://[::1]:3000', 200],
  ['http://localhost:3000', 'http://127.0.0.1:3001', 403],
  ['http://localhost:3000', 'https://127.0.0.1:3000', 403],
  ['http://localhost:3000', 'null', 403],
  ['https://forum.example', 'http://127.0.0.1:3000', 403],
])('at %s a form that comes from %s is answered %s', async (siteUrl, origin, status) => {
  let told: string | null = null
  const draw = async ({ headers }: Request) => {
    told = headers.get('origin')
    return page('x')
  }
  await using site = await startTestSite(draw, { siteUrl })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
  expect((await site.get('/en/form', headers, 'POST', 'a=b')).status).toBe(status)
  expect(told).toBe(status === 200 ? siteUrl : null)
})

test('the operator reads why forms are refused, and which proxy is not named, once an hour', async () => {
  const { lines, log } = keptLog()
  await using site = await startTestSite(async () => page('x'), { log })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.7' }
  for (const _ of ['first', 'second']) {
    await site.get('/en/form', { ...headers, origin: 'https://www.forum.example' }, 'POST', 'a=b')
    await site.get('/en/form', headers, 'POST', 'a=b')
  }
  expect(lines.filter((line) => 'security' in line)).toEqual([
    { security: 'proxy not trusted', peer: '127.0.0.1' },
    { security: 'foreign form', origin: 'https://www.forum.example', siteUrl: 'https://forum.example' },
  ])
})

test('wrong keys and visitors who are told to wait are marked in the log, without what they sent', async () => {
  const { lines, log } = keptLog()
  const once = { burst: 1, perMinute: 6 }
  const budgets = createBudgets(() => 0, { wrongKeys: { ...once, burst: 2 }, pay: once, papers: once })
  await using site = await startTestSite(async () => page('x'), {
    log,
    budgets,
    environment: { DESK_KEY: 'a-key-of-the-scanners' },
  })
  const statuses: number[] = []
  const ask = async (...request: Parameters<TestSite['get']>) => statuses.push((await site.get(...request)).status)
  const order = '/uk/order/Zx_1-abcdefghijklmnopq'
  for (const _ of ['within the budgets', 'over them']) {
    await ask('/hooks/content', { authorization: 'Bearer guessed' }, 'POST')
    await ask('/desk/check-in', { authorization: 'Bearer guessed' }, 'POST')
    await ask(order, { 'content-type': 'application/x-www-form-urlencoded' }, 'POST', 'a=b')
    await ask(`${order}/invoice.pdf`)
  }
  expect(statuses).toEqual([401, 401, 200, 200, 429, 429, 429, 429])
  expect(lines.filter((line) => 'security' in line)).toEqual([
    { security: 'wrong key', path: '/hooks/content' },
    { security: 'wrong key', path: '/desk/check-in' },
    { security: 'too many', budget: 'wrongKeys' },
    { security: 'too many', budget: 'pay' },
    { security: 'too many', budget: 'papers' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/guessed|Zx_1/)
})

test('what browsers report of the policy is counted and kept without keys, queries and addresses', async () => {
  const { lines, log } = keptLog()
  await using site = await startTestSite(async () => page('x'), { log })
  const report = (blocked: string) => ({
    'csp-report': {
      'document-uri': 'https://forum.example/uk/order/Zx_1-abcdefghijklmnopq?q=Olena',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
      'script-sample': 'alert(1)',
    },
  })
  const send = (body: string) => site.get('/reports/policy', { 'content-type': 'application/csp-report' }, 'POST', body)
  for (const blocked of ['inline', 'inline', 'https://evil.example/a?b', 'chrome-extension://abc/x.js'])
    expect((await send(JSON.stringify(report(blocked)))).status).toBe(204)
  for (const body of ['', '{}', 'x', '[]', '{"csp-report":{"blocked-uri":1}}', 'x'.repeat(65_000)])
    expect((await send(body)).status).toBe(204)
  const same = { security: 'policy violated', directive: 'script-src-elem', path: '/uk/order/*' }
  expect(lines.filter((line) => 'security' in line)).toEqual([
    { ...same, blocked: 'inline' },
    { ...same, blocked: 'https://evil.example' },
    { ...same, blocked: 'chrome-extension:' },
  ])
})

test.each([
  ['two hosts', 'Host: forum.example\r\nHost: evil.example', 400],
  ['one host twice', 'Host: forum.example\r\nhOST: forum.example', 400],
  ['a host that is none', 'Host: forum.example/evil', 400],
  ['one host', 'Host: forum.example:8080', 200],
  ['an IPv6 host', 'Host: [::1]:8080', 200],
  ['a header that begins alike', 'Host: x\r\nHostile: y', 200],
])('a request with %s', async (_, hosts, status) => {
  for (const _ of ['miss', 'hit'])
    expect(await site.send(`GET /en HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)).toMatch(`HTTP/1.1 ${status} `)
})

test('who asks first is not told to send what will be refused', async () => {
  const head = (length: number) =>
    `POST /en/form HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`
  expect(await site.send(head(10_000_000))).toMatch(/^HTTP\/1\.1 413 /)
  expect(await site.send(`${head(5)}name=`)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
})

test('weaknesses are reported where the operator says, in a text that is valid for months', async () => {
  await using site = await startTestSite(async () => page('x'), { securityContact: 'mailto:security@forum.example' })
  const { status, headers, text } = await site.get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:security@forum.example')
  expect(fields.get('Canonical')).toBe('https://forum.example/.well-known/security.txt')
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(366)
})

test('without a contact there is no such text', async () => {
  expect((await site.get('/.well-known/security.txt')).status).toBe(404)
})

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('https for %s', async (hsts, expected) => {
  await using site = await startTestSite(async () => page('x'), { hsts })
  for (const path of ['/en', '/en', '/healthz'])
    expect((await site.get(path)).headers['strict-transport-security']).toBe(expected)
})

test('only what says so may stand in a frame of another site, and what it says stays here', async () => {
  const render = async ({ url }: Request) => page('x', { headers: url.includes('/embed/') ? { 'x-framing': 'any' } : {} })
  await using site = await startTestSite(render)
  for (const _ of ['made', 'kept']) {
    const framed = await site.get('/en/embed/programme?day=2025-10-16')
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(framed.headers).not.toHaveProperty('x-framing')
    expect(framed.headers).not.toHaveProperty('x-frame-options')
    expect((await site.get('/en/about')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})
