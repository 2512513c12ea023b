import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test.each([
  [0, '0'],
  [340, '340'],
  [1240, '1 240'],
  [1_234_567, '1 234 567'],
])('%i is written %s', (value, expected) => expect(grouped(value)).toBe(expected.replaceAll(' ', '\u00a0')))
