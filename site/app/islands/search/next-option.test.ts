import { expect, test } from 'vitest'
import { nextOption } from './next-option.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, undefined],
  ['Enter', 1, 3, undefined],
])('%s from %d of %d options leads to %s', (key, chosen, count, expected) =>
  expect(nextOption(key, chosen, count)).toBe(expected),
)
