import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Localised } from '@forum/domain/localisation/localised.ts'
import { inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { Person } from '@forum/domain/people/person.ts'
import type { Broadcast, ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { aBroadcast, anEvent } from '@forum/domain/programme/programme-builder.ts'
import type { Video } from '@forum/domain/publication/publication.ts'
import { aVideo } from '@forum/domain/publication/publication-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { descriptionOf } from '@forum/site/app/blocks/event-page/event-view.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { at, before } from '@forum/site/app/whole-site-builder.ts'
import { expect, test } from 'vitest'
import { sessionView } from './session-view.ts'

const { en: english, uk: ukrainian } = catalogues

const text = (uk: string, en: string | null = null): Localised => inSome({ uk, en })
const hall = { id: 'r1', slug: 'hall', title: text('Велика зала', 'Main Hall'), number: 1 }

function event(id: string, start: string | null, changes: Partial<ProgrammeEvent> = {}): ProgrammeEvent {
  return anEvent({
    id,
    dayId: 'd',
    title: text(`Подія ${id}`, `Event ${id}`),
    start: start === null ? null : at(start),
    room: hall,
    ...changes,
  })
}

function view(
  shown: ProgrammeEvent,
  {
    others = [] as ProgrammeEvent[],
    year = 2025,
    locale = 'uk' as 'uk' | 'en',
    people = [] as Person[],
    broadcasts = [] as Broadcast[],
    videos = [] as Video[],
    now = before,
  } = {},
) {
  const forum: Forum = {
    ...unwrittenEdition(year),
    events: [shown, ...others],
    days: [{ id: 'd', slug: 'main', date: '2025-10-16', title: nothing }],
    broadcasts,
  }
  return sessionView(servicesWith({ people, videos }, { now }), forum, shown, locale)
}

test('it says when it is, in Kyiv time with that day’s offset', () => {
  const october = view(event('a', '2025-10-16T11:00', { end: at('2025-10-16T12:15') })).when
  expect(october).toEqual({
    start: { text: '11:00', iso: '2025-10-16T11:00:00+03:00' },
    end: { text: '12:15', iso: '2025-10-16T12:15:00+03:00' },
    date: ukrainian.programme.kyivTimeOf('четвер, 16 жовтня'),
  })
  expect(view(event('a', '2024-11-07T11:00'), { year: 2024, locale: 'en' }).when).toEqual({
    start: { text: '11:00', iso: '2024-11-07T11:00:00+02:00' },
    end: null,
    date: english.programme.kyivTimeOf('Thursday, 7 November 2024'),
  })
})

test('a session of which nothing is known but its title is told by its kind', () => {
  const bare = view(event('a', null, { room: null, dayId: null }))
  expect(bare).toMatchObject({
    when: null,
    room: null,
    day: null,
    description: null,
    presentation: null,
    moderators: [],
    speakers: [],
    next: null,
    parallel: [],
    broadcast: null,
    sharedTime: null,
    neighbours: { previous: null, next: null },
  })
  expect(bare.format).toEqual({ title: 'Формат', kind: 'Панель', languages: '' })
  expect(descriptionOf(bare, 'uk')).toBe('Панель')
})

test.each([
  ['uk', ['en'], 'Панель, 1\u00a0година 15\u00a0хвилин', 'мова: українська, переклад: англійська'],
  ['en', ['en'], 'Панель, 1\u00a0година 15\u00a0хвилин', 'мова: англійська'],
  [null, ['en', 'fr'], 'Панель, 1\u00a0година 15\u00a0хвилин', 'переклад: англійська, французька'],
  [null, [], 'Панель, 1\u00a0година 15\u00a0хвилин', ''],
])('its languages are named: %s, interpreted into %s', (language, interpretation, kind, languages) => {
  const shown = event('a', '2025-10-16T11:00', { end: at('2025-10-16T12:15'), language, interpretation })
  expect(view(shown).format).toEqual({ title: 'Формат', kind, languages })
})

test('what comes next is of its room, published in the language, at most three', () => {
  const others = ['12:00', '13:00', '14:00', '15:00'].map((time) => event(time, `2025-10-16T${time}`))
  const hidden = event('hidden', '2025-10-16T11:30', { title: text('Лише українською', '-') })
  const shown = event('a', '2025-10-16T11:00')
  expect(view(shown, { others: [...others, hidden] }).next?.rows.map(({ key }) => key)).toEqual(['hidden', '12:00', '13:00'])
  const next = view(shown, { others: [...others, hidden], locale: 'en' }).next
  expect(next?.title).toBe(english.programme.nextInRoom)
  expect(next?.rows.map(({ key, to }) => [key, to])[0]).toEqual(['12:00', '/en/forum/2025/program/12%3A00'])
})

test('what comes next on another day names its date', () => {
  const next = (dayId: string) =>
    view(event('a', '2025-10-15T22:00'), { others: [event('b', '2025-10-16T09:00', { room: null, dayId })] }).next
  expect(next('e')?.rows[0]?.aside).toEqual(['16 жовтня'])
  expect(next('d')?.rows[0]?.aside).toEqual([])
})

test('a text that fell back carries its language', () => {
  const shown = event('a', null, { title: text('Відкриття'), description: inSome({ uk: [{ tag: 'p', children: ['Текст'] }] }) })
  expect(view(shown, { locale: 'en' })).toMatchObject({ title: { text: 'Відкриття', lang: 'uk' }, description: { lang: 'uk' } })
  expect(view(shown).title).toEqual('Відкриття')
})

const desna = { id: 'r2', slug: 'desna', title: text('Десна', 'Desna'), number: 2 }

test('a session of several days names its last day, and no length in minutes', () => {
  const days = event('a', '2025-10-16T10:00', { end: at('2025-10-18T18:00') })
  const { when, format, sharedTime } = view(days)
  expect(when?.date).toBe(ukrainian.programme.kyivTimeOf('четвер, 16 жовтня – субота, 18 жовтня'))
  expect(format.kind).toBe('Панель')
  expect(sharedTime).toBe(ukrainian.programme.kyivTimeOf('16 жовтня, 10:00 – 18 жовтня, 18:00'))
  const night = view(event('a', '2025-10-16T22:00', { end: at('2025-10-17T00:30') }))
  expect(night.when?.date).toBe(ukrainian.programme.kyivTimeOf('четвер, 16 жовтня'))
  expect(night.sharedTime).toBe(ukrainian.programme.kyivTimeOf('16 жовтня, 22:00–00:30'))
})

test('at the same time are the sessions that overlap it elsewhere, and no break', () => {
  const shown = event('a', '2025-10-16T11:00', { end: at('2025-10-16T12:00') })
  const others = [
    event('before', '2025-10-16T10:00', { end: at('2025-10-16T11:00'), room: desna }),
    event('into', '2025-10-16T10:30', { end: at('2025-10-16T11:01'), room: desna }),
    event('within', '2025-10-16T11:15', { room: desna }),
    event('after', '2025-10-16T12:00', { room: desna }),
    event('coffee', '2025-10-16T11:00', { kind: 'break' }),
    event('untimed', null),
    event('hidden', '2025-10-16T11:00', { title: text('-', 'Only English') }),
  ]
  expect(view(shown, { others }).parallel.map(({ key }) => key)).toEqual(['into', 'within'])
})

test('its neighbours are the sessions before and after it on its day, in every room', () => {
  const shown = event('a', '2025-10-16T11:00')
  const others = [
    event('early', '2025-10-16T09:00', { room: desna }),
    event('lunch', '2025-10-16T12:00', { kind: 'break' }),
    event('late', '2025-10-16T13:00', { room: desna }),
    event('tomorrow', '2025-10-17T09:00', { dayId: 'e' }),
  ]
  const { previous, next } = view(shown, { others }).neighbours
  expect([previous?.to, previous?.time]).toEqual(['/uk/forum/2025/program/early', '09:00'])
  expect([next?.to, next?.time]).toEqual(['/uk/forum/2025/program/late', '13:00'])
  expect(view(others[2] as ProgrammeEvent, { others: [shown] }).neighbours.next).toBeNull()
})

test.each([
  [26_151, '26\u00a0кБ'],
  [null, null],
  [undefined, null],
])('a presentation of %j bytes is told as %j', (presentationSize, size) => {
  const shown = event('a', null, { presentation: 'file', presentationSize })
  expect(view(shown).presentation).toEqual({ file: 'file', format: null, size })
})

const live = (id: string, own: Partial<Broadcast>): Broadcast => aBroadcast({ id, title: text(`Наживо ${id}`), ...own })

test('it is seen in the broadcast that its editor named, else in that of its room on its day; called off, in none', () => {
  const start = at('2025-10-16T09:00')
  const broadcasts = [live('other', { room: desna, start }), live('hall', { room: hall, start }), live('named', {})]
  const slug = (changes: Partial<ProgrammeEvent>) => view(event('a', '2025-10-16T11:00', changes), { broadcasts }).broadcast?.slug
  expect(slug({})).toBe('hall')
  expect(slug({ broadcastId: 'named' })).toBe('named')
  expect(slug({ room: { ...hall, id: 'r9' } })).toBeUndefined()
  expect(slug({ broadcastId: 'named', isCancelled: true })).toBeUndefined()
  expect(slug({ isCancelled: true })).toBeUndefined()
})

test('once it is over it offers what was recorded: of its hall, else the films of its edition; before, and of what was called off, nothing', () => {
  const session = event('a', '2025-10-16T11:00', { end: at('2025-10-16T12:00'), broadcastId: 'b' })
  const [running, over] = [at('2025-10-16T11:59'), at('2025-10-16T12:00')]
  const inHall = (videoUrl: string | null) => aBroadcast({ id: 'b', slug: 'hall-2025', title: text('Зала'), videoUrl })
  const videos = [aVideo({ title: text('Кіно'), forumYear: 2025 }), aVideo({ title: text('Інше'), forumYear: 2024 })]
  const recorded = { broadcasts: [inHall('https://video.example/1')], videos }
  expect(view(session, { ...recorded, now: running })).toMatchObject({ isOver: false, recording: null })
  expect(view(session, { ...recorded, now: over })).toMatchObject({
    isOver: true,
    recording: { to: '/uk/forum/2025/broadcast/hall-2025', label: ukrainian.broadcast.watchRecording },
  })
  expect(view(session, { broadcasts: [inHall(null)], videos, now: over }).recording).toEqual({
    to: '/uk/forum/2025#films',
    label: ukrainian.programme.films(2025),
  })
  expect(view(session, { broadcasts: [inHall(null)], videos: videos.slice(1), now: over }).recording).toBeNull()
  expect(view({ ...session, isCancelled: true }, { ...recorded, now: over }).recording).toBeNull()
})
