import { expect, test } from 'vitest'
import { exactPrice, formatPrice } from './price.ts'

test.each([
  [0, 'UAH', '0\u00a0₴'],
  [600, 'UAH', '600\u00a0₴'],
  [1900, 'UAH', '1\u00a0900\u00a0₴'],
  [14900, 'UAH', '14\u00a0900\u00a0₴'],
  [100_000, 'UAH', '100\u00a0000\u00a0₴'],
  [1_250_000, 'UAH', '1\u00a0250\u00a0000\u00a0₴'],
  [350, 'EUR', '350\u00a0€'],
  [350, 'USD', '350\u00a0USD'],
])('%i %s is written %j', (amount, currency, expected) => {
  expect(formatPrice(amount, currency)).toBe(expected)
})

test('hryvnias need not be named', () => {
  expect(formatPrice(6900)).toBe('6\u00a0900\u00a0₴')
})

test.each([
  [230_000, 'uk', '2\u00a0300\u00a0₴'],
  [230_005, 'uk', '2\u00a0300,05\u00a0₴'],
  [99, 'en', '0.99\u00a0₴'],
  [-5, 'uk', '−0,05\u00a0₴'],
  [-123_456, 'en', '−1\u00a0234.56\u00a0₴'],
] as const)('%i kopiykas in %s are %s', (sum, locale, expected) => expect(exactPrice(sum, locale)).toBe(expected))
