import { describe, expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import { hallsAt, momentOf } from './moment.ts'

const at = (text: string) => parseMoment(text) as number
const minutes = (count: number) => count * 60_000

describe('a session from 10:00 to 11:00 on 16 October', () => {
  const session = { start: at('2025-10-16T10:00'), end: at('2025-10-16T11:00') }
  test.each([
    ['2025-09-16T10:30', null],
    ['2025-10-15T10:30', null],
    ['2025-10-16T08:59', null],
    ['2025-10-16T09:00', { is: 'soon', left: minutes(60) }],
    ['2025-10-16T09:45', { is: 'soon', left: minutes(15) }],
    ['2025-10-16T09:59', { is: 'soon', left: minutes(1) }],
    ['2025-10-16T10:00', { is: 'now', left: minutes(60) }],
    ['2025-10-16T10:40', { is: 'now', left: minutes(20) }],
    ['2025-10-16T10:59', { is: 'now', left: minutes(1) }],
    ['2025-10-16T11:00', { is: 'ended' }],
    ['2025-10-17T09:00', { is: 'ended' }],
    ['2025-10-23T10:59', { is: 'ended' }],
    ['2025-10-23T11:00', null],
    ['2026-01-01T00:00', null],
  ])('at %s', (now, expected) => expect(momentOf(session, at(now))).toEqual(expected))
})

test.each([
  ['without an end it runs for 45 minutes, and nobody says how long still', '2025-10-16T10:44', { is: 'now', left: null }],
  ['and then it has ended', '2025-10-16T10:45', { is: 'ended' }],
])('%s', (_, now, expected) => {
  expect(momentOf({ start: at('2025-10-16T10:00'), end: null }, at(now)) ?? null).toEqual(expected)
})

test('what has no time says nothing', () => expect(momentOf({ start: null, end: null }, 0)).toBe(null))

test('on 26 October the hour that comes twice is counted twice', () => {
  const session = { start: at('2025-10-26T02:30'), end: at('2025-10-26T04:30') }
  expect(momentOf(session, at('2025-10-26T02:30'))).toEqual({ is: 'now', left: minutes(180) })
  const after = { start: at('2025-10-26T04:15'), end: at('2025-10-26T05:00') }
  expect(momentOf(after, at('2025-10-26T03:30'))).toBe(null)
  expect(momentOf(after, at('2025-10-26T03:30') + minutes(60))).toEqual({ is: 'soon', left: minutes(45) })
})

describe('now and next in two halls', () => {
  const session = (id: string, start: string, end: string | null, room: number | null) => ({
    id,
    start: at(`2025-10-${start}`),
    end: end === null ? null : at(`2025-10-${end}`),
    room,
    kind: 'session' as const,
  })
  const sessions = [
    session('opening', '16T09:00', '16T09:30', null),
    session('a', '16T10:00', '16T11:00', 1),
    session('b', '16T11:00', '16T12:00', 1),
    session('c', '16T10:30', '16T11:30', 2),
    session('d', '17T10:00', '17T11:00', 2),
    session('e', '17T10:00', '17T11:00', 1),
    session('walk', '17T10:30', '17T10:50', null),
  ]
  test.each([
    ['a day before', '2025-10-15T10:00', null],
    ['a minute too early', '2025-10-15T20:59', null],
    ['on the evening before', '2025-10-15T21:00', ['–opening', '–opening']],
    ['a minute before the first', '2025-10-16T08:59', ['–opening', '–opening']],
    ['at its start', '2025-10-16T09:00', ['opening–a', 'opening–c']],
    ['at its end', '2025-10-16T09:30', ['–a', '–c']],
    ['a minute before the end', '2025-10-16T10:59', ['a–b', 'c–']],
    ['when one begins as another ends', '2025-10-16T11:00', ['b–', 'c–']],
    ['after the last of the day', '2025-10-16T12:00', null],
    ['on the morning of the second day', '2025-10-17T08:00', ['–e', '–d']],
    ['while something is held everywhere', '2025-10-17T10:40', ['e–', 'd–']],
    ['at the end of all', '2025-10-17T11:00', null],
  ])('%s', (_, now, expected) => {
    const halls = hallsAt(sessions, [1, 2], at(now))
    expect(halls?.map((hall) => `${hall.now?.id ?? ''}–${hall.next?.id ?? ''}`) ?? null).toEqual(expected)
  })
})

describe('in a hall with breaks and cancelled sessions', () => {
  const one = (
    id: string,
    from: string,
    to: string,
    room: number | null,
    kind: 'session' | 'break' | 'cancelled' = 'session',
  ) => ({ id, start: at(`2025-10-16T${from}`), end: at(`2025-10-16T${to}`), room, kind })
  const day = [
    one('registration', '08:00', '09:00', null, 'break'),
    one('opening', '09:00', '10:30', null),
    one('coffee', '10:30', '11:00', null, 'break'),
    one('called-off', '11:00', '12:00', 1, 'cancelled'),
    one('panel', '11:00', '12:00', 2),
    one('exhibition', '11:00', '18:00', null, 'break'),
    one('talk', '12:00', '13:00', 1),
    one('last-called-off', '14:00', '15:00', 2, 'cancelled'),
    one('reception', '19:00', '21:00', null, 'break'),
  ]
  test.each([
    ['before anything', '06:00', ['–opening', '–opening']],
    ['while people register', '08:58', ['registration–opening', 'registration–opening']],
    ['at coffee', '10:35', ['coffee–talk', 'coffee–panel']],
    ['in the time of one that was cancelled', '11:10', ['called-off–talk', 'panel–reception']],
    ['beside a break that lasts all day', '12:10', ['talk–reception', 'exhibition–reception']],
    ['in the time of one that was cancelled, beside that break', '14:10', ['exhibition–reception', 'last-called-off–reception']],
    ['when only a break is left', '18:30', ['–reception', '–reception']],
    ['in the last break', '20:00', ['reception–', 'reception–']],
  ])('%s', (_, now, expected) => {
    const halls = hallsAt(day, [1, 2], at(`2025-10-16T${now}`))
    expect(halls?.map((hall) => `${hall.now?.id ?? ''}–${hall.next?.id ?? ''}`)).toEqual(expected)
  })
})
