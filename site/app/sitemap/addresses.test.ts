import { pageAt } from '@forum/domain/address/page-at.ts'
import { pageOf } from '@forum/domain/address/pages.ts'
import type { Content } from '@forum/domain/content/content.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import type { Localised } from '@forum/domain/localisation/localised.ts'
import { inAll, inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { aBroadcast, anEvent, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import type { ContentPage, Post } from '@forum/domain/publication/publication.ts'
import { aContentPage, aPost } from '@forum/domain/publication/publication-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { expect, test } from 'vitest'
import { servicesWith } from '../services-builder.ts'
import { addresses, programmePages } from './addresses.server.ts'

const site = 'https://forum.example'

const post = (slug: string, title: Localised, published?: string): Post =>
  aPost({ slug, title, published: published === undefined ? null : parseMoment(published) })
const contentPage = (slug: string): ContentPage => aContentPage({ slug })
const event = (slug: string, own: Partial<ProgrammeEvent> = {}) => anEvent({ slug, ...own })
const forum = (year: number, own: Partial<Forum> = {}): Forum => aForum({ year, ...own })

/** Languages by path without language, of the pages whose path begins so. */
function listed(content: Partial<Content>, beginning: string): Record<string, string> {
  const found = addresses(servicesWith(content)).map(({ versions }) => {
    const paths = versions.filter(({ language }) => language !== 'x-default').map(({ href }) => href.slice(site.length + 3))
    expect(new Set(paths).size).toBe(1)
    return [paths[0] ?? '', versions.map(({ language }) => language).join(' ')] as const
  })
  expect(new Set(found.map(([path]) => path)).size).toBe(found.length)
  return Object.fromEntries(found.filter(([path]) => path.startsWith(beginning)))
}

const everywhere = 'uk en ru x-default'

test('a page is listed in the languages in which it is published, and not before it is out', () => {
  const posts = [
    post('all', inAll('All')),
    post('not-ru', { ...inAll('Some'), ru: '-' }),
    post('english', inSome({ uk: '-', en: 'English', ru: '-' })),
    post('nowhere', inAll('-')),
    post('tomorrow', inAll('Later'), '2025-09-10T09:00'),
  ]
  expect(listed({ posts }, '/news/')).toEqual({
    '/news/all': everywhere,
    '/news/not-ru': 'uk en x-default',
    '/news/english': 'en x-default',
  })
})

test('a page without Ukrainian has another language as the one for everybody else', () => {
  const [page] = addresses(servicesWith({ posts: [post('a', inSome({ uk: '-', en: 'A', ru: 'А' }))] })).filter(({ versions }) =>
    versions[0]?.href.endsWith('/news/a'),
  )
  expect(page?.versions.at(-1)).toEqual({ language: 'x-default', href: `${site}/en/news/a` })
})

test('the date of a publication is said with the offset of Kyiv, and nothing is said without one', () => {
  const pages = addresses(servicesWith({ posts: [post('a', inAll('A'), '2025-07-01T10:00'), post('b', inAll('B'))] }))
  const modified = (slug: string) => pages.find(({ versions }) => versions[0]?.href.endsWith(slug))?.modified
  expect([modified('/news/a'), modified('/news/b')]).toEqual(['2025-07-01T10:00:00+03:00', null])
})

test('of a session and of news it is said when an editor last changed them, where the content service knows', () => {
  const forums = [forum(2025, { events: [event('talk', { changed: 1_759_500_000_000 }), event('other')] })]
  const edited = { ...post('a', inAll('A'), '2025-07-01T10:00'), changed: 1_759_500_000_000 }
  const pages = addresses(servicesWith({ forums, posts: [edited] }))
  const modified = (end: string) => pages.find(({ versions }) => versions[0]?.href.endsWith(end))?.modified
  expect(['/program/talk', '/program/other', '/news/a'].map(modified)).toEqual([
    '2025-10-03T17:00:00+03:00',
    null,
    '2025-10-03T17:00:00+03:00',
  ])
})

test('every page of a list is listed, in the languages in which the list is that long', () => {
  const posts = Array.from({ length: 13 }, (_, index) => post(`p${index}`, index === 0 ? { ...inAll('x'), ru: '-' } : inAll('x')))
  expect(listed({ posts }, '/news?')).toEqual({ '/news?page=2': 'uk en x-default' })
})

test('of an edition its pages and its sessions are listed, where both are published; breaks have no page', () => {
  const events = [event('talk'), event('not-en', { title: { ...inAll('x'), en: '-' } }), event('lunch', { kind: 'break' })]
  expect(listed({ forums: [forum(2025, { title: { ...inAll('x'), ru: '-' }, events })] }, '/forum/')).toEqual({
    '/forum/2025': 'uk en x-default',
    '/forum/2025/program': 'uk en x-default',
    '/forum/2025/program/talk': 'uk en x-default',
    '/forum/2025/program/not-en': 'uk x-default',
  })
})

test('a page that has nothing to show is not listed', () => {
  const pagesOf = (own: Partial<Forum>) => Object.keys(listed({ forums: [forum(2025, own)] }, '/forum/2025/'))
  expect(pagesOf({})).toEqual([])
  expect(pagesOf({ speakerIds: ['olena'] })).toEqual(['/forum/2025/speakers'])
  expect(pagesOf({ ticketsStatus: 'started' })).toEqual(['/forum/2025/tickets'])
  expect(pagesOf({ ticketsStatus: 'started', start: 0, end: 1 })).toEqual([])
  expect(pagesOf({ ticketsStatus: 'ended' })).toEqual([])
  expect(pagesOf({ broadcasts: [aBroadcast({ id: 'hall' })] })).toEqual(['/forum/2025/broadcast', '/forum/2025/broadcast/hall'])
})

test('the days of a programme are listed where there are several', () => {
  const days = ['2025-10-16', '2025-10-17'].map((date) => ({ id: date, slug: date, date, title: nothing }))
  const events = days.map(({ id }) => event(`on-${id}`, { dayId: id, start: parseMoment(`${id}T10:00`) }))
  const daysOf = (own: Partial<Forum>) => Object.keys(listed({ forums: [forum(2025, own)] }, '/forum/2025/program?'))
  expect(daysOf({ days, events })).toEqual(['/forum/2025/program?day=2025-10-16', '/forum/2025/program?day=2025-10-17'])
  expect(daysOf({ days, events: events.slice(1) })).toEqual([])
})

test('side events are listed under the year that they are around, where both are published', () => {
  const sideEvents = [
    aSideEvent({ slug: 'walk', forumYear: 2025 }),
    aSideEvent({ slug: 'by-start', start: parseMoment('2025-10-14T10:00'), title: { ...inAll('x'), en: '-' } }),
    aSideEvent({ slug: 'no-year' }),
    aSideEvent({ slug: 'no-edition', forumYear: 2031 }),
    aSideEvent({ slug: 'cancelled', forumYear: 2020 }),
  ]
  const forums = [forum(2025, { title: { ...inAll('x'), ru: '-' } }), forum(2020, { isCancelled: true })]
  expect(listed({ forums, sideEvents }, '/forum/2025/side')).toEqual({
    '/forum/2025/side/walk': 'uk en x-default',
    '/forum/2025/side/by-start': 'uk x-default',
  })
  expect(listed({ forums, sideEvents }, '/forum/2020/side')).toEqual({})
})

test('a cancelled edition has no sessions', () => {
  const forums = [forum(2020, { isCancelled: true, events: [event('talk')] })]
  expect(Object.keys(listed({ forums }, '/forum/2020/program'))).toEqual([])
})

test('a page of the editors gives way to one of the site, and the first of two with one slug stays', () => {
  const pages = [contentPage('venue'), contentPage('venue'), contentPage('404'), contentPage('News'), contentPage('about')]
  expect(Object.keys(listed({ pages }, '/'))).toEqual(expect.arrayContaining(['/venue', '/about']))
  expect([listed({ pages }, '/404'), listed({ pages }, '/News')]).toEqual([{}, {}])
})

test.each(['ticket', 'order', 'test-payment', 'forum'])(
  'an editors’ page %s is listed: only longer addresses begin with that word',
  (slug) => expect(listed({ pages: [contentPage(slug)] }, `/${slug}`)).toEqual({ [`/${slug}`]: everywhere }),
)

test('without any content the static pages are listed, and no list of nothing', () => {
  const paths = Object.keys(listed({}, ''))
  expect(paths).toEqual(expect.arrayContaining(['', '/about', '/contacts']))
  for (const list of ['/news', '/photos', '/videos', '/materials', '/speakers']) expect(paths).not.toContain(list)
  expect(paths.some((path) => path.startsWith('/forum/'))).toBe(false)
})

test('what is kept for visitors offline is the programme of the current edition in their language', () => {
  const day = { id: 'd', slug: '2025-10-16', date: '2025-10-16', title: nothing }
  const empty = { ...day, id: 'e', slug: '2025-10-17' }
  const events = [
    event('talk', { dayId: 'd' }),
    event('lunch', { dayId: 'd', kind: 'break' }),
    event('not-en', { dayId: 'd', title: { ...inAll('x'), en: '-' } }),
  ]
  const sideEvents = [aSideEvent({ slug: 'walk', forumYear: 2025 }), aSideEvent({ slug: 'old', forumYear: 2024 })]
  const given = servicesWith({
    sideEvents,
    forums: [forum(2024, { events: [event('old')] }), forum(2025, { days: [day, empty], events })],
  })
  expect(programmePages(given, 'en')).toEqual([
    '/en/forum/2025/program',
    '/en/forum/2025/program?day=2025-10-16',
    '/en/forum/2025/my',
    '/en/forum/2025/program/talk',
    '/en/forum/2025/side/walk',
  ])
  for (const path of programmePages(given, 'en').map((one) => one.replace(/\?.*/, '')))
    expect(pageOf(pageAt(path) ?? 'notFound').caching).toBe('ahead')
})

test.each([
  ['there is none', []],
  ['it is cancelled', [forum(2025, { isCancelled: true, events: [event('talk')] })]],
  ['it is not published in the language', [forum(2025, { title: { ...inAll('x'), en: '-' } })]],
])('nothing of the current edition is kept when %s', (_, forums) => {
  expect(programmePages(servicesWith({ forums }), 'en')).toEqual([])
})
