import { expect, test } from 'vitest'
import { scaleOf } from './interruption-view.ts'

const inOne = (...ways: number[]) => ({
  locale: 'uk' as const,
  title: 'Повітряна тривога',
  lines: ['x'.repeat(85)],
  shelters: ways.map((letters) => ({ name: 'Сховище', way: 'x'.repeat(letters) })),
})

test('the more there is to read the smaller it is, by the language that says more; never larger than full', () => {
  const scales = [[inOne()], [inOne(60)], [inOne(60, 60)], [inOne(), inOne(60, 110, 110)]].map(scaleOf)
  expect(scales[0]).toBe(1)
  expect(scales).toEqual(scales.toSorted((a, b) => b - a))
  expect(new Set(scales).size).toBe(scales.length)
})
