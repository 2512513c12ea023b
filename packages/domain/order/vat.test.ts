import { expect, test } from 'vitest'
import { vatByLine, vatIn } from './vat.ts'

test.each([
  [12_500, 20, 208_333],
  [1, 20, 17],
  [100, 7, 654],
  [0, 20, 0],
])('%s hryvnias include at %s per cent %s kopiykas of VAT', (total, rate, vat) => {
  expect(vatIn(total, rate)).toBe(vat)
})

test.each([
  [[], []],
  [[250_000], [41_667]],
  // Each alone is 16,67; the whole, 100,00, is 16,67 less a kopiyka than three of them and so on.
  [
    [3334, 3333, 3333],
    [556, 556, 555],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0, 1],
  ],
  [
    [100_001, 299_999],
    [16_667, 50_000],
  ],
])('of %j it is %j, and together that of the whole', (sums, expected) => {
  expect(vatByLine(sums, 20)).toEqual(expected)
})
