import { expect, test } from 'vitest'
import { allowedQuery, spelt } from './page-at.ts'

test.each([
  ['/uk/speakers', ['q', 'topic']],
  ['/en/forum/2025/speakers', ['q', 'day', 'room', 'topic']],
  ['/en/forum/speakers', ['q', 'day', 'room', 'topic']],
  ['/ru/news', ['page']],
  ['/ru/videos', ['page']],
  ['/uk/photos', ['page']],
  ['/uk/photos/an-album', ['picture']],
  ['/uk/forum/2019', ['picture']],
  ['/uk/videos/a-video', ['play']],
  ['/uk/forum/broadcast/hall', ['play']],
  ['/uk/forum/2025/broadcast/hall', ['play']],
  ['/uk/forum/2025/broadcast', []],
  ['/uk', []],
  ['/uk/speakers/olena-horbenko', []],
  ['/uk/news/a-post', []],
  ['/', []],
])('%s depends on %j', (path, names) => {
  expect(allowedQuery(path)).toEqual(names)
})

test('the programme depends on its day and its filter with and without a year in the address', () => {
  expect(allowedQuery('/uk/forum/program')).toEqual(['day', 'room', 'topic', 'language', 'q'])
  expect(allowedQuery('/uk/forum/2025/program')).toEqual(['day', 'room', 'topic', 'language', 'q'])
  expect(allowedQuery('/uk/forum/2025/program/a-session')).toEqual([])
})

test.each([
  ['', ''],
  ['/ABOUT', '/about'],
  ['/News/A-Post', '/news/A-Post'],
  ['/Forum/2025/Program/A-Session', '/forum/2025/program/A-Session'],
  ['/forum/PROGRAM', '/forum/program'],
  ['/Venue', '/Venue'],
  ['/forum/2025/calendar.ics', '/forum/2025/calendar.ics'],
  ['/A/B/C', '/A/B/C'],
])('%s is spelt %s', (path, expected) => expect(spelt(path)).toBe(expected))
