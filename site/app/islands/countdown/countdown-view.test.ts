import type { Locale } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { countdownView } from './countdown-view.ts'

const left = (days: number, hours: number, minutes: number, seconds: number) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

test.each<[Locale, number, string]>([
  ['uk', left(36, 23, 59, 59), '36 днів, 23 години, 59 хвилин, 59 секунд'],
  ['uk', left(1, 1, 1, 1), '1 день, 1 година, 1 хвилина, 1 секунда'],
  ['uk', left(22, 2, 21, 5), '22 дні, 2 години, 21 хвилина, 5 секунд'],
  ['uk', left(0, 0, 0, 0) + 999, '0 днів, 0 годин, 0 хвилин, 0 секунд'],
  ['ru', left(21, 22, 11, 3), '21 день, 22 часа, 11 минут, 3 секунды'],
  ['en', left(1, 2, 1, 0), '1 day, 2 hours, 1 minute, 0 seconds'],
])('in %s %i ms are %s', (locale, ms, expected) => {
  expect(
    countdownView(ms, locale, catalogues[locale].home.units)
      .map(({ figure, unit }) => `${figure} ${unit}`)
      .join(', '),
  ).toBe(expected)
})
