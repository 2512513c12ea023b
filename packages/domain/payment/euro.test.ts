import { expect, test } from 'vitest'
import { aboutEuro, euroCents, exactEuro, rateText, readEuroRate } from './euro.ts'

test.each([
  ['48,1234', 481_234],
  ['48.12', 481_200],
  [' 50 ', 500_000],
  ['48,1 ₴', 481_000],
  ['999,9999', 9_999_999],
  ['9,99', null],
  ['1000', null],
  ['048', null],
  ['48,12345', null],
  ['48,', null],
  ['-48', null],
  ['4 8', 480_000],
  ['48e1', null],
  ['', null],
])('the rate "%s" is read as %s', (typed, rate) => expect(readEuroRate(typed)).toBe(rate))

test.each([
  // 12 000 ₴ / 48,1234 = 249,358… €
  [1_200_000, 481_234, 24_936],
  [1, 20_000, 1],
  [1, 20_001, 0],
  [0, 481_234, 0],
])('%s kopiykas at %s are %s cents, half up', (kopiykas, rate, cents) => expect(euroCents(kopiykas, rate)).toBe(cents))

test('the guide is in whole euros, never 0; the invoice to the cent, each with the signs of its language', () => {
  expect([aboutEuro(12_000, 481_234), aboutEuro(10, 481_234), aboutEuro(0, 481_234), aboutEuro(12_000, null)]).toEqual([
    '≈\u00a0249\u00a0€',
    '≈\u00a01\u00a0€',
    null,
    null,
  ])
  expect([exactEuro(12_000, 481_234, 'uk'), exactEuro(12_000, 481_234, 'en')]).toEqual(['249,36\u00a0€', '249.36\u00a0€'])
  expect([rateText(481_234, 'uk'), rateText(481_200, 'en'), rateText(500_000, 'ru')]).toEqual([
    '48,1234\u00a0₴',
    '48.12\u00a0₴',
    '50,00\u00a0₴',
  ])
})
