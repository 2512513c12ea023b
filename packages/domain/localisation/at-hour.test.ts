import { expect, test } from 'vitest'
import { atHour } from './at-hour.ts'

test.each([
  ['11:00', 'об 11:00'],
  ['11:59', 'об 11:59'],
  ['10:59', 'о 10:59'],
  ['21:11', 'о 21:11'],
  ['09:05', 'о 09:05'],
])('%s', (time, expected) => expect(atHour(time)).toBe(expected))
