import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { expect, test } from 'vitest'
import { until } from './until.ts'

const at = (wall: string) => parseMoment(wall) ?? Number.NaN
const start = at('2025-10-16T09:00')

test.each([
  ['2025-09-09T09:00', 'in 37 days'],
  ['2025-10-14T23:00', 'in 2 days'],
  ['2025-10-15T08:59', 'in 24 hours'],
  ['2025-10-16T06:59', 'in 2 hours'],
  ['2025-10-16T07:01', 'in 119 minutes'],
  ['2025-10-16T08:59', 'in 1 minute'],
  ['2025-10-16T09:00', ''],
  ['2025-10-16T09:01', ''],
])('at %s it is %s', (now, expected) => {
  expect(until(start, at(now), 'en')).toBe(expected)
})

test('a minute is not over before it has passed', () => {
  expect(until(start, start - 1, 'uk')).toBe('через 1 хвилину')
})
