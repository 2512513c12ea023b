import { expect, test } from 'vitest'
import { nothing } from '../localisation/localised-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { byDay, dayToShow, presentDay } from './day.ts'
import type { ProgrammeDay, ProgrammeEvent } from './programme.ts'
import { anEvent } from './programme-builder.ts'

const day = (date: string, slug = date): ProgrammeDay => ({ id: `day ${date}`, slug, date, title: nothing })

function event(
  id: string,
  start: string | null,
  date = start?.slice(0, 10),
  kind: ProgrammeEvent['kind'] = 'panel',
): ProgrammeEvent {
  return anEvent({
    id,
    dayId: date ? `day ${date}` : null,
    title: nothing,
    kind,
    start: start === null ? null : parseMoment(start),
  })
}

const shape = (entries: ReturnType<typeof byDay>['days']) =>
  entries.map(({ day: { date }, events }) => `${date}: ${events.map(({ id }) => id).join(' ')}`)

test('an event belongs to its editor’s day even when it begins after midnight', () => {
  const days = [day('2025-10-15'), day('2025-10-16')]
  const late = event('late', '2025-10-16T00:15', '2025-10-15')
  expect(shape(byDay(days, [late]).days)).toEqual(['2025-10-15: late'])
})

test('each day has its events in order of time; days without events are left out, events without a day are undated', () => {
  const days = [day('2025-10-15'), day('2025-10-16'), day('2025-10-17')]
  const events = [
    event('c', '2025-10-17T09:00'),
    event('none', null),
    event('b', '2025-10-15T10:00'),
    event('a', '2025-10-15T09:00'),
  ]
  const found = byDay(days, events)
  expect(shape(found.days)).toEqual(['2025-10-15: a b', '2025-10-17: c'])
  expect(found.undated.map(({ id }) => id)).toEqual(['none'])
})

const { days } = byDay(
  [day('2025-10-15', 'pre'), day('2025-10-16', 'main'), day('2025-10-17', 'after')],
  [
    event('a', '2025-10-15T09:00'),
    event('break', '2025-10-15T10:00', '2025-10-15', 'break'),
    event('lunch', '2025-10-15T12:00', '2025-10-15', 'break'),
    event('b', '2025-10-16T09:00'),
    event('c', '2025-10-16T10:00'),
    event('d', '2025-10-17T09:00'),
    event('e', '2025-10-17T10:00'),
  ],
)

test.each([
  ['the day asked for', 'after', '2025-10-15T12:00', 'after'],
  ['today when no day is asked for', null, '2025-10-15T12:00', 'pre'],
  ['today in Kyiv in its first minute', null, '2025-10-17T00:00', 'after'],
  ['the day with most sessions, breaks not counted, on other dates', null, '2025-09-09T12:00', 'main'],
  ['the same for a day that does not exist', 'nowhere', '2025-09-09T12:00', 'main'],
])('it shows %s', (_, slug, now, expected) => {
  expect(dayToShow(days, slug, parseMoment(now) ?? 0)?.day.slug).toBe(expected)
})

test('on a day without sessions between two others the next one is shown', () => {
  const apart = byDay(
    [day('2025-10-15'), day('2025-10-17'), day('2025-10-18')],
    [
      event('a', '2025-10-15T09:00'),
      event('b', '2025-10-15T10:00'),
      event('c', '2025-10-17T09:00'),
      event('d', '2025-10-18T09:00'),
    ],
  ).days
  const at = (now: string) => dayToShow(apart, null, parseMoment(now) ?? 0)?.day.slug
  expect(['2025-10-14T12:00', '2025-10-16T12:00', '2025-10-19T12:00'].map(at)).toEqual(['2025-10-15', '2025-10-17', '2025-10-15'])
})

test.each([
  [[5, 5, 5, 5, 5], 0],
  [[30, 31, 32, 31, 30], 0],
  [[10, 18, 8], 1],
  [[2, 12, 11], 1],
  [[1, 3], 1],
])('of days with %j sessions, before any, day %i is shown', (sessions, expected) => {
  const dates = sessions.map((_, index) => `2032-10-0${index + 1}`)
  const events = dates.flatMap((date, index) =>
    Array.from({ length: sessions[index] ?? 0 }, (_, at) => event(`${date}-${at}`, `${date}T09:00`)),
  )
  expect(
    dayToShow(
      byDay(
        dates.map((date) => day(date)),
        events,
      ).days,
      null,
      0,
    )?.day.slug,
  ).toBe(dates[expected])
})

test('a night belongs to the day on which it began, until something of the next one runs', () => {
  const until = (of: ProgrammeEvent, end: string) => ({ ...of, end: parseMoment(end) })
  const nights = byDay(
    [day('2025-10-24'), day('2025-10-25'), day('2025-10-26')],
    [
      until(event('exhibition', '2025-10-24T09:00'), '2025-10-26T18:00'),
      until(event('night', '2025-10-24T23:30'), '2025-10-25T01:30'),
      until(event('early', '2025-10-25T01:00'), '2025-10-25T02:00'),
      until({ ...event('off', '2025-10-25T23:00'), isCancelled: true }, '2025-10-26T02:00'),
      until(event('last', '2025-10-26T09:00'), '2025-10-26T10:00'),
    ],
  ).days
  const at = (now: string) => presentDay(nights, parseMoment(now) ?? 0)?.day.slug
  expect(['24T23:59', '25T00:59', '25T01:00', '25T01:29', '25T03:00', '26T00:30'].map((now) => at(`2025-10-${now}`))).toEqual([
    ...['2025-10-24', '2025-10-24', '2025-10-25', '2025-10-25', '2025-10-25', '2025-10-26'],
  ])
  expect([at('2025-10-23T12:00'), at('2025-10-27T12:00')]).toEqual([undefined, undefined])
  expect(dayToShow(nights, null, parseMoment('2025-10-25T00:10') ?? 0)?.day.slug).toBe('2025-10-24')
})

test('without days there is none to show', () => {
  expect(dayToShow([], 'main', 0)).toBeUndefined()
})
