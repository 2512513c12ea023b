import { expect, test } from 'vitest'
import { filled } from './filled.ts'

test.each([
  ['Order {number} of {number}', { number: '2025-00042' }, 'Order 2025-00042 of 2025-00042'],
  ['Left: {left}', { left: 0 }, 'Left: 0'],
  ['“{ticket}”', { ticket: '$& {left}' }, '“$& {left}”'],
  ['{unknown}', {}, '{unknown}'],
])('%j with %j is %j', (text, values, expected) => expect(filled(text, values)).toBe(expected))
