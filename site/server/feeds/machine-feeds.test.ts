import { brotliDecompressSync } from 'node:zlib'
import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../contract/app-contract.ts'
import { page, startReadingSite, type TestSite } from '../site-fixture.ts'

const lost = async () => page('not found', { status: 404 })

/** One for all tests that change nothing in it. */
let site: TestSite
beforeAll(async () => {
  site = await startReadingSite(lost)
})
afterAll(() => site[Symbol.asyncDispose]())

test('crawlers are let in and told where the sitemap is', async () => {
  const { status, headers, text } = await site.get('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain('Sitemap: https://forum.example/sitemap.xml')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('a site in development is crawled by nobody', async () => {
  await using site = await startReadingSite(lost, { isDevelopment: true })
  expect((await site.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
})

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemap-uk.xml', 'application/xml; charset=utf-8'],
  ['/manifest.uk.webmanifest', 'application/manifest+json'],
  ['/programme.uk.json', 'application/json'],
  ['/uk/forum/2025/schedule.xml', 'application/xml; charset=utf-8'],
  ['/uk/forum/2025/schedule.json', 'application/json'],
  ['/uk/news.atom', 'application/atom+xml; charset=utf-8'],
])('%s is compressed, tagged and not sent to who holds it', async (path, type) => {
  for (const _ of ['made', 'kept']) {
    const plain = await site.get(path)
    const packed = await site.get(path, { 'accept-encoding': 'br' })
    const notModified = await site.get(path, { 'if-none-match': String(plain.headers.etag) })
    expect([plain.status, plain.headers['content-type'], plain.headers['set-cookie']]).toEqual([200, type, undefined])
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text)
    expect([notModified.status, notModified.text]).toEqual([304, ''])
  }
})

test.each(['schedule.xml', 'schedule.json'])('scripts of other sites may read %s, and which language it speaks', async (file) => {
  for (const _ of ['made', 'kept']) {
    const { headers } = await site.get(`/en/forum/2025/${file}`)
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'content-language': 'en' })
  }
})

test.each(['/en/forum/1999/schedule.xml', '/xx/forum/2025/schedule.json', '/en/forum/2024/schedule.xml'])(
  '%s is the 404 of the pages',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
  },
)

test('the sitemap is made once for a state of the content, and anew when an editor changes something', async () => {
  let made = 0
  const addresses: App['addresses'] = ({ content }) => {
    made++
    return content.posts().map(({ slug }) => ({ versions: [{ language: 'uk', href: slug }], modified: null }))
  }
  await using site = await startReadingSite(lost, { app: { addresses } })
  await site.get('/sitemap-uk.xml')
  await site.get('/sitemap-uk.xml?x=1')
  expect(made).toBe(1)
  site.stub.tables = fixtureTables().set('blog_posts', [{ id: 1, slug: 'edited', title_ua: 'Нове' }])
  await site.store.refresh()
  expect((await site.get('/sitemap-uk.xml')).text).toContain('<loc>edited</loc>')
})

test('each language has its own manifest and its own list of the programme', async () => {
  expect(JSON.parse((await site.get('/manifest.ru.webmanifest')).text)).toEqual({ lang: 'ru' })
  const list = JSON.parse((await site.get('/programme.ru.json')).text)
  expect(list).toEqual({ revision: site.store.revision(), pages: ['/ru/forum/2025/program'] })
})

test.each(['/sitemap-xx.xml', '/sitemap-uk-2.xml', '/manifest.xx.webmanifest', '/manifest.webmanifest', '/programme.ua.json'])(
  '%s is the 404 of the pages',
  async (path) => {
    const { status, text } = await site.get(path)
    expect([status, text.includes('not found')]).toEqual([404, true])
  },
)

test('before any content only what needs none is answered', async () => {
  await using site = await startReadingSite(lost, { isFilled: false })
  const statuses = await Promise.all(
    ['/robots.txt', '/manifest.uk.webmanifest', '/sitemap.xml', '/programme.uk.json'].map(
      async (path) => (await site.get(path)).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 503, 503])
})
