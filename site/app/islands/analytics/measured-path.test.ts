import { expect, test } from 'vitest'
import { measuredPath, measuredReferrer } from './measured-path.ts'

test.each([
  ['/uk/speakers', '', '/uk/speakers'],
  ['/uk/speakers', '?q=ковальська', '/uk/speakers'],
  ['/uk/news', '?page=2&q=x', '/uk/news?page=2'],
  ['/uk', '?email=a%40b.example&utm_source=letter&utm_campaign=early&gclid=1', '/uk?utm_source=letter&utm_campaign=early'],
  ['/uk/forum/2025/program', '?day=den-1&room=1&q=secret', '/uk/forum/2025/program'],
  ['/uk/photos/hall', '?picture=3', '/uk/photos/hall'],
])('of %s%s is measured %s', (pathname, search, expected) => expect(measuredPath(pathname, search)).toBe(expected))

test.each([
  ['', ''],
  ['not an address', ''],
  ['https://forum.example/uk/speakers?q=name#top', 'https://forum.example/uk/speakers'],
  ['https://search.example/?q=name', 'https://search.example/'],
])('of the referrer %j is told %j', (referrer, expected) =>
  expect(measuredReferrer(referrer, 'https://forum.example')).toBe(expected),
)
