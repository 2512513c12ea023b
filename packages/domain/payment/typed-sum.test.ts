import { expect, test } from 'vitest'
import { sumToType, typedSum } from './typed-sum.ts'

test.each([
  ['1500', 150_000],
  ['1 500,50', 150_050],
  ['1\u00a0500.5 ₴', 150_050],
  ['12\u202f500,07 грн', 1_250_007],
  ['0,01', 1],
  ['4,35', 435],
  ['999999999', 99_999_999_900],
  ['1 500 000', 150_000_000],
  ["12'500", 1_250_000],
  // Kopiykas behind a space, or half of a sum: a hundred times as much if the space goes.
  ['6900 00', null],
  ['12 50', null],
  ['1.500,50', null],
  ['1,505', null],
  ['-5', null],
  ['5e3', null],
  ['', null],
  [',5', null],
  ['1234567890', null],
])('%s is %s kopiykas', (text, kopiykas) => {
  expect(typedSum(text)).toBe(kopiykas)
  if (kopiykas !== null) expect(typedSum(sumToType(kopiykas))).toBe(kopiykas)
})
