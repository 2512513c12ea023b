import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { anEvent, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import type { Video } from '@forum/domain/publication/publication.ts'
import { aVideo } from '@forum/domain/publication/publication-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { describe, expect, it } from 'vitest'
import { speakerView } from './speaker-view.ts'

const person = (own: Partial<Person> = {}): Person => aPerson({ id: '7', slug: 'ivan', name: inAll('Ivan'), ...own })

const event = (id: string, start: string | null, own: Partial<ProgrammeEvent> = {}): ProgrammeEvent =>
  anEvent({ id, start: start === null ? null : parseMoment(start), speakerIds: ['7'], ...own })

const forum = (year: number, events: ProgrammeEvent[], own: Partial<Forum> = {}) =>
  ({ ...unwrittenEdition(year), events, ...own }) satisfies Forum

const viewOf = (
  one: Person,
  forums: Forum[] = [],
  locale: 'uk' | 'en' = 'en',
  videos: Video[] = [],
  sideEvents: SideEvent[] = [],
) => speakerView(servicesWith({ people: [one], forums, videos, sideEvents }), one.slug, locale)

const video = (slug: string, published: number | null, own: Partial<Video> = {}): Video =>
  aVideo({ slug, published, speakerIds: ['7'], ...own })

describe('a person', () => {
  it('is absent in a language where the name is "-", and there only', () => {
    const one = person({ name: inSome({ uk: 'Іван', en: '-', ru: 'Иван' }) })
    expect(viewOf(one, [], 'en')).toBeUndefined()
    expect(viewOf(one, [], 'uk')?.locales).toEqual(['uk', 'ru'])
  })

  it('has the events around the forum among the sessions, where they are and in which part', () => {
    const sides = [
      aSideEvent({ id: 'film', forumYear: 2025, start: parseMoment('2025-10-16T20:00'), moderatorIds: ['7'] }),
      aSideEvent({ id: 'someday', forumYear: 2025, speakerIds: ['7'] }),
      aSideEvent({ id: 'without', forumYear: 2025 }),
      aSideEvent({ id: 'no-edition', forumYear: 2031, speakerIds: ['7'] }),
    ]
    const forums = [forum(2025, [event('a', '2025-10-16T10:00')])]
    const rows = viewOf(person(), forums, 'en', [], sides)?.editions.flatMap(({ days }) => days.flatMap((day) => day.rows))
    expect(rows?.map(({ to, room, aside }) => [to, room?.name, ...(aside ?? [])])).toEqual([
      ['/en/forum/2025/program/a', undefined, 'Speaker'],
      ['/en/forum/2025/side/film', 'Elsewhere in Kyiv', 'Moderator'],
      ['/en/forum/2025/side/someday', 'Elsewhere in Kyiv', 'Speaker'],
    ])
  })

  it('needs nothing but a name', () => {
    expect(viewOf(person())).toMatchObject({ country: null, text: null, figure: null, links: [], editions: [] })
  })

  it('says in which language a text is that fell back', () => {
    const one = person({ description: inSome({ uk: [{ tag: 'p', children: ['Текст'] }] }) })
    expect(viewOf(one)).toMatchObject({ text: { lang: 'uk' } })
    const strong = { tag: 'strong' as const, children: ['61 000 ₴'] }
    const alone = person({ description: inSome({ uk: [{ tag: 'blockquote', children: [strong, ' за рік'] }] }) })
    expect(viewOf(alone)).toMatchObject({ text: null, figure: { value: '61 000 ₴', label: 'за рік', lang: 'uk' } })
  })

  it.each([
    ['UA', 'Ukraine'],
    ['QQ', null],
    [null, null],
  ])('of the country %s is from %s', (country, expected) => expect(viewOf(person({ country }))?.country).toBe(expected))

  it('has links named by network or by host', () => {
    const links = [
      { type: 'LinkedIn', url: 'https://www.linkedin.example/ivan' },
      { type: 'website', url: 'https://www.ivan.example/me' },
    ]
    expect(viewOf(person({ links }))?.links.map(({ label }) => label)).toEqual(['LinkedIn', 'ivan.example'])
  })

  it('is described by the beginning of the text, or by name when there is none', () => {
    const one = person({ description: inSome({ en: [{ tag: 'p', children: ['Repairs bridges.'] }] }) })
    expect(viewOf(one)?.description).toBe('Repairs bridges.')
    expect(viewOf(person())?.description).toContain('Ivan')
  })
})

describe('on stage', () => {
  it('sessions stand by edition, newest first, and by Kyiv day', () => {
    const forums = [
      forum(2025, [
        event('a', '2025-10-15T13:00'),
        event('b', '2025-10-16T00:30'),
        event('c', '2025-10-16T11:00', { moderatorIds: ['7'] }),
      ]),
      forum(2024, [event('d', '2024-11-07T09:00')]),
    ]
    const editions = viewOf(person(), forums)?.editions.map(({ year, days }) => [
      year,
      ...days.map(({ dateText, rows }) => [dateText, ...rows.map(({ key, time, aside }) => `${key} ${time} ${aside}`)]),
    ])
    expect(editions).toEqual([
      [2025, ['15 October 2025', 'a 13:00 Speaker'], ['16 October 2025', 'b 00:30 Speaker', 'c 11:00 Moderator']],
      [2024, ['7 November 2024', 'd 09:00 Speaker']],
    ])
  })

  const notInEnglish = inSome({ uk: 'А', en: '-', ru: 'А' })
  it.each([
    ['a session', [event('a', '2025-10-16T11:00', { title: notInEnglish })], {}],
    ['an edition', [event('a', '2025-10-16T11:00')], { title: notInEnglish }],
  ])('%s that is not published in the language is left out', (_, events, own) => {
    const editions = (['uk', 'en'] as const).map(
      (locale) => viewOf(person(), [forum(2025, events, own)], locale)?.editions.length,
    )
    expect(editions).toEqual([1, 0])
  })

  it('nobody was on stage at a cancelled edition', () => {
    expect(viewOf(person(), [forum(2020, [event('a', '2020-10-16T11:00')], { isCancelled: true })])?.editions).toEqual([])
  })

  it('a session without a time has no date line', () => {
    expect(viewOf(person(), [forum(2025, [event('a', null)])])?.editions[0]?.days).toMatchObject([
      { date: null, dateText: null, rows: [{ time: '' }] },
    ])
  })
})

it('a person is seen in the videos that are out and published in the language, newest first, six at most', () => {
  const videos = [
    video('old', before - 2),
    video('new', before - 1),
    video('tomorrow', before + 1),
    video('of another', before, { speakerIds: ['8'] }),
    video('not in English', before, { title: inSome({ uk: 'Так', en: '-' }) }),
  ]
  expect(viewOf(person(), [], 'en', videos)?.videos.map(({ slug }) => slug)).toEqual(['new', 'old'])
  const many = Array.from({ length: 9 }, (_, index) => video(String(index), before - index))
  expect(viewOf(person(), [], 'en', many)?.videos).toHaveLength(6)
})
