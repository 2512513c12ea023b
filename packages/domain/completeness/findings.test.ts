import { readContent } from '@forum/content/client/read-content.ts'
import { createRichTextReader } from '@forum/content/client/rich-text.ts'
import { readDemo } from '@forum/content/demo/read-demo.ts'
import { describe, expect, it } from 'vitest'
import { type Content, emptyContent } from '../content/content.ts'
import { aForum } from '../forum/forum-builder.ts'
import { inAll, inSome } from '../localisation/localised-builder.ts'
import { aMember, aPerson } from '../people/person-builder.ts'
import type { ProgrammeEvent } from '../programme/programme.ts'
import { aBroadcast, anEvent, aRoom, aSideEvent } from '../programme/programme-builder.ts'
import { aPost, aVideo } from '../publication/publication-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { type Finding, type FindingKind, findingKinds } from './finding.ts'
import { findings, ofEdition } from './findings.ts'

const settings = { siteUrl: 'https://forum.example', currentForumYear: 2025 }
const photo = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f0a01'
const at = (time: string) => parseMoment(`2025-10-16T${time}`)
const hall = aRoom({ id: 'hall' })
const olena = aPerson({ id: 'olena', photo })

const event = (id: string, from: string, till: string | null, own: Partial<ProgrammeEvent> = {}) =>
  anEvent({ id, start: at(from), end: till === null ? null : at(till), ...own })

const of = (own: Partial<Content>, faults = [] as Parameters<typeof findings>[1]) =>
  findings({ ...emptyContent, ...own }, faults, settings)

const edition = (events: ProgrammeEvent[], own: Parameters<typeof aForum>[0] = {}): Partial<Content> => ({
  people: [olena],
  rooms: [hall],
  forums: [aForum({ id: 'f', events, speakerIds: ['olena'], ...own })],
})

const told = (all: readonly Finding[]) =>
  all.map((one) => {
    const place = `${one.record.collection}/${one.record.id}`
    if (one.kind === 'translation') return `${place} ${one.locale} ${one.fields}`
    if (one.kind === 'picture') return `${place} ${one.lacks}`
    if (one.kind === 'contradiction') return `${place} ${one.what}`
    if (one.kind === 'clash') return `${place} ${one.in} ${one.of.uk} with ${one.other.id}`
    if (one.kind === 'roster') return `${place} ${one.person.id} of ${one.event.id}`
    if (one.kind === 'link') return `${place} ${one.locale} ${one.href}`
    return `${place} ${one.field}: ${one.reason}`
  })

describe('languages', () => {
  it.each<[string, Partial<Content>, string[]]>([
    ['whole', { people: [olena] }, []],
    [
      'a name',
      { people: [aPerson({ id: 'a', photo, name: inSome({ uk: 'А' }) })] },
      ['speakers/a en title', 'speakers/a ru title'],
    ],
    ['taken out of a language', { people: [aPerson({ id: 'a', photo, name: inSome({ uk: 'А', en: '-', ru: 'А' }) })] }, []],
    [
      'one line a record and language',
      { people: [aPerson({ id: 'a', photo, position: inSome({ uk: 'п', ru: 'п' }), company: inSome({ uk: 'к', ru: 'к' }) })] },
      ['speakers/a en position,company'],
    ],
    [
      'only another language has it',
      { people: [aPerson({ id: 'a', photo, position: inSome({ en: 'p' }) })] },
      ['speakers/a uk position', 'speakers/a ru position'],
    ],
    ['a text that is nothing but a dash', { people: [aPerson({ id: 'a', photo, position: inSome({ en: '-' }) })] }, []],
    [
      'a long text',
      { posts: [aPost({ slug: 'n', cover: photo, body: inSome({ uk: ['т'], ru: [] }) })] },
      ['blog_posts/n en body', 'blog_posts/n ru body'],
    ],
    [
      'below an edition',
      { forums: [aForum({ id: 'f', broadcasts: [aBroadcast({ id: 'b', title: inSome({ uk: 'Т', ru: 'Т' }) })] })] },
      ['broadcasts/b en title'],
    ],
  ])('%s', (_, content, expected) => expect(told(of(content))).toEqual(expected))

  it('a day that the site made itself asks for no name', () => {
    const day = { id: 'day-2025-10-16', slug: '2025-10-16', date: '2025-10-16', title: inSome({}) }
    expect(of({ forums: [aForum({ days: [day] })] })).toEqual([])
  })
})

describe('pictures', () => {
  const silent = { tag: 'img' as const, file: photo, attributes: { alt: ' ' } }
  const spoken = { tag: 'img' as const, file: photo, attributes: { alt: 'Зала' } }
  const post = (nodes: readonly object[]) => aPost({ slug: 'n', cover: photo, body: inAll(nodes as never) })
  it.each<[string, Partial<Content>, string[]]>([
    ['a speaker', { people: [aPerson({ id: 'a' })] }, ['speakers/a photo']],
    ['one of the team', { team: [aMember({ id: 't' })] }, ['team_members/t photo']],
    [
      'news and a video',
      { posts: [aPost({ slug: 'n' })], videos: [aVideo({ slug: 'v' })] },
      ['blog_posts/n cover', 'videos/v cover'],
    ],
    ['within a text', { posts: [post([{ tag: 'p', children: ['т', silent] }])] }, ['blog_posts/n alternative']],
    ['with words', { posts: [post([{ tag: 'p', children: [spoken] }])] }, []],
    [
      'of a gallery',
      { forums: [aForum({ id: 'f', gallery: [{ file: photo, width: 1, height: 1, title: null }] })] },
      ['forums/f alternative'],
    ],
  ])('%s', (_, content, expected) => expect(told(of(content))).toEqual(expected))
})

describe('two events at once', () => {
  const other = aRoom({ id: 'other' })
  const both = { speakerIds: ['olena'] }
  it.each<[string, ProgrammeEvent[], string[]]>([
    [
      'in one room',
      [event('a', '09:00', '10:00', { room: hall }), event('b', '09:30', '10:30', { room: hall })],
      ['events/b room hall with a'],
    ],
    ['one after another', [event('a', '09:00', '10:00', { room: hall }), event('b', '10:00', '11:00', { room: hall })], []],
    ['in two rooms', [event('a', '09:00', '10:00', { room: hall }), event('b', '09:00', '10:00', { room: other })], []],
    ['without a room', [event('a', '09:00', '10:00'), event('b', '09:00', '10:00')], []],
    [
      'with one person',
      [
        event('a', '09:00', '10:00', { ...both, room: hall }),
        event('b', '09:30', null, { moderatorIds: ['olena'], room: other }),
      ],
      ['events/b person olena with a'],
    ],
    [
      'whose ends nobody knows',
      [event('a', '09:00', null, { room: hall }), event('b', '09:00', null, { room: hall })],
      ['events/b room hall with a'],
    ],
    [
      'one of them cancelled',
      [
        event('a', '10:00', '11:00', { room: hall, ...both, isCancelled: true }),
        event('b', '10:00', '11:00', { room: hall, ...both }),
      ],
      [],
    ],
    ['without a time', [anEvent({ id: 'a', room: hall }), anEvent({ id: 'b', room: hall })], []],
    [
      'over midnight',
      [
        anEvent({ id: 'a', room: hall, start: at('22:00'), end: parseMoment('2025-10-17T01:00') }),
        event('b', '23:00', null, { room: hall }),
      ],
      ['events/b room hall with a'],
    ],
  ])('%s', (_, events, expected) => expect(told(of(edition(events)).filter(({ kind }) => kind === 'clash'))).toEqual(expected))

  it('a side event of the edition is one of them, that of another is not', () => {
    const beside = (id: string, forumYear: number) =>
      aSideEvent({ id, forumYear, start: at('09:00'), end: at('10:00'), speakerIds: ['olena'] })
    const content = { ...edition([event('a', '09:00', '10:00', both)]), sideEvents: [beside('s', 2025), beside('past', 2024)] }
    expect(told(of(content))).toEqual(['side_events/s person olena with a'])
  })
})

it('who is on stage and not in the list of the edition is named once', () => {
  const events = [
    event('a', '09:00', '10:00', { moderatorIds: ['olena'] }),
    event('b', '11:00', null, { speakerIds: ['olena', 'gone'] }),
  ]
  expect(told(of(edition(events, { speakerIds: [] })))).toEqual(['forums/f olena of a'])
})

it('a fault is named by its record where that is shown, and concerns its editions', () => {
  const faults = ['olena', '99'].map((id) => ({ collection: 'speakers', id, field: 'country', reason: 'is no country code' }))
  const all = of(edition([]), faults)
  expect(all.map(({ record, years }) => [record.name.uk, years])).toEqual([
    ['olena', [2025]],
    ['№ 99', []],
  ])
  expect(ofEdition(all, 2025)).toHaveLength(1)
  expect(ofEdition(all, null)).toHaveLength(2)
})

it('the demo has nothing but what it leaves out on purpose, to show fallbacks, an excursion, plates of people and title cards of films', async () => {
  const { content, faults } = await readContent(readDemo('packages/content/demo').demo().tables, createRichTextReader(null))
  const all = findings(content, faults, { ...settings, siteUrl: 'https://site.example' })
  const counts = new Map<FindingKind, number>(findingKinds.map((kind) => [kind, all.filter((one) => one.kind === kind).length]))
  expect(Object.fromEntries(counts)).toEqual({
    fault: 0,
    contradiction: 1,
    clash: 0,
    link: 0,
    roster: 0,
    translation: 8,
    picture: 221,
  })
})

it('dead links are found in every language of a text, each once', () => {
  const a = (href: string) => ({ tag: 'a' as const, attributes: { href }, children: ['x'] })
  const body = inSome({
    uk: [{ tag: 'p' as const, children: [a('/uk/gone'), a('/uk/gone')] }],
    en: [a('/uk/news')],
    ru: [a('/ru/gone')],
  })
  const posts = [aPost({ slug: 'n', cover: photo, body })]
  expect(told(of({ posts }))).toEqual(['blog_posts/n uk /uk/gone', 'blog_posts/n ru /ru/gone'])
})
