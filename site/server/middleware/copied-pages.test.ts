import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { freePort } from '@forum/ground/base/free-port-fixture.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, startReadingSite, startTestSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

const environment = { CDN_SECONDS: '30' }
const programme = localePath('uk', pathWithin.programme(2025))
const shared = {
  'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400',
  'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30, stale-if-error=86400',
}

test.each([
  [programme, 'forum page-programme'],
  ['/sitemap.xml', 'forum feed'],
])('a cache in front may keep %s, drawn or from memory, and knows it as %s', async (path, names) => {
  site = await startTestSite(async () => page('x'), { environment })
  const made = await site.get(path)
  for (const { headers } of [made, await site.get(path), await site.get(path, { 'if-none-match': String(made.headers.etag) })]) {
    expect(headers).toMatchObject(shared)
    expect(headers['surrogate-key']).toBe(`${names} content-${site.store.revision()}`)
    expect(headers['cache-tag']).toBe(String(headers['surrogate-key']).replaceAll(' ', ','))
  }
})

test('the names of a page follow the content, also when its bytes stay', async () => {
  site = await startReadingSite(async () => page('x'), { environment })
  const before = await site.get('/en/about')
  const [post, ...others] = site.stub.tables.get('blog_posts') ?? []
  site.stub.tables.set('blog_posts', [{ ...(post as object), title_ua: 'Інший' }, ...others])
  await site.store.refresh()
  const after = await site.get('/en/about')
  expect(after.headers.etag).toBe(before.headers.etag)
  expect(after.headers['surrogate-key']).not.toBe(before.headers['surrogate-key'])
  expect(after.headers['surrogate-key']).toContain(site.store.revision())
})

test('a copy does not say a time that has passed, but how old it may be', async () => {
  site = await startReadingSite(async () => page('x'), { environment })
  for (const _ of ['made', 'from memory'])
    expect((await site.get('/en')).headers['server-timing']).toBe(`copy;dur=${(86_400 + 30) * 1000}`)
})

test.each([
  ['a screen in a hall', localePath('uk', pathWithin.dashboard(2025)), () => page('x')],
  ['what somebody looks for', '/en/search?q=x', () => page('x')],
  ['a page that says no-store', '/en/forum/2025/by-bank', () => page('x', { headers: { 'cache-control': 'no-store' } })],
  ['a page with a cookie', '/en/about', () => page('x', { headers: { 'set-cookie': 'a=b' } })],
  ['an order', '/en/order/some-key', () => page('x')],
  ['the entrance, which knows the language chosen last', '/', () => page('x')],
  ['a page that is not there', '/en/about', () => page('x', { status: 404 })],
  ['a failure', '/en/about', () => Promise.reject(new Error('x'))],
])('no cache keeps %s', async (_, path, render) => {
  site = await startReadingSite(async () => render(), { environment })
  for (const _time of ['first', 'again']) {
    const { headers } = await site.get(path)
    expect(headers['cache-control']).toMatch(/no-store|must-revalidate/)
    for (const name of ['cdn-cache-control', 'surrogate-key', 'cache-tag']) expect(headers[name]).toBeUndefined()
  }
})

test('without the setting everything is as before', async () => {
  site = await startReadingSite(async () => page('x'))
  const { headers } = await site.get('/en')
  expect([headers['cache-control'], headers['server-timing'], headers['surrogate-key'], headers['cdn-cache-control']]).toEqual([
    'public, max-age=0, must-revalidate',
    `now;dur=${site.clock.now}`,
    undefined,
    undefined,
  ])
})

const hasNginx = spawnSync('nginx', ['-v']).error === undefined

test.skipIf(!hasNginx)(
  'behind nginx pages go on while the site is stopped, and orders do not (skipped without nginx)',
  async () => {
    site = await startReadingSite(async (request) => page(new URL(request.url).pathname), { environment: { CDN_SECONDS: '1' } })
    const folder = mkdtempSync(join(tmpdir(), 'cdn-'))
    const port = await freePort()
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
    const deployed = readFileSync(join(import.meta.dirname, '../../../deploy/nginx-cache.conf'), 'utf8')
      .replaceAll('/var/cache/nginx', folder)
      .replaceAll('/opt/forum/site/deploy', join(import.meta.dirname, '../../../deploy'))
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${site.server.address.port}`)
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${port}`)
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const start = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`
    writeFileSync(join(folder, 'nginx.conf'), `${start} http { access_log off; ${temporary.join(' ')}\n${deployed} }`)
    const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' })
    const ended = new Promise((resolve) => nginx.once('exit', resolve))
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      return { status: answer.status, text: await answer.text(), from: answer.headers.get('x-cache') }
    }
    try {
      await vi.waitFor(() => ask('/healthz'), { interval: 50 })
      const first = await ask(programme, { 'accept-encoding': 'gzip, br' })
      expect(first).toMatchObject({ status: 200, from: 'MISS', text: expect.stringContaining(programme) })
      expect((await ask(programme, { 'accept-encoding': 'br;q=0.9, gzip' })).from).not.toBe('MISS')
      expect((await ask('/en/order/some-key')).from).not.toBe('HIT')
      expect((await ask('/en/order/some-key')).from).not.toBe('HIT')
      await site.server.drain()
      // Past its second, and past the next in which it would be renewed.
      await vi.waitFor(
        async () =>
          expect(await ask(programme, { 'accept-encoding': 'br' })).toEqual({ status: 200, text: first.text, from: 'STALE' }),
        { interval: 200 },
      )
      expect(await ask('/en/order/some-key')).toMatchObject({
        status: 502,
        text: expect.stringContaining('The site does not answer'),
      })
    } finally {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    }
  },
)
