import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import { clashesAmong, clashOf, minutesBetween } from './overlap.ts'

const day = '2025-10-16'
const at = (clock: string, date = day) => parseMoment(`${date}T${clock}`) as number
const session = (start: string | null, end: string | null, room: number | null = 1, date = day) => ({
  start: start === null ? null : at(start, date),
  end: end === null ? null : at(end, date),
  room: room === null ? null : { number: room },
})

test.each([
  ['one hour, two halls', session('10:00', '11:00', 1), session('10:00', '11:00', 2), 'overlap'],
  ['one within the other', session('10:00', '12:00', 1), session('10:30', '11:00', 2), 'overlap'],
  ['a minute in common', session('10:00', '11:00', 1), session('10:59', '12:00', 2), 'overlap'],
  ['a minute in common in one hall', session('10:00', '11:00'), session('10:59', '12:00'), 'overlap'],
  ['half a minute in common', { ...session('10:00', '11:00'), end: at('11:00') + 30_000 }, session('11:00', '12:00'), null],
  ['back to back in one hall', session('10:00', '11:00'), session('11:00', '12:00'), null],
  ['back to back in two halls', session('10:00', '11:00', 1), session('11:00', '12:00', 2), 'hurry'],
  ['five minutes between two halls', session('10:00', '11:00', 1), session('11:05', '12:00', 2), 'hurry'],
  ['six minutes between two halls', session('10:00', '11:00', 1), session('11:06', '12:00', 2), null],
  ['back to back, one hall not known', session('10:00', '11:00', 1), session('11:00', '12:00', null), null],
  ['one hour, one hall not known', session('10:00', '11:00', 1), session('10:00', '11:00', null), 'overlap'],
  ['no end: 45 minutes', session('10:00', null, 1), session('10:44', '12:00', 2), 'overlap'],
  ['no end, after 51 minutes', session('10:00', null, 1), session('10:51', '12:00', 2), null],
  ['an end before the start is none', session('10:00', '09:00', 1), session('10:30', '12:00', 2), 'overlap'],
  ['no start', session(null, null), session('10:00', '11:00', 2), null],
  ['no start, either', session(null, null), session(null, null, 2), null],
  ['the same hour of two days', session('10:00', '11:00', 1), session('10:00', '11:00', 2, '2025-10-17'), null],
  [
    'over midnight',
    { ...session('23:00', null), end: at('00:30', '2025-10-17') },
    session('00:15', '01:00', 2, '2025-10-17'),
    'overlap',
  ],
  [
    'in the night of 26 October, an hour later by the clock of that night only',
    session('02:30', '02:50', 1, '2025-10-26'),
    { ...session(null, null, 2), start: at('02:50', '2025-10-26') + 3_600_000, end: at('04:30', '2025-10-26') },
    null,
  ],
])('%s', (_, one, other, expected) => {
  expect([clashOf(one, other), clashOf(other, one)]).toEqual([expected, expected])
})

const cinema = (start: string, end: string, away = 'cinema') => ({ ...session(start, end, null), away })

test.each([
  ['44 minutes to the city', session('10:00', '11:00', 1), cinema('11:44', '12:00'), 'travel', 44],
  ['45 minutes to the city', session('10:00', '11:00', 1), cinema('11:45', '12:00'), null, 45],
  ['back from the city to a hall that is not known', cinema('10:00', '11:00'), session('11:20', '12:00', null), 'travel', 20],
  ['in the city at one time', cinema('10:00', '11:00'), session('10:30', '12:00', 2), 'overlap', 0],
  ['two events at one place of the city', cinema('10:00', '11:00'), cinema('11:00', '12:00'), null, 0],
  ['two events at two places of the city', cinema('10:00', '11:00'), cinema('11:00', '12:00', 'library'), 'travel', 0],
])('%s', (_, one, other, kind, minutes) => {
  expect([clashOf(one, other), clashOf(other, one)]).toEqual([kind, kind])
  expect([minutesBetween(one, other), minutesBetween(other, one)]).toEqual([minutes, minutes])
})

test('each of a selection knows all that it clashes with, overlaps first', () => {
  const [a, b, c, alone] = [
    session('10:00', '11:00', 1),
    session('11:02', '12:00', 2),
    session('10:30', '11:00', 3),
    session('15:00', '16:00'),
  ]
  const found = clashesAmong([a, b, c, alone])
  expect(found.get(a)).toEqual([
    { kind: 'overlap', with: c },
    { kind: 'hurry', with: b },
  ])
  expect(found.get(b)).toEqual([
    { kind: 'hurry', with: a },
    { kind: 'hurry', with: c },
  ])
  expect(found.has(alone)).toBe(false)
})
