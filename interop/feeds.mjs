// Feeds of news. Each entry opens in the language of its feed, and the feed leads to its page.
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { origin } from './site.mjs'

const first = 'chotyry-stseny-i-zhodnoho-slaida'

const rightIn = (locale, title, entries, entry) => ({
  title,
  page: `${origin}/${locale}/news`,
  entries,
  first: entry,
  opens: `${origin}/${locale}/news/${first}`,
  /** Languages of the pages that entries open. */
  languages: [locale],
  published: '2025-09-08T07:00:00.000Z',
})

const artefacts = [
  {
    name: 'news in Ukrainian',
    path: '/uk/news.atom',
    right: rightIn(
      'uk',
      'Новини: Київський економічний форум',
      28,
      'Форум повертається у велику залу: чотири сцени й жодного слайда з гаслами',
    ),
  },
  {
    name: 'news in English',
    path: '/en/news.atom',
    right: rightIn(
      'en',
      'News: Kyiv Economic Forum',
      27,
      'The forum returns to the main hall: four stages and not one slide with a slogan',
    ),
  },
  {
    name: 'news in Russian',
    path: '/ru/news.atom',
    right: rightIn(
      'ru',
      'Новости: Киевский экономический форум',
      28,
      'Форум возвращается в большой зал: четыре сцены и ни одного слайда с лозунгом',
    ),
  },
]

/** `entries` are told as `{ title, link, published }`. */
function reading(title, page, entries) {
  const [top] = entries
  return {
    title,
    page,
    entries: entries.length,
    first: top?.title,
    opens: top?.link,
    languages: [...new Set(entries.map(({ link }) => String(link).split('/')[3]))],
    published: new Date(top?.published).toISOString(),
  }
}

const npm = [
  {
    name: 'rss-parser',
    async read({ text }) {
      const { default: Parser } = await import('rss-parser')
      const { title, link, items } = await new Parser().parseString(text)
      return reading(
        title,
        link,
        items.map((item) => ({ title: item.title, link: item.link, published: item.pubDate })),
      )
    },
  },
  {
    name: 'feedparser',
    async read({ text, address }) {
      const { default: FeedParser } = await import('feedparser')
      const parser = Readable.from([text]).pipe(new FeedParser({ feedurl: address }))
      const items = []
      parser.on('data', (item) => items.push(item))
      await once(parser, 'end')
      return reading(
        parser.meta.title,
        parser.meta.link,
        items.map(({ title, link, pubdate }) => ({ title, link, published: pubdate })),
      )
    },
  },
  {
    name: '@extractus/feed-extractor',
    async read({ text }) {
      const { extractFromXml } = await import('@extractus/feed-extractor')
      const { title, link, entries } = extractFromXml(text)
      return reading(title, link, entries)
    },
  },
  {
    name: 'feedsmith',
    async read({ text }) {
      const { parseAtomFeed } = await import('feedsmith')
      const { title, links, entries } = parseAtomFeed(text)
      const pageOf = (all) =>
        all
          .filter(({ rel }) => rel === 'alternate')
          .map(({ href }) => href)
          .join(' ')
      const textOf = (value) => (typeof value === 'string' ? value : value?.value)
      return reading(
        textOf(title),
        pageOf(links),
        entries.map((entry) => ({ title: textOf(entry.title), link: pageOf(entry.links), published: entry.published })),
      )
    },
  },
  {
    name: 'htmlparser2',
    async read({ text }) {
      const { parseFeed } = await import('htmlparser2')
      const { title, link, items } = parseFeed(text)
      return reading(
        title,
        link,
        items.map((item) => ({ title: item.title, link: item.link, published: item.pubDate })),
      )
    },
  },
  {
    name: '@rowanmanning/feed-parser',
    async read({ text }) {
      const { parseFeed } = await import('@rowanmanning/feed-parser')
      const { title, url, items } = parseFeed(text)
      return reading(
        title,
        url,
        items.map((item) => ({ title: item.title, link: item.url, published: item.published })),
      )
    },
  },
]

export const feeds = { artefacts, npm, debian: [] }
