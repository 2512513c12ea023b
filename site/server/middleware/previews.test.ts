import type { RawRecord } from '@forum/content/client/raw-content.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passFor } from '../../../directus/extensions/site-pass/pass.ts'
import type { Services } from '../contract/services.ts'
import { editorsKey, page, startReadingSite, type TestSite } from '../site-fixture.ts'

const styles = '<style>p{}</style></head>'
const draft = `<head>${styles}<p>a draft</p><script>start()</script>`

let site: TestSite
let seen: { path: string; services: Services }[] = []

beforeAll(async () => {
  site = await startReadingSite(async (request, services) => {
    const { pathname } = new URL(request.url)
    seen.push({ path: pathname, services })
    return pathname.includes('/preview/') || pathname.endsWith('/404') ? page('not found', { status: 404 }) : page(draft)
  })
  for (const [collection, row] of drafts) add(collection, row)
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(() => {
  seen = []
})

const add = (collection: string, row: RawRecord) =>
  site.stub.tables.set(collection, [...(site.stub.tables.get(collection) ?? []), row])

const titled = (title: string) => ({ title_ua: title, title_en: title, title_ru: title })
const drafts: [string, RawRecord, string][] = [
  ['speakers', { id: 90, slug: 'newcomer', is_active: false, ...titled('Newcomer') }, '/uk/speakers/newcomer'],
  ['events', { id: 91, slug: 'secret', status: 'draft', forum: 1, ...titled('Secret') }, '/uk/forum/2025/program/secret'],
  ['pages', { id: 92, slug: 'plan', is_active: false, ...titled('Plan') }, '/uk/plan'],
  [
    'blog_posts',
    { id: 93, slug: 'soon', is_active: true, ...titled('Soon'), published_date: '2030-01-01T10:00:00' },
    '/uk/news/soon',
  ],
  ['forums', { id: 94, year: 2031, ...titled('Forum 2031') }, '/uk/forum/2031'],
]

const claims = { for: 'preview', version: null, admin: 'https://content.example/admin', until: Date.now() + 3_600_000 }
const open = (own: object, language = 'uk') => site.get(`/${language}/preview/${passFor({ ...claims, ...own }, editorsKey)}`)

describe('a draft is drawn as its page', () => {
  it.each(drafts)('%s', async (collection, row, path) => {
    const { status, text } = await open({ collection, id: String(row.id) })
    expect([status, seen.map((one) => one.path)]).toEqual([200, [path]])
    expect(text).toContain('a draft')
  })

  it('only the one that was asked for: others stay what they are', async () => {
    add('pages', { id: 95, slug: 'other', is_active: false, ...titled('Other') })
    await open({ collection: 'pages', id: '92' })
    expect(seen[0]?.services.content.pageBySlug('plan')).toBeDefined()
    expect(seen[0]?.services.content.pageBySlug('other')).toBeUndefined()
    expect(site.store.pageBySlug('plan')).toBeUndefined()
  })

  it('in another language, and with the state for the ribbon', async () => {
    await open({ collection: 'pages', id: '92' }, 'en')
    expect(seen[0]?.path).toBe('/en/plan')
    expect(seen[0]?.services.settings.preview).toEqual({ state: 'off', isAhead: false })
  })

  it('what is dated in advance is seen on its day', async () => {
    await open({ collection: 'blog_posts', id: '93' })
    expect(seen[0]?.services.settings.preview).toEqual({ state: 'published', isAhead: true })
    expect(seen[0]?.services.clock.now()).toBe(Date.parse('2030-01-01T10:00:00+02:00'))
  })

  it('a version of what is published', async () => {
    site.stub.versions.set('pages/1/winter', { title_ua: 'Зимові правила' })
    await open({ collection: 'pages', id: '1', version: 'winter' })
    expect(seen[0]?.services.content.pageBySlug('rules')?.title.uk).toBe('Зимові правила')
    await open({ collection: 'pages', id: '1' })
    expect(seen[1]?.services.content.pageBySlug('rules')?.title.uk).toBe('Rules ua')
  })
})

describe('a preview', () => {
  beforeAll(() => add('pages', { id: 96, slug: 'news', is_active: true, ...titled('News') }))

  it('is kept by nobody, listed by nobody, framed by the admin application alone, and runs nothing', async () => {
    const { headers, text } = await open({ collection: 'pages', id: '92' })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors https://content.example')
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('script-src')
    expect(text).not.toContain('<script')
    // The page's own styles stand in it, and the policy lets them.
    expect(text).toContain(styles)
    expect(policy).toContain("style-src 'unsafe-inline'")
  })

  it.each([
    ['a made up pass', () => site.get('/uk/preview/nonsense')],
    ['a pass for something else', () => open({ for: 'incomplete' })],
    ['a pass that has ended', () => open({ collection: 'pages', id: '92', until: Date.now() - 1 })],
    ['a record that is not there', () => open({ collection: 'pages', id: '999' })],
    ['a version that is not there', () => open({ collection: 'pages', id: '1', version: 'autumn' })],
    ['a collection that has no pages', () => open({ collection: 'rooms', id: '1' })],
    ['a page that another page hides', () => open({ collection: 'pages', id: '96' })],
    ['what is no content', () => open({ collection: 'directus_users', id: '1' })],
  ])('%s: 404', async (_, ask) => {
    const { status, headers } = await ask()
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('goes on to the app at the address of what is incomplete, edition and all, and nobody keeps that either', async () => {
    const pass = passFor({ ...claims, for: 'incomplete' }, editorsKey)
    const { headers } = await site.get(`/uk/incomplete/${pass}?year=2025&x=1`)
    expect(site.rendered.at(-1)?.url).toBe(`https://forum.example/uk/incomplete/${pass}?year=2025`)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  })

  it('of nothing says so within the frame', async () => {
    const { headers } = await open({ collection: 'pages', id: '999' })
    expect(headers['content-security-policy']).toContain('frame-ancestors https://content.example')
  })

  it('asks the content service for nothing without a good pass', async () => {
    const before = site.stub.requests.length
    await site.get('/uk/preview/nonsense')
    expect(site.stub.requests).toHaveLength(before)
  })

  it('of a service that fails is a 503, which is not kept', async () => {
    site.stub.misbehave = (_, response) => {
      response.writeHead(500).end()
      return true
    }
    const { status, headers } = await open({ collection: 'pages', id: '92' })
    site.stub.misbehave = null
    expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
  })
})
