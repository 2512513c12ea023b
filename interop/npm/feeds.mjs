import { once } from 'node:events'
import { Readable } from 'node:stream'
import { reading } from '../artefacts/feeds.mjs'

export const programs = [
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
