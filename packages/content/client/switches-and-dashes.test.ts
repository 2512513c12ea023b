// What editors switch off, and what they take out of a language, as it is read.

import type { Content } from '@forum/domain/content/content.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { expect, test } from 'vitest'
import { change } from './read-content-fixture.ts'

const shown = { true: true, 1: true, '"true"': true, '"1"': true, false: false, 0: false, '"false"': false, '"0"': false }
const switches = Object.entries(shown).map(([value, is]) => [JSON.parse(value) as unknown, is] as const)

test.each([...switches, [null, false], ['', false], ['maybe', false], [undefined, true]] as const)(
  'what the site lists with is_active %j is shown: %j',
  async (is_active, expected) => {
    const shownOf = {
      speakers: (content: Content) => content.people.some(({ id }) => id === '10'),
      team_members: (content: Content) => content.team.length === 1,
      blog_posts: (content: Content) => content.posts.length === 1,
      pages: (content: Content) => content.pages.length === 1,
      videos: (content: Content) => content.videos.length === 1,
      photos: (content: Content) => content.albums.length === 1,
      materials: (content: Content) => content.materials.length === 1,
      contacts: (content: Content) => content.contacts.length === 1,
    }
    for (const [collection, isShown] of Object.entries(shownOf)) {
      const { content } = await change(collection, collection === 'speakers' ? 10 : 1, { is_active })
      expect([collection, isShown(content)]).toEqual([collection, expected])
    }
  },
)

test.each([...switches, [null, true], [undefined, true]] as const)(
  'what comes with an edition and has is_active %j is shown: %j',
  async (is_active, expected) => {
    const shownOf = {
      partners: (forum: Forum | undefined) => forum?.partnerGroups.length === 1,
      tickets: (forum: Forum | undefined) => forum?.ticketGroups[0]?.tickets.some(({ id }) => id === '1'),
      broadcasts: (forum: Forum | undefined) => forum?.broadcasts.length === 1,
    }
    for (const [collection, isShown] of Object.entries(shownOf)) {
      const { content } = await change(collection, 1, { is_active })
      expect([collection, isShown(content.forums[0])]).toEqual([collection, expected])
    }
  },
)

test('who is not decided about is reported, who was switched off is not', async () => {
  const { faults } = await change('speakers', 10, { is_active: null })
  expect(faults.filter(({ collection }) => collection === 'speakers')).toEqual([
    { collection: 'speakers', id: '10', field: 'is_active', reason: 'is not decided: record left out' },
  ])
})

test.each([
  ['rules', true],
  ['about', true],
  ['news', false],
  ['404', false],
  ['ticket', true],
  ['order', true],
  ['test-payment', true],
  ['forum', true],
])('an editors’ page with the slug %s is listed: %j', async (slug, isListed) => {
  const { content, faults } = await change('pages', 1, { slug })
  expect(content.pages).toMatchObject([{ slug, isListed }])
  const said = isListed
    ? []
    : [{ collection: 'pages', id: '1', field: 'slug', reason: `"${slug}" is the address of another page: left out of lists` }]
  expect(faults.filter(({ collection }) => collection === 'pages')).toEqual(said)
})

test.each(['-', '–', '—', '−', ' — '])('a title %j means that the record does not exist in that language', async (title) => {
  const { content } = await change('blog_posts', 1, { title_en: title })
  expect(content.posts[0]?.title).toMatchObject({ en: '-', uk: 'News ua' })
})

test('a dash within a text stays one', async () => {
  const { content } = await change('blog_posts', 1, { title_en: 'A — B', lead_en: '— he said' })
  expect([content.posts[0]?.title.en, content.posts[0]?.lead.en]).toEqual(['A — B', '— he said'])
})

test.each(['a@b"><script>', 'nobody', 'a b@c'])(
  'a contact without a fit e-mail address (%s) is shown without it, and reported',
  async (email) => {
    const { content, faults } = await change('contacts', 1, { email })
    expect(content.contacts[0]).toMatchObject({ email: null, phone: '+38 044 000 00 00' })
    expect(faults).toContainEqual({
      collection: 'contacts',
      id: '1',
      field: 'email',
      reason: 'is no e-mail address: field left out',
    })
  },
)

test.each(['немає', '-', '+'])(
  'a contact whose telephone has no digit to dial (%s) is shown without it, and reported',
  async (phone) => {
    const { content, faults } = await change('contacts', 1, { phone })
    expect(content.contacts[0]?.phone).toBeNull()
    expect(faults).toContainEqual({
      collection: 'contacts',
      id: '1',
      field: 'phone',
      reason: 'is no telephone number: field left out',
    })
  },
)

test.each([
  ['on another day', '2025-10-17T15:00:00', true],
  ['on its day', '2025-10-16T23:30:00', false],
  ['in the night after its day', '2025-10-17T01:30:00', false],
])('a session that begins %s is shown there; whether that is reported: %s %s', async (_, start_date, isReported) => {
  const { content, faults } = await change('events', 6, { start_date })
  expect(content.forums[0]?.events.find(({ id }) => id === '6')?.dayId).toBe('1')
  const reported = faults.filter(({ collection, id }) => collection === 'events' && id === '6')
  expect(reported.map(({ field }) => field)).toEqual(isReported ? ['program_day'] : [])
})

test('a room named in one language alone has that name in all', async () => {
  const { content } = await change('rooms', 1, { title_ua: '-', title_en: '-', title_ru: 'Зал «Рось»' })
  const rooms = content.forums.flatMap(({ events }) => events.flatMap(({ room }) => (room?.id === '1' ? [room.title] : [])))
  expect(rooms[0]).toEqual({ uk: 'Зал «Рось»', en: 'Зал «Рось»', ru: 'Зал «Рось»' })
})
