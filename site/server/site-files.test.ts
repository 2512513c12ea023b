import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, startReadingSite, type TestSite } from './site-fixture.ts'

/** One for all tests that change nothing in it. */
let site: TestSite
beforeAll(async () => {
  site = await startReadingSite(async () => page('x'))
})
afterAll(() => site[Symbol.asyncDispose]())

test('files of the client: hashed ones for a year, others for an hour, compressed, with a tag', async () => {
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
  await using site = await startReadingSite(async () => page('app', { status: 404 }))
  const answer = await site.get(path)
  expect([400, 404, 308]).toContain(answer.status)
  expect(answer.text).not.toMatch(/secret$|root:/)
})
