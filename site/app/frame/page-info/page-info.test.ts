import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales } from '@forum/domain/localisation/locale.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type PageInfo, pageMeta, titleOf } from './page-info.tsx'

const site = 'https://forum.example'
const frame = { siteUrl: site, siteName: 'Forum' }

function metaOf(own: Partial<PageInfo>, lang = 'en', id = 'lang-news-slug'): Record<string, string>[] {
  const page: PageInfo = { title: 'Title', description: 'Text', path: '/news/a', locales, nearestList: '/news', ...own }
  const matches = [
    { id: 'language', loaderData: frame },
    { id, loaderData: { page } },
  ]
  return pageMeta({ matches, params: { lang } }) as Record<string, string>[]
}

const property = (meta: Record<string, string>[], name: string) =>
  meta.filter((tag) => tag.property === name).map(({ content }) => content)

test('a page without a picture is shared with the forum’s in its language', () => {
  const meta = metaOf({ image: null }, 'ru')
  expect(property(meta, 'og:image')).toEqual([`${site}/share-ru.png`])
  expect([property(meta, 'og:image:width'), property(meta, 'og:image:height')]).toEqual([['1200'], ['630']])
})

test('a page with a picture is shared with that one as a JPEG of a known size, and says what it is of', () => {
  const meta = metaOf({ image: 'id' })
  expect(property(meta, 'og:image')).toEqual([`${site}/assets/id/share.jpg`])
  const about = ['type', 'width', 'height', 'alt'].map((name) => property(meta, `og:image:${name}`))
  expect(about).toEqual([['image/jpeg'], ['1200'], ['630'], ['Title']])
})

test('a page whose words are drawn is shared with these, whatever picture it has', () => {
  const meta = metaOf({ image: 'id', hasCard: true }, 'ru')
  expect(property(meta, 'og:image')).toEqual([`${site}/share/ru/news/a.jpg`])
  expect(property(meta, 'og:image:type')).toEqual(['image/jpeg'])
})

describe.each(locales)('the picture of the forum in %s', (locale) => {
  test('is there, in the size that is said', async () => {
    const file = fileURLToPath(new URL(`../../../../public/share-${locale}.png`, import.meta.url))
    expect(existsSync(file)).toBe(true)
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([1200, 630])
  })
})

test('the versions of a page are those that exist, and for everybody else Ukrainian or the first of them', () => {
  const links = (own: Partial<PageInfo>) =>
    metaOf(own)
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hrefLang, href }) => `${hrefLang} ${href?.slice(site.length)}`)
  expect(links({})).toEqual(['uk /uk/news/a', 'en /en/news/a', 'ru /ru/news/a', 'x-default /uk/news/a'])
  expect(links({ locales: ['ru', 'en'] })).toEqual(['en /en/news/a', 'ru /ru/news/a', 'x-default /en/news/a'])
  expect(links({ path: '' }).at(-1)).toBe('x-default /')
})

test('other languages of Open Graph never name the page’s own', () => {
  expect(property(metaOf({ locales: ['uk', 'en'] }), 'og:locale:alternate')).toEqual(['uk_UA'])
})

test('what the table of pages does not list, and what a page takes out of lists itself, says noindex', () => {
  const robots = (own: Partial<PageInfo>, id: string) =>
    metaOf(own, 'en', id).flatMap(({ name, content }) => (name === 'robots' ? content : []))
  expect(robots({}, 'lang-news-slug')).toEqual([])
  expect(robots({ isHidden: true }, 'lang-forum-year-program')).toEqual(['noindex'])
  for (const id of ['lang-order-key', 'lang-forum-year-by-card', 'lang-thank-you-page', 'lang-offline', 'lang-callback'])
    expect(robots({}, id)).toEqual(['noindex'])
})

test.each([
  ['', 'Forum'],
  ['News', 'News — Forum'],
  ['a'.repeat(92), `${'a'.repeat(92)} — Forum`],
  ['a'.repeat(93), 'a'.repeat(93)],
])('a title of a page named %s', (page, expected) => expect(titleOf(page, 'Forum')).toBe(expected))

test('a title that is too long is shortened at a word', () => {
  const title = titleOf('word '.repeat(60).trim(), 'Forum')
  expect(title.length).toBeLessThanOrEqual(100)
  expect(title).toMatch(/^(word )*word…$/)
})

test('readers of feeds find the feed of what a page shows', () => {
  const feeds = (own: Partial<PageInfo>) =>
    metaOf(own)
      .filter(({ type }) => type === 'application/atom+xml')
      .map(({ title, href }) => [title, href])
  expect(feeds({})).toEqual([])
  expect(feeds({ feed: { title: 'Changes', path: '/forum/2025/changes.atom' } })).toEqual([
    ['Changes', `${site}/en/forum/2025/changes.atom`],
  ])
})

test('an article says when it was published and last changed; other pages say neither', () => {
  const told = (own: Partial<PageInfo>) =>
    metaOf(own).flatMap(({ property: name = '', content }) => (/^(?:og:type|article:)/.test(name) ? [`${name} ${content}`] : []))
  expect(told({})).toEqual(['og:type website'])
  expect(told({ article: null })).toEqual(['og:type article'])
  const published = Date.parse('2025-09-08T07:00:00Z')
  expect(told({ article: { published, updated: published + 3_600_000 } })).toEqual([
    'og:type article',
    'article:published_time 2025-09-08T10:00:00+03:00',
    'article:modified_time 2025-09-08T11:00:00+03:00',
  ])
})
