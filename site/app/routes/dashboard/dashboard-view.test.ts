import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Localised } from '@forum/domain/localisation/localised.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { type Change, type ChangeKind, factsOf } from '@forum/domain/programme/changes.ts'
import type { ProgrammeEvent, Room, SideEvent } from '@forum/domain/programme/programme.ts'
import { anEvent, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, test } from 'vitest'
import { hallView } from './dashboard-view.ts'

const ukrainian = catalogues.uk

const text = (uk: string | null, en: string | null = null): Localised => inSome({ uk, en })
const at = (moment: string) => parseMoment(moment) ?? Number.NaN
const room = (slug: string, number: number, title = text(slug)): Room => ({ id: slug, slug, title, number })
const [hall, studio] = [room('hall', 1), room('studio', 2)]

function event(id: string, start: string | null, changes: Partial<ProgrammeEvent> = {}): ProgrammeEvent {
  return anEvent({ id, title: text(id), start: start === null ? null : at(start), room: hall, ...changes })
}

const person = (id: string, name = text(id)) => aPerson({ id, name, company: text('Лад') })
const people = [person('olena'), person('taras'), person('hidden', text('прихований', '-'))]

type DashboardOptions = {
  told?: Change[]
  shown?: Room | null
  now?: string
  locale?: 'uk' | 'en'
  forum?: Partial<Forum>
  sideEvents?: SideEvent[]
}

function view(
  events: ProgrammeEvent[],
  { told = [], shown = hall, now = '2025-10-16T11:00', locale = 'uk', forum, sideEvents = [] }: DashboardOptions = {},
) {
  return hallView(
    servicesWith({ people, sideEvents }, { now: at(now), told }),
    { ...unwrittenEdition(2025), events, ...forum },
    shown,
    locale,
  )
}

test('an event carries its Kyiv time in every form that the screen writes', () => {
  const [item] = view([event('a', '2025-10-16T11:00', { end: at('2025-10-16T12:15'), kind: 'break' })]).items
  expect(item).toMatchObject({
    start: at('2025-10-16T11:00'),
    end: at('2025-10-16T12:15'),
    day: '2025-10-16',
    date: '16 жовтня',
    from: '11:00',
    until: '12:15',
    iso: '2025-10-16T11:00:00+03:00',
    isBreak: true,
  })
})

test('an event around the forum that is held in a hall stands on its screen, one elsewhere does not', () => {
  const side = (id: string, own: Partial<SideEvent>) =>
    aSideEvent({ id, forumYear: 2025, title: text(id), start: at('2025-10-16T12:00'), ...own })
  const sideEvents = [
    side('a', { room: hall, speakerIds: ['olena'] }),
    side('b', {}),
    side('c', { room: hall, isCancelled: true }),
  ]
  const { items, cancelled } = view([event('a', '2025-10-16T13:00')], { sideEvents })
  expect(items.map(({ key, people: on }) => [key, on.length])).toEqual([
    ['side-a', 1],
    ['a', 0],
  ])
  expect(cancelled.map(({ key }) => key)).toEqual(['side-c'])
})

test('the view holds what remains of the edition in all rooms, and not what ended long ago or has no time', () => {
  const events = [
    event('yesterday', '2025-10-15T10:00'),
    event('this morning', '2025-10-16T09:00'),
    event('elsewhere', '2025-10-16T15:00', { room: studio }),
    event('for all', '2025-10-17T10:00', { room: null }),
    event('untimed', null),
  ]
  const { items, rooms, shown } = view(events)
  expect(items.map(({ key, room }) => [key, room])).toEqual([
    ['this morning', 0],
    ['elsewhere', 1],
    ['for all', null],
  ])
  expect([rooms.map(({ slug }) => slug), shown]).toEqual([['hall', 'studio'], 0])
})

test('people are sent with the room’s own sessions and those for all, moderators first and nobody twice', () => {
  const staged = { moderatorIds: ['taras'], speakerIds: ['olena', 'taras', 'gone'] }
  const events = [
    event('own', '2025-10-16T11:00', staged),
    event('elsewhere', '2025-10-16T11:00', { ...staged, room: studio }),
    event('for all', '2025-10-16T12:00', { ...staged, kind: 'break', room: null }),
  ]
  const names = (shown: Room | null) =>
    view(events, { shown }).items.map((item) => item.people.map(({ name, isModerator }) => `${wordsOf(name)} ${isModerator}`))
  expect(names(hall)).toEqual([['taras true', 'olena false'], [], ['taras true', 'olena false']])
  expect(names(null)).toEqual([[], [], []])
})

test('what is not published in the language is not there: sessions and people; a room keeps a name', () => {
  const secret = room('secret', 3, text('таємна', '-'))
  const events = [
    event('a', '2025-10-16T11:00', { speakerIds: ['hidden', 'olena'] }),
    event('b', '2025-10-16T12:00', { title: text('б', '-') }),
    event('c', '2025-10-16T13:00', { room: secret }),
  ]
  const found = view(events, { locale: 'en' })
  expect(found.items.map(({ key }) => key)).toEqual(['a', 'c'])
  expect(found.items[0]?.people.map(({ name }) => name)).toEqual([{ text: 'olena', lang: 'uk' }])
  expect(found.rooms.map(({ slug, name }) => [slug, langOf(name)])).toEqual([
    ['hall', 'uk'],
    ['secret', 'uk'],
  ])
  expect(view(events).items).toHaveLength(3)
})

test('a room in which nothing is held has a screen of what is held for all', () => {
  const found = view([event('for all', '2025-10-16T11:00', { room: null })], { shown: studio })
  expect([found.rooms.map(({ slug }) => slug), found.shown]).toEqual([['studio'], 0])
})

test.each([
  ['no programme', {}, { title: ukrainian.programme.none, text: ukrainian.programme.noneText, date: null }],
  ['no programme but a date', { start: at('2025-10-16T09:00') }, { date: '16 жовтня 2025' }],
  [
    'no programme but several days',
    { start: at('2025-09-30T09:00'), end: at('2025-10-01T18:00') },
    { date: '30 вересня – 1 жовтня 2025' },
  ],
  [
    'a cancelled edition',
    { isCancelled: true, cancelledNote: text('Карантин.'), events: [event('a', '2025-10-16T11:00')] },
    { title: ukrainian.programme.cancelled, text: 'Карантин.', date: null },
  ],
  ['a cancelled edition without a word', { isCancelled: true }, { text: ukrainian.programme.cancelledText }],
])('with %s the screen says why it is empty', (_, forum, notice) => {
  const found = view([], { forum })
  expect(found.notice).toMatchObject(notice)
  expect(found.items).toEqual([])
})

test('an edition that is long over has no notice and nothing left', () => {
  const found = view([event('a', '2025-10-16T11:00')], { now: '2026-01-01T00:00' })
  expect([found.notice, found.items]).toEqual([null, []])
})

const rows = ['09:00', '11:00', '13:00'].map((time) => ({ id: time, time, title: text(time), description: text(null) }))
const dated = { start: at('2025-10-16T09:00'), end: at('2025-10-16T18:00'), shortProgramme: rows }

test.each([
  ['long before', '2025-04-01T09:00', dated, ukrainian.programme.short, ['09:00', '11:00', '13:00']],
  ['on the day', '2025-10-16T11:20', dated, ukrainian.programme.short, ['11:00', '13:00']],
  ['in the last row', '2025-10-16T17:00', dated, ukrainian.programme.short, ['13:00']],
  ['afterwards', '2025-11-20T09:00', dated, ukrainian.dashboard.forumOver, undefined],
  ['afterwards, with nothing', '2025-11-20T09:00', { ...dated, shortProgramme: [] }, ukrainian.dashboard.forumOver, undefined],
  ['of an archived edition without dates', '2025-04-01T09:00', { isArchived: true }, ukrainian.dashboard.forumOver, undefined],
  ['before, with nothing', '2025-04-01T09:00', { ...dated, shortProgramme: [] }, ukrainian.programme.none, undefined],
] as const)('the short programme stands on the screen until there is another: %s', (_, now, forum, title, times) => {
  const { notice } = view([], { now, forum: forum as Partial<Forum> })
  const shown = notice && 'rows' in notice ? notice.rows?.map(({ time }) => time) : undefined
  expect([notice?.title, shown]).toEqual([title, times])
})

test('what is held outside the halls stands on no screen, and the forum is not over before its end', () => {
  const hallDay = [event('a', '2025-10-16T10:00'), event('b', '2025-10-16T16:00', { end: at('2025-10-16T17:00') })]
  const visit = event('visit', '2025-10-16T13:30', { end: at('2025-10-16T18:00'), room: null })
  const river = event('river', '2025-10-16T22:00', { room: null })
  const found = view([...hallDay, visit, river], { now: '2025-10-16T12:00' })
  expect(found.items.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(found.elsewhereUntil).toBe(at('2025-10-16T22:00'))
})

const change = (kinds: ChangeKind[], before: ProgrammeEvent, after: ProgrammeEvent): Change => ({
  eventId: after.id,
  at: 0,
  kinds,
  before: factsOf(before),
  after: factsOf(after),
})

test('a room knows what left it and where to, at the time at which it was to be there', () => {
  const before = event('talk', '2025-10-16T13:00', { end: at('2025-10-16T14:00') })
  const after = event('talk', '2025-10-16T15:00', { room: studio })
  const told = [change(['time', 'hall'], before, after)]
  const moved = view([after], { told }).moved.map(({ key, from, until, to, room }) => [key, from, until, to && wordsOf(to), room])
  expect(moved).toEqual([['talk', '13:00', '14:00', 'studio', 1]])
  expect(view([after], { told, shown: studio }).moved).toEqual([])
  expect(view([{ ...after, isCancelled: true }], { told }).moved).toEqual([])
  expect(view([{ ...after, room: hall }], { told }).moved).toEqual([])
})

test('an event that begins at another time than it was to says when that was', () => {
  const before = event('talk', '2025-10-16T13:00')
  const was = (after: ProgrammeEvent) => view([after], { told: [change(['time'], before, after)] }).items[0]?.was
  expect(was(event('talk', '2025-10-16T13:05'))).toBe('13:00')
  expect(was(event('talk', '2025-10-17T13:00'))).toBe('16 жовтня, 13:00')
  expect(was(event('talk', '2025-10-16T13:00', { end: at('2025-10-16T14:00') }))).toBeUndefined()
})
