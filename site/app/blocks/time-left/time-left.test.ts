import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { isEnding, timeLeft } from './time-left.ts'

const minute = 60_000
const hour = 60 * minute
const said = (ms: number, locale: 'uk' | 'en' = 'uk') =>
  timeLeft(ms, { ...catalogues[locale].dashboard, locale })
    .map(({ figure, unit }) => `${figure} ${unit}`)
    .join(' ')

test.each([
  [1, '1 хв'],
  [minute, '1 хв'],
  [minute + 1, '2 хв'],
  [40 * minute, '40 хв'],
  [2 * hour - minute, '119 хв'],
  [2 * hour, '2 год'],
  [2 * hour + 5 * minute, '2 год 5 хв'],
  [48 * hour - minute, '47 год 59 хв'],
  [48 * hour, '2 дні'],
  [37 * 24 * hour, '37 днів'],
  [0, '1 хв'],
])('%i ms are %s', (ms, expected) => expect(said(ms)).toBe(expected))

test('units are those of the language', () => {
  expect(said(3 * hour + minute, 'en')).toBe('3 h 1 min')
})

test.each([
  [5 * minute, true],
  [5 * minute + 1, false],
  [1, true],
  [null, false],
])('with %j ms left a session is ending: %s', (ms, expected) => expect(isEnding(ms)).toBe(expected))
