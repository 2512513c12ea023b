import { describe, expect, test } from 'vitest'
import { fitInto } from './fitted-text.ts'

/** Each sign is as wide as it is high. */
const widthOf = (line: string) => [...line].length
const fitted = (text: string, width: number, height = 100) => fitInto(text, { width, height, size: 10, widthOf })

test.each<[string, number, string[], number]>([
  ['Ада', 100, ['Ада'], 10],
  // A little smaller is better than two lines.
  ['Ада Лавлейс', 90, ['Ада Лавлейс'], 90 / 11],
  ['Ада Лавлейс', 70, ['Ада', 'Лавлейс'], 10],
  // Lines are as even as can be.
  ['один два три чотири', 80, ['один два', 'три чотири'], 8],
  // At hyphens only where that makes it larger.
  ['Єва Ґудзь-Їжак', 90, ['Єва', 'Ґудзь-Їжак'], 9],
  ['Нечипоренко-Шевченківська', 100, ['Нечипоренко-', 'Шевченківська'], 100 / 13],
  ['  зайві   проміжки ', 80, ['зайві', 'проміжки'], 10],
  ['', 100, [''], 10],
])('%j on a width of %i', (text, width, lines, size) => {
  expect(fitted(text, width)).toEqual({ lines, size })
})

describe('whatever somebody is called, all of it is there and nothing is wider or higher than its place', () => {
  const odd = [
    'W'.repeat(300),
    'слово '.repeat(40).trim(),
    'Константинопольський-Забудько Олександр-Максиміліан Володимирович',
    '👨‍👩‍👧'.repeat(30),
    'a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p',
  ]
  test.each(odd)('%s', (text) => {
    for (const [width, height] of [
      [200, 60],
      [50, 12],
      [30, 200],
    ] as const) {
      const { lines, size } = fitted(text, width, height)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      expect(size).toBeGreaterThan(0)
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(width + 1e-9)
      expect(lines.length * size * 1.2).toBeLessThanOrEqual(height + 1e-9)
    }
  })
})
