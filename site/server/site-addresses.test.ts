import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, startReadingSite, type TestSite } from './site-fixture.ts'

/** One for all tests that change nothing in it. */
let site: TestSite
beforeAll(async () => {
  site = await startReadingSite(async () => page('x'))
})
beforeEach(() => {
  site.rendered.length = 0
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([
  ['/en/', '/en'],
  ['/en/news/?page=2', '/en/news?page=2'],
  ['//en', '/en'],
  ['/en//news', '/en/news'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
])('%s leads to %s', async (path, location) => {
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
  ['/rss', '/uk/news.atom'],
  ['/Feed/', '/uk/news.atom'],
  ['/en/rss.xml', '/en/news.atom'],
])('%s leads to %s at once', async (path, location) => {
  const answer = await site.get(path)
  expect([answer.status, answer.headers.location]).toEqual([308, location])
  expect((await site.get(location)).status).toBe(200)
})

test('an address typed in capitals leads to the page that is there; to none that is not, and away from none that is', async () => {
  await using site = await startReadingSite(async () => page('x'))
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
  await using site = await startReadingSite(async () => page('x'))
  const pages = site.stub.tables.get('pages') ?? []
  site.stub.tables.set('pages', [...pages, { ...pages[0], id: 9, slug: 'tickets' }])
  await site.store.refresh()
  expect((await site.get('/uk/tickets')).status).toBe(200)
})

test('of a key the redirect to its one spelling is kept by nobody', async () => {
  const answer = await site.get('/UK/Order/a-key')
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([308, '/uk/order/a-key', 'no-store'])
})

test.each(['/\\evil.example/', '/en/%5Cevil.example/', '/..//evil.example/', '/%2e%2e/', '/en/%'])(
  '%s leads nowhere',
  async (path) => {
    const answer = await site.get(path)
    expect([400, 404]).toContain(answer.status)
    expect([answer.headers.location, answer.headers['x-content-type-options']]).toEqual([undefined, 'nosniff'])
    expect(site.rendered).toHaveLength(0)
  },
)

test.each(['.', ',', ')', ';', '%E2%80%A6', '%C2%BB', '%20', ').', '!', '%2C'])(
  'an address with %s at its end leads to the page before it',
  async (end) => {
    const answer = await site.get(`/uk/forum/2025/tickets${end}?ticket=1`)
    expect([answer.status, answer.headers.location]).toEqual([308, '/uk/forum/2025/tickets?ticket=1'])
  },
)
