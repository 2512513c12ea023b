import { expect, test } from 'vitest'
import { fitMotto } from './motto-fit.ts'

test.each([
  ['Ціна рішень', ['Ціна', 'рішень']],
  ['The price of decisions', ['The price of', 'decisions']],
  ['Slovo', ['Slovo']],
  ['  Цена   решений ', ['Цена', 'решений']],
])('%s is broken between words into balanced lines', (motto, lines) => {
  expect(fitMotto(motto).lines).toEqual(lines)
})

test('a long motto gets more lines, and no line is longer than the measure said', () => {
  const fitted = fitMotto('Економіка довіри після великої війни у трьох частинах')
  expect(fitted.lines.length).toBeGreaterThan(2)
  expect(fitted.lines.join(' ')).toBe('Економіка довіри після великої війни у трьох частинах')
  expect(fitted.word).toBeLessThanOrEqual(fitted.line)
})

test('the measure is that of the drawn comp: 4.2 em for the longest line of the Ukrainian motto', () => {
  expect(fitMotto('Ціна рішень').line).toBeCloseTo(4.2, 1)
})
