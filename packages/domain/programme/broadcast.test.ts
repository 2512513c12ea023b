import { expect, test } from 'vitest'
import { inSome } from '../localisation/localised-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { airState, awaitsRecording, broadcastState, runningIn, sessionsOn } from './broadcast.ts'
import type { Broadcast, ProgrammeEvent, Room } from './programme.ts'
import { aBroadcast, anEvent } from './programme-builder.ts'

const at = (wall: string) => parseMoment(wall) ?? Number.NaN
const [start, end] = [at('2025-10-16T09:00'), at('2025-10-16T17:00')]
const minute = 60_000

test.each([
  ['no word, before its start', { status: null, start, end }, start - 1, 'soon'],
  ['no word, at its start', { status: null, start, end }, start, 'live'],
  ['no word, at its end', { status: null, start, end }, end, 'ended'],
  ['no word and no end, late that evening', { status: null, start, end: null }, at('2025-10-16T23:59'), 'live'],
  ['no word and no end, the day after', { status: null, start, end: null }, at('2025-10-17T00:00'), 'ended'],
  ['no word and no times', { status: null, start: null, end: null }, end, 'soon'],
  ['"soon", before its start', { status: 'soon', start, end }, start - 1, 'soon'],
  ['"soon", left standing at its start', { status: 'soon', start, end }, start, 'live'],
  ['"soon", left standing a minute before its end', { status: 'soon', start, end }, end - minute, 'live'],
  ['"soon" and no end, left standing that evening', { status: 'soon', start, end: null }, at('2025-10-16T23:59'), 'live'],
  ['"soon", left standing after the end', { status: 'soon', start, end }, end, 'ended'],
  ['"soon" without times', { status: 'soon', start: null, end: null }, end, 'soon'],
  ['"live" ahead of time', { status: 'live', start, end }, start - minute, 'live'],
  ['"live", running over', { status: 'live', start, end }, end + 60 * minute, 'live'],
  ['"live", left standing to the next day', { status: 'live', start, end }, at('2025-10-17T09:00'), 'ended'],
  ['"ended" before its end', { status: 'ended', start, end }, start + minute, 'ended'],
] as const)('a broadcast with %s', (_, times, now, expected) => {
  expect(broadcastState(times, now)).toBe(expected)
})

test('a recording may come for two months after the end, or after the start where no end is known', () => {
  const days = 24 * 60 * minute
  expect([end, end + 59 * days, end + 60 * days].map((now) => awaitsRecording({ start, end }, now))).toEqual([true, true, false])
  expect(awaitsRecording({ start, end: null }, start + 60 * days)).toBe(false)
  expect(awaitsRecording({ start: null, end: null }, end)).toBe(false)
})

const room = (id: string): Room => ({ id, slug: id, title: inSome({ uk: id }), number: 1 })
const hall = room('hall')

const broadcast = (own: Partial<Broadcast> = {}): Broadcast =>
  aBroadcast({ id: 'b1', title: inSome({ uk: 'b1' }), room: hall, start, end, ...own })

const event = (id: string, wall: string | null, own: Partial<ProgrammeEvent> = {}): ProgrammeEvent =>
  anEvent({ id, title: inSome({ uk: id }), start: wall === null ? null : at(wall), room: hall, ...own })

const events = [
  event('workshop on the eve', '2025-10-15T10:00'),
  event('doors', '2025-10-16T08:00', { room: null }),
  event('opening', '2025-10-16T09:00', { room: null, kind: 'ceremony' }),
  event('panel', '2025-10-16T10:00'),
  event('panel next door', '2025-10-16T10:00', { room: room('next door') }),
  event('meeting elsewhere', '2025-10-16T11:00', { room: room('cafe'), broadcastId: 'b1' }),
  event('reception', '2025-10-16T17:00', { room: null }),
  event('not timed yet', null),
]

test.each([
  ['its room that day, and what is for all within its hours', {}, ['opening', 'panel', 'meeting elsewhere']],
  ['a broadcast without a room has what is linked to it', { room: null }, ['meeting elsewhere']],
  ['without times: its room on the days of what is linked to it', { start: null, end: null }, ['panel', 'meeting elsewhere']],
  ['without an end: what is for all until the evening', { end: null }, ['opening', 'panel', 'meeting elsewhere', 'reception']],
  [
    'over two days: its room on both',
    { start: at('2025-10-15T09:00') },
    ['workshop on the eve', 'doors', 'opening', 'panel', 'meeting elsewhere'],
  ],
] as const)('%s', (_, own, expected) => {
  expect(runningIn(broadcast(own), events).map(({ id }) => id)).toEqual(expected)
})

test('an end that is centuries away stops nobody', () => {
  expect(runningIn(broadcast({ end: at('2199-01-01T00:00') }), events).length).toBeGreaterThan(0)
})

const talk = (from: string, until: string | null, own: object = {}) =>
  anEvent({ id: from, room: hall, start: at(from), end: until === null ? null : at(until), ...own })
const dayOfHall = [
  talk('2025-10-16T09:30', '2025-10-16T12:15'),
  talk('2025-10-16T12:15', '2025-10-16T13:15', { kind: 'break', room: null }),
  talk('2025-10-16T13:15', '2025-10-16T16:00'),
]

test.each([
  ['before its window', '08:59', dayOfHall, 'soon'],
  ['in its window, before its first session', '09:05', dayOfHall, 'soon'],
  ['in a session', '09:30', dayOfHall, 'live'],
  ['at lunch', '12:40', dayOfHall, 'pause'],
  ['in the next session', '13:15', dayOfHall, 'live'],
  ['after its last session', '16:30', dayOfHall, 'pause'],
  ['after its window', '18:00', dayOfHall, 'ended'],
  ['without sessions', '12:40', [], 'live'],
  ['with breaks alone', '12:40', dayOfHall.slice(1, 2), 'live'],
  ['while its only session is cancelled', '10:00', [talk('2025-10-16T09:30', '2025-10-16T12:15', { isCancelled: true })], 'live'],
  ['while a session without an end lasts its assumed time', '10:00', [talk('2025-10-16T09:30', null)], 'live'],
  ['after that time', '10:20', [talk('2025-10-16T09:30', null)], 'pause'],
] as const)('on the air %s', (_, time, events, expected) => {
  const one = aBroadcast({ room: hall, start: at('2025-10-16T09:00'), end: at('2025-10-16T18:00') })
  expect(airState({ ...one, sessions: sessionsOn(one, events) }, at(`2025-10-16T${time}`))).toBe(expected)
})

test.each([
  ['08:50', 'live'],
  ['12:40', 'pause'],
  ['16:20', 'live'],
] as const)('the editors’ "live" counts ahead of time and while it runs over, not at lunch: %s', (time, expected) => {
  const one = aBroadcast({ status: 'live', room: hall, start: at('2025-10-16T09:00'), end: at('2025-10-16T18:00') })
  expect(airState({ ...one, sessions: sessionsOn(one, dayOfHall) }, at(`2025-10-16T${time}`))).toBe(expected)
})
