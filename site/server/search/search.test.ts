import { demoContent } from '@forum/content/client/demo-content-fixture.ts'
import { emptyContent } from '@forum/domain/content/content.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textsOf } from '@forum/domain/localisation/localised.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent, aRoom, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { anAlbum, aPost } from '@forum/domain/publication/publication-builder.ts'
import { fold } from '@forum/domain/search/fold.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { overPeopleAndSessions, queries } from './queries-fixture.ts'
import { createSearch, type Search } from './search.ts'

let search: Search
beforeAll(async () => {
  search = createSearch()
  await search.learn(await demoContent())
})

const now = Date.parse('2025-10-16T08:00:00Z')
const ask = (query: string, locale: Locale = 'uk') => search.find({ query, locale, now, currentYear: 2025 })

it.each(queries)('“%s” in %s finds %s among the first three', (query, locale, address) => {
  const paths = ask(query, locale).found.map(({ path }) => path)
  expect(paths.slice(0, 3).map((path) => path.split('/').at(-1))).toContain(address)
})

it('the table is long enough, and more than half of it is over people and sessions', () => {
  expect(queries.length).toBeGreaterThanOrEqual(80)
  expect(overPeopleAndSessions).toBeGreaterThan(queries.length / 2)
})

describe('nothing comes', () => {
  it.each(['', '   ', '«—»', '\u0000', '%%%', 'ъъъъъъъъъъ', 'x'.repeat(5000), 'a'.repeat(500), 'ї'.repeat(40)])(
    'of %j',
    (query) => expect(ask(query).found).toEqual([]),
  )
})

it.each(['енергія', 'энергия', 'енергетика', 'energy'])(
  '“%s” leads to a session of this year, not to a guest in whose story it stands',
  (query) => {
    const [first] = ask(query).found
    expect([first?.kind, first?.year]).toEqual(['session', 2025])
  },
)

// Short words sound like parts of long texts: "wifi" like "wives".
it.each(['wifi', 'wi-fi', 'taxi', 'visa', 'bus', 'app', 'info', 'menu', 'cafe', 'vip', 'chat', 'map', 'park'])(
  'by “%s” nobody is found in whose texts no word begins so',
  (query) => {
    const people = ask(query).found.filter(({ kind }) => kind === 'person')
    const others = people.filter(({ title, line, body }) => {
      const text = ` ${fold(...[title, line, body].flatMap(textsOf))}`
      return !fold(query)
        .split(' ')
        .some((word) => text.includes(` ${word}`))
    })
    expect(others.map(({ path }) => path)).toEqual([])
  },
)

it.each([
  ['Ivan', 'Іван'],
  ['Kyiv', 'Київ'],
  ['Olha', 'Ольга'],
  ['Lviv', 'Львів'],
  ['Юлія', 'Yuliia'],
])('a short name is still found by its sound: “%s” finds %s', async (query, name) => {
  const own = createSearch()
  await own.learn({ ...emptyContent, people: [aPerson({ slug: 'one', name: inSome({ uk: `${name} Дуб` }) })] })
  expect(own.find({ query, locale: 'uk', now, currentYear: 2025 }).found.map(({ path }) => path)).toEqual(['/speakers/one'])
})

it('says which words it answered where the keyboard was switched', () => {
  expect(ask('j,jhjyys').asked).toBe('оборонні')
  expect(ask('оборонні').asked).toBe('оборонні')
})

it('where nothing holds all the words, what holds some comes and says so', () => {
  const { isNear, found } = ask('страхування динозаврів')
  expect([isNear, found.length > 0]).toEqual([true, true])
})

it('finds an event around the forum under its own kind, where it and its edition are published', async () => {
  const own = createSearch()
  const title = inSome({ uk: 'Прогулянка', en: '-' })
  const location = inSome({ uk: 'Поштова площа' })
  const sideEvents = [
    aSideEvent({ id: 'walk', forumYear: 2025, title, location }),
    aSideEvent({ id: 'gone', forumYear: 2020, title }),
    aSideEvent({ id: 'no-edition', forumYear: 2031, title }),
  ]
  const forums = [aForum({ year: 2025 }), aForum({ year: 2020, isCancelled: true })]
  await own.learn({ ...emptyContent, forums, sideEvents })
  const found = (locale: 'uk' | 'en') => own.find({ query: 'прогулянка', locale, now, currentYear: 2025 }).found
  expect(found('uk').map(({ kind, path, place }) => [kind, path, place])).toEqual([
    ['sideEvent', '/forum/2025/side/walk', location],
  ])
  expect(found('en')).toEqual([])
})

it('shows what is out, in the languages where it is published', async () => {
  const own = createSearch()
  const posts = [
    aPost({ slug: 'out', title: inSome({ uk: 'Новина', en: '-' }), published: 1000 }),
    aPost({ slug: 'later', title: inSome({ uk: 'Новина завтра' }), published: 3000 }),
  ]
  expect(own.find({ query: 'новина', locale: 'uk', now: 2000, currentYear: 2025 }).found).toEqual([])
  await own.learn({ ...emptyContent, posts, albums: [anAlbum({ slug: 'album', title: inSome({ uk: 'Новина в кадрі' }) })] })
  const found = (locale: 'uk' | 'en', at: number) =>
    own
      .find({ query: 'новина', locale, now: at, currentYear: 2025 })
      .found.map(({ path }) => path)
      .toSorted()
  expect(found('uk', 2000)).toEqual(['/news/out', '/photos/album'])
  expect(found('uk', 3000)).toHaveLength(3)
  expect(found('en', 3000)).not.toContain('/news/out')
})

it('of two readings that come together the later one is kept', async () => {
  const own = createSearch()
  const posts = Array.from({ length: 2000 }, (_, index) => aPost({ slug: `early-${index}`, title: inSome({ uk: 'Рання' }) }))
  const first = own.learn({ ...emptyContent, posts })
  const second = own.learn({ ...emptyContent, posts: [aPost({ slug: 'late', title: inSome({ uk: 'Пізня' }) })] })
  await Promise.all([first, second])
  const found = (query: string) => own.find({ query, locale: 'uk', now, currentYear: 2025 }).found.length
  expect([found('рання'), found('пізня')]).toEqual([0, 1])
})

it('after a change of the content what was changed is found by its new words alone, what is gone not at all, and all else as before', async () => {
  const own = createSearch()
  const posts = ['one', 'two', 'three'].map((slug) => aPost({ slug, title: inSome({ uk: `Новина ${slug}` }) }))
  const found = (query: string) =>
    own
      .find({ query, locale: 'uk', now, currentYear: 2025 })
      .found.map(({ path }) => path)
      .toSorted()
  await own.learn({ ...emptyContent, posts })
  const [one, , three] = structuredClone(posts)
  if (!one || !three) throw new Error('three were made')
  await own.learn({ ...emptyContent, posts: [{ ...one, title: inSome({ uk: 'Звістка one' }) }, three] })
  expect(found('новина')).toEqual(['/news/three'])
  expect(found('звістка')).toEqual(['/news/one'])
  expect(found('two')).toEqual([])
})

it('content that is replaced faster than it can be learnt is learnt all the same', async () => {
  const own = createSearch()
  const posts = Array.from({ length: 300 }, (_, index) =>
    aPost({ slug: `post-${index}`, title: inSome({ uk: `Новина ${index}` }) }),
  )
  const readings = Array.from({ length: 5 }, () => own.learn({ ...emptyContent, posts: structuredClone(posts) }))
  await Promise.all(readings)
  expect(own.find({ query: 'новина', locale: 'uk', now, currentYear: 2025 }).found).toHaveLength(300)
})

it('the first index waits for the first who asks, who waits for it and finds; from then on each reading has its own', async () => {
  const own = createSearch({ isOnDemand: true })
  const find = () => own.find({ query: 'новина', locale: 'uk', now, currentYear: 2025 }).found.length
  await own.learn({ ...emptyContent, posts: [aPost({ slug: 'one', title: inSome({ uk: 'Новина' }) })] })
  expect(find()).toBe(0)
  await own.ready()
  expect(find()).toBe(1)
  await own.learn({ ...emptyContent, posts: [] })
  expect(find()).toBe(0)
})

it('of more than anybody would wait for the index is made before somebody asks', async () => {
  const own = createSearch({ isOnDemand: true })
  const posts = Array.from({ length: 3001 }, (_, index) => aPost({ slug: `post-${index}`, title: inSome({ uk: 'Новина' }) }))
  await own.learn({ ...emptyContent, posts })
  expect(own.find({ query: 'новина', locale: 'uk', now, currentYear: 2025 }).found).toHaveLength(3001)
})

it('who asks first is answered from what is read while he waits', async () => {
  const own = createSearch({ isOnDemand: true })
  const posts = Array.from({ length: 2000 }, (_, index) => aPost({ slug: `early-${index}`, title: inSome({ uk: 'Рання' }) }))
  await own.learn({ ...emptyContent, posts })
  const asked = own.ready()
  void own.learn({ ...emptyContent, posts: [aPost({ slug: 'two', title: inSome({ uk: 'Пізня' }) })] })
  await asked
  expect(own.find({ query: 'пізня', locale: 'uk', now, currentYear: 2025 }).found).toHaveLength(1)
})

it('finds a session by a word of it and its hall, and a person by the name and a year', async () => {
  const own = createSearch()
  const room = aRoom({ title: inSome({ uk: 'Зала «Верба»' }) })
  const event = (id: string, year: number, hall = {}) =>
    anEvent({ id: `${id}-${year}`, title: inSome({ uk: 'Тарифи' }), ...hall })
  const forums = [
    aForum({ year: 2023, events: [event('a', 2023), event('b', 2023, { room })], speakerIds: ['p'] }),
    aForum({ year: 2024, events: [event('a', 2024)] }),
  ]
  const people = [aPerson({ id: 'p', slug: 'here', name: inSome({ uk: 'Ясен Дуб' }) })]
  await own.learn({ ...emptyContent, forums, people })
  const first = (query: string) => own.find({ query, locale: 'uk', now, currentYear: 2025 }).found[0]?.path
  expect(first('верба тарифи')).toBe('/forum/2023/program/b-2023')
  expect(first('дуб 2023')).toBe('/speakers/here')
  expect(first('тариф 2024')).toBe('/forum/2024/program/a-2024')
})
