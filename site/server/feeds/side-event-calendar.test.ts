import { aRoom } from '@forum/domain/programme/programme-builder.ts'
import { eventKey } from '@forum/domain/programme/selection.ts'
import { expect, test } from 'vitest'
import { editionCalendar, partCalendar, selectionCalendar, sessionCalendar, sideEventCalendar } from './calendar-events.ts'
import { around, at, film, options, read, text } from './calendar-events-fixture.ts'

test('a side event stands among the sessions of its edition, at its own place and with its own page', () => {
  const { events } = read(editionCalendar(around))
  expect(events.map(({ summary, location, uid }) => [summary, location, uid])).toEqual([
    ['Ціна; «кіловата», 50\\50', 'Велика зала, Палац, вул. Тиха, 1', 'event-1@forum.example'],
    ['Кіно', 'Кінозал', 'side-event-1@forum.example'],
  ])
  expect(events[1]?.component.getFirstPropertyValue('url')).toBe('https://forum.example/uk/forum/2025/side/session-1')
})

test('a session and a side event of one slug and one number each have a file, and are chosen, for themselves', () => {
  const uids = (file: string | undefined) => read(file).events.map(({ uid }) => uid)
  expect(uids(sessionCalendar(around, 'session-1'))).toEqual(['event-1@forum.example'])
  expect(uids(sideEventCalendar(around, 'session-1'))).toEqual(['side-event-1@forum.example'])
  expect(uids(selectionCalendar(around, [eventKey(film)]))).toEqual(['side-event-1@forum.example'])
})

test('a side event is in the calendar of its day, of its hall and of who speaks there', () => {
  const day = { id: 'd', slug: 'first', date: '2025-10-16', title: text('Форум') }
  const hall = aRoom({ id: 'hall', slug: 'hall' })
  const inHall = { ...film, room: hall, speakerIds: ['m'] }
  const part = {
    ...options([], { days: [day] }),
    sideEvents: [inHall, { ...film, id: '2', start: at('2025-10-17T20:00'), end: null }],
  }
  const uids = (kind: 'day' | 'room' | 'speaker', slug: string) =>
    read(partCalendar(part, { kind, slug })).events.map(({ uid }) => uid)
  for (const [kind, slug] of [
    ['day', 'first'],
    ['room', 'hall'],
    ['speaker', 'm'],
  ] as const)
    expect([kind, ...uids(kind, slug)]).toEqual([kind, 'side-event-1@forum.example'])
})

test('what an editor changes in a side event raises its sequence', () => {
  const sequence = (changed: number | null) =>
    Number(read(editionCalendar({ ...around, sideEvents: [{ ...film, changed }] })).events[1]?.sequence)
  expect(sequence(at('2025-10-02T09:00'))).toBeGreaterThan(sequence(at('2025-10-01T09:00')))
  expect(sequence(at('2025-10-01T09:00'))).toBeGreaterThan(sequence(null))
})

test.each([
  ['without a start', { start: null }, {}],
  ['of another year', { forumYear: 2024 }, {}],
  ['not published in the language', { title: text('-', 'Film') }, {}],
  ['of an edition that is not shown in the language', {}, { title: text('-', 'Forum') }],
])('a side event %s has no file', (_, own, forum) => {
  expect(sideEventCalendar({ ...options([], forum), sideEvents: [{ ...film, ...own }] }, film.slug)).toBeUndefined()
})
