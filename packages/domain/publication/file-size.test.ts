import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [1, 'en', '1\u00a0kB'],
  [28_523, 'en', '29\u00a0kB'],
  [999_499, 'en', '999\u00a0kB'],
  [999_500, 'en', '1\u00a0MB'],
  [1_440_000, 'en', '1.4\u00a0MB'],
  [1_440_000, 'uk', '1,4\u00a0МБ'],
  [28_523, 'ru', '29\u00a0кБ'],
] as const)('%d bytes in %s are %s', (bytes, locale, expected) => {
  expect(fileSize(bytes, locale)).toBe(expected)
})
