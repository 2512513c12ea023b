import { expect, test } from 'vitest'
import { grouped, groupedFigure } from './grouped.ts'

test.each([
  [0, '0'],
  [340, '340'],
  [1240, '1 240'],
  [1_234_567, '1 234 567'],
])('%i is written %s', (value, expected) => expect(grouped(value)).toBe(expected.replaceAll(' ', '\u00a0')))

test.each([
  ['1234567', '1 234 567'],
  ['12000', '12 000'],
  ['1 240', '1 240'],
  ['2014', '2014'],
  ['12', '12'],
  ['45 %', '45 %'],
  ['10000+', '10000+'],
])('an editor’s figure %s is shown as %s', (value, expected) =>
  expect(groupedFigure(value).replaceAll('\u00a0', ' ')).toBe(expected),
)
