import { expect, test } from 'vitest'
import { durationIso, durationText } from './duration.ts'

test.each([
  [0, '0:00', 'PT0S'],
  [9, '0:09', 'PT9S'],
  [60, '1:00', 'PT1M'],
  [182, '3:02', 'PT3M2S'],
  [3494, '58:14', 'PT58M14S'],
  [3599.9, '59:59', 'PT59M59S'],
  [3600, '1:00:00', 'PT1H'],
  [3849, '1:04:09', 'PT1H4M9S'],
  [36_005, '10:00:05', 'PT10H5S'],
])('%j seconds read %j and %j', (seconds, text, iso) => {
  expect(durationText(seconds)).toBe(text)
  expect(durationIso(seconds)).toBe(iso)
})
