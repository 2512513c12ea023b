import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  ['/en/speakers', '', '/en/speakers', '?q=a', true],
  ['/en/photos/hall', '', '/en/photos/hall', '?picture=3', true],
  ['/en/forum/2025/program', '?day=1', '/en/forum/2025/program', '?day=2', true],
  ['/en/news', '', '/en/news', '?page=2', false],
  ['/en/news', '?page=3', '/en/news', '?page=2', false],
  ['/en/speakers/a', '', '/en/speakers/b', '', false],
])('%s%s and %s%s are the same page: %s', (path, search, otherPath, otherSearch, expected) =>
  expect(pageOf(path, search) === pageOf(otherPath, otherSearch)).toBe(expected),
)
