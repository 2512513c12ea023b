import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import { isAnswered } from './working-hours.ts'

test.each([
  ['2025-10-10T08:59', false],
  ['2025-10-10T09:00', true],
  ['2025-10-10T17:59', true],
  ['2025-10-10T18:00', false],
  ['2025-10-11T12:00', false],
  ['2025-10-12T12:00', false],
  // The first working day of winter time.
  ['2025-10-27T09:00', true],
])('at %s in Kyiv the telephone is answered: %j', (moment, expected) =>
  expect(isAnswered(parseMoment(moment) as number)).toBe(expected),
)
