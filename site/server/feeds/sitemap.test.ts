import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { SiteAddress } from '../contract/app-contract.ts'
import { sitemapText } from './sitemap.ts'

const site = 'https://forum.example'

function page(path: string, languages: readonly ('uk' | 'en' | 'ru')[], modified: string | null = null): SiteAddress {
  const versions = languages.map((language) => ({ language, href: `${site}/${language}${path}` }))
  return { versions: [...versions, { language: 'x-default', href: `${site}/${languages[0]}${path}` }], modified }
}

/** Elements of the document as nested lists: name, attributes, children or text. */
function elements(text: string): unknown[] {
  const read = (nodes: readonly unknown[]): unknown[] =>
    (nodes as { type: string; name: string; attribs: object; data: string; children: unknown[] }[])
      .filter(({ type, data }) => type === 'tag' || (type === 'text' && data.trim() !== ''))
      .map((node) => (node.type === 'text' ? node.data : [node.name, { ...node.attribs }, ...read(node.children)]))
  return read(parseDocument(text, { xmlMode: true }).childNodes)
}

const pages = [page('/a', ['uk', 'en', 'ru']), page('/b', ['uk', 'en'], '2025-09-01T10:00:00+03:00'), page('/c', ['en'])]

test('the index names one sitemap for each language that has pages', () => {
  const bilingual = [page('/b', ['uk', 'en'])]
  expect(elements(sitemapText('/sitemap.xml', site, bilingual) ?? '')).toEqual([
    [
      'sitemapindex',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
      ['sitemap', {}, ['loc', {}, `${site}/sitemap-uk.xml`]],
      ['sitemap', {}, ['loc', {}, `${site}/sitemap-en.xml`]],
    ],
  ])
})

test('the sitemap of a language has its version of each page, with the time if it is known and every version besides', () => {
  const link = (hreflang: string, path: string) => ['xhtml:link', { rel: 'alternate', hreflang, href: site + path }]
  expect(elements(sitemapText('/sitemap-en.xml', site, pages.slice(1)) ?? '')).toEqual([
    [
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
      [
        'url',
        {},
        ['loc', {}, `${site}/en/b`],
        ['lastmod', {}, '2025-09-01T10:00:00+03:00'],
        link('uk', '/uk/b'),
        link('en', '/en/b'),
        link('x-default', '/uk/b'),
      ],
      ['url', {}, ['loc', {}, `${site}/en/c`], link('en', '/en/c'), link('x-default', '/en/c')],
    ],
  ])
})

test('more pages than one file may hold go on in further parts, each named in the index', () => {
  const locsOf = (path: string) =>
    [...(sitemapText(path, site, pages, 2) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  expect(locsOf('/sitemap.xml')).toEqual(['uk', 'en', 'en-2', 'ru'].map((name) => `${site}/sitemap-${name}.xml`))
  expect([locsOf('/sitemap-en.xml'), locsOf('/sitemap-en-2.xml')]).toEqual([[`${site}/en/a`, `${site}/en/b`], [`${site}/en/c`]])
})

test.each(['/sitemap-en-3.xml', '/sitemap-en-1.xml', '/sitemap-de.xml', '/sitemap-.xml'])('%s is none', (path) => {
  expect(sitemapText(path, site, pages)).toBeUndefined()
})

test('addresses with signs of XML stay whole', () => {
  const text = sitemapText('/sitemap-uk.xml', site, [page(`/a?x=1&y='"<>`, ['uk'])]) ?? ''
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
  expect(elements(text)).toHaveProperty([0, 2, 2, 2], `${site}/uk/a?x=1&y='"<>`)
})
