import { describe, expect, test, vi } from 'vitest'
import {
  clockAt,
  clockText,
  clockToday,
  dateAt,
  dateRange,
  dayAndMonth,
  fullDate,
  isoAt,
  minuteOfDay,
  offsetAt,
  parseMoment,
  weekday,
} from './kyiv-time.ts'

const iso = (value: number | null) => (value === null ? null : new Date(value).toISOString())

test.each([
  ['a wall time of October is three hours ahead', '2025-10-16T10:00:00', '2025-10-16T07:00:00.000Z'],
  ['a wall time of November is two hours ahead', '2025-11-07T08:00:00', '2025-11-07T06:00:00.000Z'],
  ['a space may stand in the place of the T', '2025-10-16 10:00', '2025-10-16T07:00:00.000Z'],
  ['fractions of a second do not matter', '2025-10-16T10:00:00.000', '2025-10-16T07:00:00.000Z'],
  ['a date alone is its midnight in Kyiv', '2025-10-16', '2025-10-15T21:00:00.000Z'],
  ['an offset is kept', '2025-10-16T10:00:00+00:00', '2025-10-16T10:00:00.000Z'],
  ['Z is kept', '2025-10-16T10:00:00Z', '2025-10-16T10:00:00.000Z'],
  ['the last minute of summer time', '2025-10-26T02:59:00', '2025-10-25T23:59:00.000Z'],
  ['in the hour that autumn repeats the earlier one is meant', '2025-10-26T03:30:00', '2025-10-26T00:30:00.000Z'],
  ['the first hour after it', '2025-10-26T04:00:00', '2025-10-26T02:00:00.000Z'],
  ['the last minute of winter time', '2025-03-30T02:59:00', '2025-03-30T00:59:00.000Z'],
  ['a wall time that spring skips moves an hour on', '2025-03-30T03:30:00', '2025-03-30T01:30:00.000Z'],
  ['the first hour of summer time', '2025-03-30T04:00:00', '2025-03-30T01:00:00.000Z'],
  ['a leap day', '2024-02-29T00:00:00', '2024-02-28T22:00:00.000Z'],
  ['no leap day', '2025-02-29T00:00:00', null],
  ['no such month', '2025-13-01', null],
  ['no such hour', '2025-10-16T24:00:00', null],
  ['one digit for the hour', '2025-10-16T9:00', null],
  ['words', 'soon', null],
  ['a year of the first century', '0001-01-01', null],
  ['a year when the clocks of Kyiv went by parts of a minute', '1901-01-01T09:00:00', null],
  ['a year that no edition can have', '2552-10-16T10:00:00', null],
  ['a year that no edition can have, with an offset', '9999-12-31T23:59:59Z', null],
  ['a year that is not written with four digits', '+012025-10-16T10:00:00Z', null],
  ['nothing', '', null],
])('%s: %s', (_, given, expected) => expect(iso(parseMoment(given))).toBe(expected))

const october = Date.parse('2025-10-16T09:30:00+03:00')
const november = Date.parse('2025-11-07T08:00:00+02:00')

test('moments are written with the offset of their day', () => {
  expect([isoAt(october), isoAt(november)]).toEqual(['2025-10-16T09:30:00+03:00', '2025-11-07T08:00:00+02:00'])
  expect([offsetAt(october), offsetAt(november)]).toEqual([3 * 3_600_000, 2 * 3_600_000])
})

test('a Kyiv day begins at its own midnight', () => {
  const midnight = Date.parse('2025-10-16T00:00:00+03:00')
  expect([dateAt(midnight - 1), dateAt(midnight), clockAt(midnight), minuteOfDay(midnight)]).toEqual([
    '2025-10-15',
    '2025-10-16',
    '00:00',
    0,
  ])
})

test('a visitor elsewhere sees the clock of their zone', () => {
  expect([clockAt(october, 'Europe/London'), dateAt(october, 'Pacific/Auckland'), minuteOfDay(october, 'UTC')]).toEqual([
    '07:30',
    '2025-10-16',
    390,
  ])
})

test('dates are written in the three languages', () => {
  expect((['uk', 'en', 'ru'] as const).map((locale) => fullDate(october, locale))).toEqual([
    '16 жовтня 2025',
    '16 October 2025',
    '16 октября 2025',
  ])
  expect(dayAndMonth(november, 'uk')).toBe('7 листопада')
  expect((['uk', 'en', 'ru'] as const).map((locale) => weekday(october, locale))).toEqual(['четвер', 'Thursday', 'четверг'])
})

test.each([
  ['2025-10-16T09:00', '2025-10-16T18:00', '16 October 2025'],
  ['2025-10-15T09:00', '2025-10-17T18:00', '15–17 October 2025'],
  ['2025-09-30T09:00', '2025-10-01T18:00', '30 September – 1 October 2025'],
  ['2025-12-30T09:00', '2026-01-02T18:00', '30 December 2025 – 2 January 2026'],
  ['2025-10-16T09:00', null, '16 October 2025'],
  ['2025-10-16T09:00', '2025-10-15T09:00', '16 October 2025'],
])('from %s to %s is %s', (start, end, expected) => {
  expect(dateRange(parseMoment(start) ?? 0, end === null ? null : parseMoment(end), 'en')).toBe(expected)
})

test.each([
  ['2025-10-26T02:59:00+03:00', '02:59'],
  ['2025-10-26T03:00:00+03:00', '03:00\u00a0EEST'],
  ['2025-10-26T03:30:00+03:00', '03:30\u00a0EEST'],
  ['2025-10-26T03:30:00+02:00', '03:30\u00a0EET'],
  ['2025-10-26T03:59:59+02:00', '03:59\u00a0EET'],
  ['2025-10-26T04:00:00+02:00', '04:00'],
  ['2025-03-30T02:59:00+02:00', '02:59'],
  ['2025-03-30T04:00:00+03:00', '04:00'],
  ['2025-10-16T03:30:00+03:00', '03:30'],
])('of an hour that is shown twice it is said which one it is: %s is %s', (moment, text) =>
  expect(clockText(Date.parse(moment))).toBe(text),
)

describe.each([
  ['knows the zone under its former name alone', ['Europe/Kyiv']],
  ['does not know the zone at all', ['Europe/Kyiv', 'Europe/Kiev']],
])('a browser that %s', (_, unknown) => {
  const { DateTimeFormat } = Intl

  function OldFormat(locale: string, options: Intl.DateTimeFormatOptions = {}) {
    if (unknown.includes(options.timeZone ?? '')) throw new RangeError(`Invalid time zone specified: ${options.timeZone}`)
    return new DateTimeFormat(locale, options)
  }

  test.each(['2025-10-16T09:30', '2025-10-26T02:30', '2025-11-07T10:00', '2026-03-29T02:59', '2026-03-29T04:00'])(
    'says of %s what others do',
    async (moment) => {
      vi.resetModules()
      vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: OldFormat })
      const old = await import('./kyiv-time.ts')
      const at = old.parseMoment(moment) ?? 0
      const said = [old.isoAt(at), old.clockText(at), old.dayAndMonth(at, 'uk'), old.weekday(at, 'en')]
      vi.unstubAllGlobals()
      expect(at).toBe(parseMoment(moment))
      expect(said).toEqual([isoAt(at), clockText(at), dayAndMonth(at, 'uk'), weekday(at, 'en')])
    },
  )
})

test.each([
  ['12:25', '2025-10-16T09:25:00.000Z'],
  [' 9:05 ', '2025-10-16T06:05:00.000Z'],
  ['00:00', '2025-10-15T21:00:00.000Z'],
  ['24:00', null],
  ['12:60', null],
  ['12', null],
  ['', null],
  ['12:25:00', null],
  ['-1:00', null],
])('the time %j of today', (typed, expected) => {
  expect(iso(clockToday(typed, parseMoment('2025-10-16 11:42') ?? 0))).toBe(expected)
})
