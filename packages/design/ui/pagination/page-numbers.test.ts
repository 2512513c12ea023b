import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

const shown = (current: number, count: number) =>
  pageNumbers(current, count)
    .map((number) => number ?? '…')
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i: %s', (current, count, expected) => {
  expect(shown(current, count)).toBe(expected)
})

test('no gap ever stands for one page alone', () => {
  for (let count = 1; count <= 20; count++) {
    for (let current = 1; current <= count; current++) {
      const numbers = pageNumbers(current, count)
      const gaps = numbers.flatMap((number, index) =>
        number === null ? [(numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0)] : [],
      )
      expect(gaps.every((gap) => gap > 2)).toBe(true)
    }
  }
})
