import { expect, test } from 'vitest'
import { fixtureTables, pictureId } from './content-fixture.ts'
import type { RawContent, RawRecord } from './raw-content.ts'
import { change, read } from './read-content-fixture.ts'

test('the fixture is read whole, and only what editors did wrong is reported', async () => {
  const { content, faults } = await read(fixtureTables())
  const [forum, before] = content.forums
  expect(content.forums.map(({ year }) => year)).toEqual([2025, 2024])
  expect(forum?.events.map(({ slug }) => slug)).toEqual(['opening', 'prices', 'late'])
  expect(forum?.speakerIds).toEqual(['10', '11'])
  expect(forum?.gallery).toEqual([{ file: pictureId, width: 1200, height: 800, title: 'A hall' }])
  expect(forum?.ticketGroups[0]?.tickets.map(({ price }) => price)).toEqual([900, 2400])
  expect(forum?.partnerGroups[0]?.partners.map(({ slug }) => slug)).toEqual(['opora'])
  expect(forum?.shortProgramme.map(({ time }) => time)).toEqual(['09:00'])
  expect(forum?.statistics[0]?.value).toBe('12')
  expect(before?.events).toEqual([])
  expect(content.rooms.map(({ slug, number }) => [slug, number])).toEqual([
    ['velyka', 1],
    ['desna', 2],
  ])
  expect(content.topics.map(({ slug }) => slug)).toEqual(['energy', 'land'])
  expect(content.socialLinks.map(({ network }) => network)).toEqual(['facebook'])
  expect(content.people.map(({ slug }) => slug)).toEqual(['olena', 'taras'])
  expect(content.people[0]?.country).toBe('UA')
  expect(content.sideEvents[0]).toMatchObject({ forumYear: 2025, registrationUrl: null })
  expect(faults.map(({ collection, id, field }) => `${collection} ${id} ${field}`).sort()).toEqual([
    'events 5 speakers',
    'short_programs 2 time',
    'side_events 1 registration_url',
    'tickets 3 price',
  ])
})

test('the home page’s own words and what is often asked are read with their edition', async () => {
  const { content } = await change('forums', 1, {
    home_lead_ua: ' Чотири зали ',
    home_news_en: 'News of the day',
    topics_ua: 'дрони, експорт',
  })
  expect(content.forums[0]).toMatchObject({
    home: { lead: { uk: 'Чотири зали', en: null }, news: { en: 'News of the day', uk: null }, videos: { uk: null } },
    topics: { uk: 'дрони, експорт', en: null },
  })
})

test('a session keeps its active people only, in the order of the editor', async () => {
  const { content } = await read(fixtureTables())
  const session = content.forums[0]?.events.find(({ slug }) => slug === 'prices')
  expect(session).toMatchObject({
    moderatorIds: ['10'],
    speakerIds: ['11'],
    room: { slug: 'velyka' },
    topic: { slug: 'energy' },
    dayId: '1',
    start: Date.parse('2025-10-16T10:00:00+03:00'),
  })
})

test.each([
  ['a file that the service tells of', { id: pictureId, filesize: '26151' }, pictureId, 26151],
  ['a file without a size', { id: pictureId }, pictureId, null],
  ['a bare id', pictureId, pictureId, null],
  ['no file', null, null, null],
  ['what is no file', 'slides.pdf', null, null],
])('the presentation of a session: %s', async (_, presentation, id, size) => {
  const { content } = await change('events', 5, { presentation })
  const session = content.forums[0]?.events.find(({ slug }) => slug === 'prices')
  expect([session?.presentation, session?.presentationSize]).toEqual([id, size])
})

test('what only its owner names belongs to it all the same', async () => {
  const tables = fixtureTables()
  const without = (name: string, field: string) =>
    tables.set(
      name,
      (tables.get(name) ?? []).map((row) => ({ ...row, [field]: undefined })),
    )
  without('events', 'forum')
  without('events', 'program_day')
  without('program_days', 'forum')
  without('tickets', 'ticket_group')
  const change = (name: string, id: number, fields: RawRecord) =>
    tables.set(
      name,
      (tables.get(name) ?? []).map((row) => (row.id === id ? { ...row, ...fields } : row)),
    )
  change('forums', 1, { program_days: [1, 2], events: [8] })
  change('program_days', 1, { events: [5, 6] })
  change('ticket_groups', 1, { tickets: [1, 2] })
  const { content } = await read(tables)
  expect(content.forums[0]?.events.map(({ slug, dayId }) => [slug, dayId])).toEqual([
    ['opening', '1'],
    ['prices', '1'],
    ['late', '2'],
  ])
  expect(content.forums[0]?.ticketGroups[0]?.tickets).toHaveLength(2)
})

test('when a session, an edition or a piece of news was last changed is known where the service says it', async () => {
  const changedAt = { date_updated: '2025-10-01T06:00:00.000Z' }
  const instant = Date.UTC(2025, 9, 1, 6)
  const session = (await change('events', 5, changedAt)).content.forums[0]?.events.find(({ id }) => id === '5')
  const edition = (await change('forums', 1, changedAt)).content.forums.find(({ id }) => id === '1')
  const { content, faults } = await read(fixtureTables())
  expect([session?.changed, edition?.changed]).toEqual([instant, instant])
  expect([content.forums[0]?.changed, content.posts[0]?.changed]).toEqual([null, null])
  expect(faults.filter(({ field }) => field === 'date_updated')).toEqual([])
})

test('an event without a day falls into the day of its Kyiv date', async () => {
  const { content } = await change('events', 8, { start_date: '2025-10-16T22:30:00Z' })
  expect(content.forums[0]?.events.find(({ slug }) => slug === 'late')?.dayId).toBe('2')
})

test('a forum without days gets those of its events', async () => {
  const tables = fixtureTables()
  tables.set('program_days', [])
  const { content } = await read(tables)
  expect(content.forums[0]?.days.map(({ id, date }) => [id, date])).toEqual([
    ['day-2025-10-16', '2025-10-16'],
    ['day-2025-10-17', '2025-10-17'],
  ])
  expect(content.forums[0]?.events.every(({ dayId }) => dayId?.startsWith('day-'))).toBe(true)
})

test.each([
  ['a kind that nobody knows is none', { kind: 'party' }, { kind: null }],
  ['a room that does not exist is none', { room: 99 }, { room: null }],
  ['a topic that does not exist is none', { topic: 99 }, { topic: null }],
  ['a topic of an expanded relation is read like an id', { topic: { id: 2 } }, { topic: { slug: 'land' } }],
  ['an end before the start is dropped', { end_date: '2025-10-16T08:00:00' }, { end: null }],
  ['an end years after the start is dropped', { end_date: '2052-10-16T13:00:00' }, { end: null }],
  ['a moment that is none is dropped', { start_date: 'soon' }, { start: null }],
  ['a slug that is no path segment gives way to the id', { slug: 'a/b' }, { slug: '5' }],
  ['an empty slug gives way to the id', { slug: '  ' }, { slug: '5' }],
  ['an empty text is absent', { title_en: '  ' }, { title: { uk: 'Prices ua', en: null, ru: 'Prices ru' } }],
  ['a dash is kept: the language decides later', { title_ru: '-' }, { title: { uk: 'Prices ua', en: 'Prices en', ru: '-' } }],
  ['an expanded relation is read like an id', { room: { id: 2, slug: 'x' } }, { room: { slug: 'desna' } }],
  [
    'a text of a wrong type is dropped, not the session',
    { title_en: { a: 1 } },
    { title: { uk: 'Prices ua', en: null, ru: 'Prices ru' } },
  ],
])('%s', async (_, fields, expected) => {
  const { content } = await change('events', 5, fields)
  expect(content.forums[0]?.events.find(({ id }) => id === '5')).toMatchObject(expected)
})

test.each([-1, '007', 20_025])('news of the edition %s belong to none', async (forum_year) => {
  const { content, faults } = await change('blog_posts', 1, { forum_year })
  expect(content.posts.find(({ id }) => id === '1')?.forumYear).toBeNull()
  expect(faults).toContainEqual(expect.objectContaining({ collection: 'blog_posts', id: '1', field: 'forum_year' }))
})

test.each([['disabled'], ['draft']])('an event that is %s is left out', async (status) => {
  const { content } = await change('events', 5, { status })
  expect(content.forums[0]?.events.map(({ id }) => id)).toEqual(['6', '8'])
})

test.each(['forums', 'events', 'speakers', 'rooms', 'topics', 'blog_posts', 'photos', 'contacts', 'tickets', 'partners'])(
  'junk among %s is left out and reported, the rest stays',
  async (collection) => {
    const tables = fixtureTables()
    const junk = [null, 7, 'x', [], {}, { id: null }, { id: {} }, { id: 900, year: 'x', title_ua: 5 }]
    const whole = await read(tables)
    const { content } = await read(
      new Map<string, readonly unknown[]>(tables).set(collection, [...junk, ...(tables.get(collection) ?? [])]),
    )
    for (const name of Object.keys(whole.content) as (keyof typeof content)[]) {
      if (name !== 'people') expect(content[name].length).toBeGreaterThanOrEqual(whole.content[name].length)
    }
    expect(content.people.map(({ slug }) => slug)).toEqual(['olena', 'taras'])
  },
)

test('every field may be null', async () => {
  const nulled: RawContent = new Map(
    [...fixtureTables()].map(([name, rows]) => [
      name,
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([field, value]) => [field, field === 'id' || field === 'year' ? value : null]),
        ),
      ),
    ]),
  )
  const { content } = await read(nulled)
  expect(content.forums.map(({ year }) => year)).toEqual([2025, 2024])
})

test('of two people with one slug the first keeps it', async () => {
  const { content, faults } = await change('speakers', 11, { slug: 'olena' })
  expect(content.people.map(({ slug }) => slug)).toEqual(['olena', 'olena-11'])
  expect(faults).toContainEqual({ collection: 'speakers', id: '11', field: 'slug', reason: '"olena" is taken: the id is added' })
})

test('of two editions of one year the first stays', async () => {
  const { content } = await change('forums', 2, { year: 2025 })
  expect(content.forums.map(({ id }) => id)).toEqual(['2'])
})

test('of two sessions with one slug the older keeps the address, wherever editors put the newer', async () => {
  const tables = fixtureTables()
  const rows = tables.get('events') ?? []
  const newer = {
    id: 99,
    forum: 1,
    program_day: 1,
    slug: 'prices',
    title_ua: 'Newer',
    sort: 1,
    start_date: '2025-10-16T08:00:00',
  }
  tables.set('events', [newer, ...rows])
  const { content, faults } = await read(tables)
  const slugs = content.forums[0]?.events.map(({ id, slug }) => [id, slug])
  expect(slugs).toContainEqual(['5', 'prices'])
  expect(slugs).toContainEqual(['99', 'prices-99'])
  expect(JSON.stringify(faults)).toContain('is taken')
})

test('signs that no text can hold are taken out of it, and what consists of nothing else is empty', async () => {
  const { content } = await change('events', 6, { title_ua: 'Ціна\u0001 \u000bмосту\ud800\n👩‍🚀', title_en: '\u0002 ' })
  const [first] = content.forums[0]?.events ?? []
  expect([first?.title.uk, first?.title.en]).toEqual(['Ціна мосту\n👩‍🚀', null])
})
