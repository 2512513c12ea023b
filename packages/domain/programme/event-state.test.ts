import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import { assumedLength, endOnLaterDay, shareDone, statedEnd, stateOf } from './event-state.ts'

test.each([
  ['before its start', { start: 100, end: 200 }, 99, 'next'],
  ['at its start', { start: 100, end: 200 }, 100, 'now'],
  ['just before its end', { start: 100, end: 200 }, 199, 'now'],
  ['at its end', { start: 100, end: 200 }, 200, 'past'],
  ['without a start', { start: null, end: 200 }, 500, 'next'],
  ['without an end, within the assumed length', { start: 100, end: null }, 99 + assumedLength, 'now'],
  ['without an end, after the assumed length', { start: 100, end: null }, 100 + assumedLength, 'past'],
  ['with an end before its start', { start: 100, end: 50 }, 101, 'now'],
] as const)('an event %s', (_, event, now, expected) => {
  expect(stateOf(event, now)).toBe(expected)
})

test('an end that does not come after the start is none', () => {
  expect(statedEnd({ start: 100, end: 100 })).toBeNull()
  expect(statedEnd({ start: 100, end: 101 })).toBe(101)
  expect(statedEnd({ start: null, end: 101 })).toBe(101)
})

test('the share that has passed stays between 0 and 1 and is unknown without an end', () => {
  expect(shareDone({ start: 100, end: 200 }, 150)).toBe(0.5)
  expect(shareDone({ start: 100, end: 200 }, 20)).toBe(0)
  expect(shareDone({ start: 100, end: 200 }, 900)).toBe(1)
  expect(shareDone({ start: 100, end: null }, 150)).toBeNull()
})

test.each([
  ['an hour of the day', '2025-10-16T11:00', '2025-10-16T12:00', false],
  ['up to midnight', '2025-10-16T20:00', '2025-10-17T00:00', false],
  ['a night', '2025-10-16T22:00', '2025-10-17T02:30', false],
  ['to the next noon', '2025-10-16T22:00', '2025-10-17T12:00', true],
  ['two days', '2025-10-16T09:00', '2025-10-18T03:00', true],
  ['an end before the start', '2025-10-16T09:00', '2025-10-14T09:00', false],
  ['no end', '2025-10-16T09:00', null, false],
])('what lasts %s runs over several days: %#', (_, start, end, expected) => {
  const event = { start: parseMoment(start), end: end === null ? null : parseMoment(end) }
  expect(endOnLaterDay(event)).toBe(expected ? event.end : null)
})
