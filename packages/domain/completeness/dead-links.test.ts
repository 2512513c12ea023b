import { expect, it } from 'vitest'
import { type Content, emptyContent } from '../content/content.ts'
import { aForum } from '../forum/forum-builder.ts'
import { inSome } from '../localisation/localised-builder.ts'
import { aPerson } from '../people/person-builder.ts'
import { anEvent, aRoom } from '../programme/programme-builder.ts'
import { aContentPage, anAlbum, aPost, aVideo } from '../publication/publication-builder.ts'
import { leadsNowhere } from './dead-links.ts'

const settings = { siteUrl: 'https://forum.example', currentForumYear: 2025 }
const opening = Date.parse('2025-10-16T09:00+03:00')
const content: Content = {
  ...emptyContent,
  people: [aPerson({ id: 'olena' })],
  rooms: [aRoom({ id: 'hall' })],
  posts: [aPost({ slug: 'news-one', title: inSome({ uk: 'Н', ru: 'Н', en: '-' }) })],
  pages: [{ ...aPost({ slug: 'rules' }), template: 'text', isListed: true }],
  forums: [aForum({ year: 2025, events: [anEvent({ slug: 'opening' })] }), aForum({ year: 2024 })],
}
it.each([
  ['/uk/news/news-one', false],
  ['https://forum.example/uk/news/news-one?x=1#top', false],
  ['/UA/News/news-one', false],
  ['/en/news/news-one', true],
  ['/uk/news/gone', true],
  ['/uk/rules', false],
  ['/uk/nothing', true],
  ['/uk', false],
  ['/', false],
  ['/uk/about#mission', false],
  ['/uk/speakers/olena', false],
  ['/uk/speakers/nobody', true],
  ['/uk/team/nobody', true],
  ['/uk/forum', false],
  ['/uk/forum/2024', false],
  ['/uk/forum/1999', true],
  ['/uk/forum/2025/program/opening', false],
  ['/uk/forum/program/opening', false],
  ['/uk/forum/2024/program/opening', true],
  ['/uk/forum/2025/dashboard/hall', false],
  ['/uk/forum/2025/dashboard/cellar', true],
  ['/uk/forum/2025/tickets', false],
  ['/uk/a/b/c', true],
  ['/about', true],
  ['/rss', false],
  ['/uk/feed', false],
  ['/uk/news/%E0%A4%A', true],
  ['/assets/6b0f6c1e/asset.pdf', false],
  ['/uk/forum/2025/calendar.ics', false],
  ['https://elsewhere.example/uk/gone', false],
  ['mailto:press@forum.example', false],
  ['tel:+380441234567', false],
  ['#place', false],
])('%s leads nowhere: %s', (href, expected) => expect(leadsNowhere(href, content, settings)).toBe(expected))

it.each(['/uk/news/later', '/uk/later', '/uk/videos/later', '/uk/photos/later'])('%s is there from its day on', (href) => {
  const item = { slug: 'later', published: opening }
  const later = { ...content, posts: [aPost(item)], pages: [aContentPage(item)], videos: [aVideo(item)], albums: [anAlbum(item)] }
  const dead = [undefined, opening - 1, opening].map((now) => leadsNowhere(href, later, settings, now))
  expect(dead).toEqual([false, true, false])
})
