import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Post } from '@forum/domain/publication/publication.ts'
import { aPost } from '@forum/domain/publication/publication-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { newsFeed } from './news-feed.ts'

const at = (moment: string) => parseMoment(moment) ?? 0
const now = at('2025-10-16T09:00')

function feed(posts: Post[], locale: 'uk' | 'en' = 'uk', time = now) {
  return newsFeed({ posts, locale, siteUrl: 'https://forum.example', now: time })
}

const post = aPost({
  id: '7',
  slug: 'prices',
  title: inAll('Prices <fall> & "rise"'),
  lead: inAll('A lead'),
  published: at('2025-09-01T09:00'),
})

/** What RFC 4287 asks of a feed and an entry, as a schema (its appendix B is informative, and in another language). */
const atom = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2005/Atom" xmlns="http://www.w3.org/2005/Atom" elementFormDefault="qualified">
<xs:simpleType name="date"><xs:restriction base="xs:dateTime"><xs:pattern value=".+(Z|[+-][0-9]{2}:[0-9]{2})"/></xs:restriction></xs:simpleType>
<xs:complexType name="any" mixed="true"><xs:sequence><xs:any minOccurs="0" maxOccurs="unbounded" processContents="skip"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>
<xs:element name="feed"><xs:complexType><xs:sequence>
<xs:element name="id" type="xs:anyURI"/><xs:element name="title" type="xs:string"/><xs:element name="subtitle" type="xs:string"/><xs:element name="updated" type="date"/>
<xs:element name="link" type="any" minOccurs="2" maxOccurs="unbounded"/><xs:element name="author" type="any"/><xs:element name="icon" type="xs:anyURI"/>
<xs:element name="entry" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
<xs:element name="id" type="xs:anyURI"/><xs:element name="title" type="any"/><xs:element name="published" type="date"/><xs:element name="updated" type="date"/>
<xs:element name="link" type="any" maxOccurs="unbounded"/><xs:element name="summary" type="xs:string" minOccurs="0"/><xs:element name="category" type="any" minOccurs="0"/>
</xs:sequence></xs:complexType></xs:element>
</xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>
</xs:element></xs:schema>`

test('a feed has what RFC 4287 asks of it, with news and without', async () => {
  const long = aPost({ id: '8', title: inAll('Two'), published: at('2025-09-02T09:00'), category: 'press' })
  const files = [feed([post, long]), feed([]), feed([post], 'en')]
  const { errors } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [atom],
  })
  expect(errors).toEqual([])
})

test('an entry leads to its page in the feed’s language, before all else; to the others as related', () => {
  const links = (xml: string) => {
    const [, entry = ''] = xml.split('<entry>')
    return [...entry.matchAll(/<link rel="([^"]*)" type="[^"]*" hreflang="([^"]*)" [^>]*href="([^"]*)"/g)].map(([, ...link]) =>
      link.join(' '),
    )
  }
  const inTwo = { ...post, title: inSome({ uk: 'Ціни', en: 'Prices', ru: '-' }), cover: 'abc' }
  const page = (language: string) => `https://forum.example/${language}/news/prices`
  expect(links(feed([post]))).toEqual([`alternate uk ${page('uk')}`, `related en ${page('en')}`, `related ru ${page('ru')}`])
  expect(links(feed([inTwo], 'en'))).toEqual([`alternate en ${page('en')}`, `related uk ${page('uk')}`])
  expect(feed([inTwo], 'en')).toMatch(/<published>[^<]*<\/published><updated>[^<]*<\/updated><link rel="alternate"/)
})

test('the first link of a feed leads to its page: some readers take no other', () => {
  expect(/<link [^>]*>/.exec(feed([], 'en'))?.[0]).toContain(
    'rel="alternate" type="text/html" hreflang="en" href="https://forum.example/en/news"',
  )
})

test('an entry carries its picture, one without a picture nothing', () => {
  const pictured = aPost({ id: '9', title: inAll('Three'), published: at('2025-09-02T09:00'), cover: 'abc' })
  const enclosures = (xml: string) =>
    [...xml.matchAll(/<link rel="enclosure" type="image\/jpeg" href="([^"]*)"\/>/g)].map(([, href]) => href)
  expect(enclosures(feed([pictured, post]))).toEqual(['https://forum.example/assets/abc/share.jpg'])
})

test('the newest stands first; what is dated ahead, undated or of another language does not stand in it', () => {
  const titles = (xml: string) => [...xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title)
  const posts = [
    aPost({ id: 'old', published: at('2025-01-01T09:00') }),
    aPost({ id: 'new', published: at('2025-10-01T09:00') }),
    aPost({ id: 'ahead', published: at('2025-12-01T09:00') }),
    aPost({ id: 'undated' }),
    aPost({ id: 'uk', title: inSome({ uk: 'uk', en: '-' }), published: at('2025-02-01T09:00') }),
  ]
  expect(titles(feed(posts))).toEqual(['new', 'uk', 'old'])
  expect(titles(feed(posts, 'en'))).toEqual(['new', 'old'])
})

test('an entry keeps its identity when its title, its address or its text change, and says when they did', () => {
  const identity = (xml: string) => /<entry><id>(.*?)<\/id>/.exec(xml)?.[1]
  const edited = { ...post, slug: 'other', title: inAll('Other'), changed: at('2025-09-05T10:00') }
  expect(identity(feed([edited]))).toBe(identity(feed([post])))
  expect(identity(feed([post], 'en'))).not.toBe(identity(feed([post])))
  expect(feed([edited])).toContain('<updated>2025-09-05T10:00:00+03:00</updated>')
  expect(feed([post], 'uk', now + 60_000)).toBe(feed([post]))
})

test('texts are texts: nothing in them is markup', () => {
  const xml = feed([post])
  expect(xml).toContain('<title>Prices &lt;fall&gt; &amp; &quot;rise&quot;</title>')
  expect(parseDocument(xml, { xmlMode: true }).children.length).toBeGreaterThan(0)
})
