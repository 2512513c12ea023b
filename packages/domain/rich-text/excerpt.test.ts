import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['a short text stays', 'Одне число', 10, 'Одне число'],
  ['a long one ends after a whole word', 'Одне число за хвилину', 17, 'Одне число за…'],
  ['without the comma before the cut', 'Одне число, і хвилина', 12, 'Одне число…'],
  ['one long word is cut', 'Найнезалежніший', 6, 'Найне…'],
  ['spaces around it do not count', '  Число ', 5, 'Число'],
])('%s', (_, text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected)
  expect(excerpt(text, length).length).toBeLessThanOrEqual(length)
})
