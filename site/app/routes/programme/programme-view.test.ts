import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { eventKey } from '@forum/domain/programme/selection.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { at, event, type Options, person, programme, room, text } from './programme-view-fixture.ts'

const ukrainian = catalogues.uk

test('it counts the rooms and sessions of the day that is shown, without breaks', () => {
  const events = [
    event('a', '2025-10-16T09:00', { room: room(1) }),
    event('b', '2025-10-16T10:00', { room: room(2) }),
    event('coffee', '2025-10-16T11:00', { kind: 'break', room: room(3) }),
    event('c', '2025-10-15T10:00', { room: room(4) }),
  ]
  expect(programme(events).facts).toBe('2 зали, 2 події')
  expect(programme(events, { day: '2025-10-15' }).facts).toBe('1 зала, 1 подія')
})

test.each([
  ['2025-10-16T10:59', true],
  ['2025-10-16T11:00', false],
])('at %s, when its last session ends at 11:00, it has something for a calendar: %s', (now, expected) => {
  const events = [
    event('a', '2025-10-16T10:00', { end: at('2025-10-16T11:00') }),
    event('coffee', '2025-10-16T12:00', { kind: 'break' }),
    event('b', null),
  ]
  expect(programme(events, { now }).hasCalendar).toBe(expected)
})

test('an event that is not published in the language is absent, and not counted', () => {
  const events = [event('a', '2025-10-16T09:00'), event('b', '2025-10-16T10:00', { title: text('Лише українською', '-') })]
  expect(programme(events).day?.items).toHaveLength(2)
  const view = programme(events, { locale: 'en' })
  expect(view.day?.items.map(({ slug }) => slug)).toEqual(['a'])
  expect(view.facts).toBe('1 event')
})

test('times count in minutes from the midnight of the day, past the next one too; an end before the start is none', () => {
  const late = event('late', '2025-10-15T22:00', { end: at('2025-10-16T00:30') })
  const slip = event('slip', '2025-10-15T23:00', { end: at('2025-10-15T22:00') })
  expect(programme([late, slip]).day?.items.map(({ from, until }) => [from, until])).toEqual([
    [1320, 1470],
    [1380, undefined],
  ])
})

test('a title and names in another language carry it, those in the page’s do not', () => {
  const people = [person('1', text('Олена', 'Olena')), person('2', text('Марта', 'Marta')), person('3', text('Тарас'))]
  const item = event('a', '2025-10-16T09:00', { title: text('Відкриття'), speakerIds: ['1', 'inactive', '2', '3'] })
  const [drawn] = programme([item], { locale: 'en', people }).day?.items ?? []
  expect(drawn?.title).toEqual({ text: 'Відкриття', lang: 'uk' })
  expect(drawn?.people).toEqual(['Olena, Marta', { text: 'Тарас', lang: 'uk' }])
})

test('moderators are named where no speaker is', () => {
  const people = [person('1', text('Олена')), person('2', text('Марта'))]
  const names = (changes: Partial<ProgrammeEvent>) =>
    programme([event('a', '2025-10-16T09:00', changes)], { people }).day?.items[0]?.people
  expect(names({ moderatorIds: ['1'], speakerIds: ['2'] })).toEqual(['Марта'])
  expect(names({ moderatorIds: ['1'] })).toEqual(['Олена'])
  expect(names({})).toBeUndefined()
})

test('what has no time stands apart from the day', () => {
  const view = programme([
    event('a', '2025-10-16T09:00'),
    event('b', null, { dayId: 'day 2025-10-16' }),
    event('c', null),
    event('d', null, { dayId: 'day 2025-10-15' }),
  ])
  expect(view.day?.items).toHaveLength(1)
  expect(view.untimed.map(({ key }) => key)).toEqual(['b', 'c'])
})

test('a day’s caption of one word is in lower case, a name of several words stays as it is', () => {
  const events = [event('a', '2025-10-16T09:00')]
  expect(programme(events).tabs).toEqual([
    { to: '/uk/forum/2025/program?day=2025-10-16', date: '16 жовтня', weekday: 'четвер', title: 'форум', isChosen: true },
  ])
  expect(programme(events, { locale: 'en' }).tabs[0]?.title).toEqual('Day of Forums')
})

test.each([
  ['no events', {}, ukrainian.programme.none, ukrainian.programme.noneText],
  [
    'a cancelled edition, whatever it planned',
    { isCancelled: true, events: [event('a', '2025-10-16T09:00')] },
    ukrainian.programme.cancelled,
    ukrainian.programme.cancelledText,
  ],
  [
    'a cancelled edition with a note',
    { isCancelled: true, cancelledNote: text('Пандемія') },
    ukrainian.programme.cancelled,
    'Пандемія',
  ],
])('%s: it says why there is no programme', (_, forum, title, note) => {
  const view = programme([], { forum })
  expect(view.notice).toEqual({ title, text: note })
  expect(view.day).toBeNull()
  expect(view.tabs).toEqual([])
})

test('side events are those of the year; one without a year belongs to that of its start', () => {
  const side = (id: string, forumYear: number | null, start: string | null, title = text(id, id)) =>
    aSideEvent({ ...event(id, start), title, forumYear, location: text('Місто') })
  const sideEvents = [
    side('named', 2025, null),
    side('other', 2024, '2025-10-16T09:00'),
    side('dated', null, '2025-10-16T09:00'),
    side('late', null, '2025-12-31T23:30'),
    side('next', null, '2026-01-01T00:00'),
    side('unknown', null, null),
    side('hidden', 2025, null, text('Прихована', '-')),
  ]
  expect(programme([], { sideEvents, locale: 'en' }).sideEvents.map(({ title }) => wordsOf(title))).toEqual([
    'named',
    'dated',
    'late',
  ])
})

test('a side event that is cancelled says so, and nobody is asked to register for it', () => {
  const side = (id: string, isCancelled: boolean) =>
    aSideEvent({ ...event(id, '2025-10-16T19:00'), isCancelled, registrationUrl: 'https://register.example' })
  const { sideEvents } = programme([], { sideEvents: [side('walk', false), side('dinner', true)] })
  expect(sideEvents.map(({ isCancelled, registration }) => [isCancelled, registration])).toEqual([
    [false, 'https://register.example'],
    [true, null],
  ])
})

test('all days are drawn one below the other when they are asked for, and each day leads there', () => {
  const events = [event('a', '2025-10-15T09:00'), event('b', '2025-10-16T09:00')]
  expect(programme(events).allDaysTo).toBe('/uk/forum/2025/program?day=all')
  const whole = programme(events, { day: 'all' })
  expect(whole.days.map(({ date, items }) => [date, items.length])).toEqual([
    ['2025-10-15', 1],
    ['2025-10-16', 1],
  ])
  expect([whole.day, whole.ownDay, whole.allDaysTo]).toEqual([null, null, null])
  expect(whole.tabs.some(({ isChosen }) => isChosen)).toBe(false)
  expect(whole.facts).toContain('2 події')
})

test('what is not drawn and in the way of what is comes with the page, so that two that are starred can say so', () => {
  const night = event('night', '2025-10-15T23:00', { end: at('2025-10-16T01:00'), room: room(1) })
  const early = event('early', '2025-10-16T00:30', { end: at('2025-10-16T02:00'), room: room(2) })
  const noon = event('noon', '2025-10-16T12:00', { end: at('2025-10-16T13:00'), room: room(2) })
  const film = aSideEvent({ id: 'film', forumYear: 2025, start: at('2025-10-16T12:30'), end: at('2025-10-16T13:30') })
  const off = event('off', '2025-10-15T23:30', { end: at('2025-10-16T03:00'), isCancelled: true })
  const beside = (options: Options) =>
    programme([night, early, noon, off], { sideEvents: [film], ...options }).beside.map(({ key }) => key)
  expect(beside({ day: '2025-10-16' })).toEqual([eventKey(night), eventKey(film)])
  expect(beside({ day: '2025-10-15' })).toEqual([eventKey(early)])
  expect(beside({ day: '2025-10-15', query: { room: 'r1' } })).toEqual([eventKey(early)])
  expect(beside({ day: 'all' })).toEqual([eventKey(film)])
})

test('what is on and next in the halls is of the day that is drawn, and of another one where it is night', () => {
  const day = event('day', '2025-10-15T20:00', { end: at('2025-10-15T21:00'), room: room(1) })
  const night = event('night', '2025-10-15T23:00', { end: at('2025-10-16T01:00'), room: room(1) })
  const early = event('early', '2025-10-16T00:30', { end: at('2025-10-16T02:00'), room: room(2) })
  const others = ['09', '10', '11'].map((hour) => event(hour, `2025-10-15T${hour}:00`, { room: room(1) }))
  const shownAt = (now: string, events = [...others, day, night, early]) => {
    const { strip, isPresent, day: shown } = programme(events, { now })
    return [shown?.date, isPresent, strip?.sessions.map(({ slug }) => slug)]
  }
  expect(shownAt('2025-10-15T09:00', [...others, day])).toEqual(['2025-10-15', true, ['09', '10', '11']])
  expect(shownAt('2025-10-15T23:30')).toEqual(['2025-10-15', true, ['night', 'early']])
  expect(shownAt('2025-10-16T00:10')).toEqual(['2025-10-15', true, ['night', 'early']])
  expect(shownAt('2025-10-16T00:30')).toEqual(['2025-10-16', true, ['night', 'early']])
  expect(shownAt('2025-10-16T01:00')).toEqual(['2025-10-16', true, ['early']])
  expect(shownAt('2025-10-16T02:00')[1]).toBe(false)
  const morning = event('morning', '2025-10-16T09:00', { room: room(1) })
  expect(shownAt('2025-10-15T21:30', [day, morning])).toEqual(['2025-10-15', false, ['morning']])
})

test('a session that was moved says so; one that was called off says that alone', () => {
  const events = [
    event('a', '2025-10-16T09:00'),
    event('b', '2025-10-16T10:00'),
    event('c', '2025-10-16T11:00', { isCancelled: true }),
  ]
  const { day } = programme(events, { day: '2025-10-16', moved: ['b', 'c'] })
  expect(day?.items.map(({ slug, moved = null }) => [slug, moved])).toEqual([
    ['a', null],
    ['b', 'moved'],
    ['c', null],
  ])
})
