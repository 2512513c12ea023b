import { expect, it, test } from 'vitest'
import { pageIds, pageOf } from './pages.ts'
import { localePath, pathWithin, shortcutOf } from './paths.ts'

test.each([
  [pathWithin.home(), ''],
  [pathWithin.about('mission'), '/about#mission'],
  [pathWithin.news(2), '/news?page=2'],
  [pathWithin.post('a b'), '/news/a%20b'],
  [pathWithin.programmeDay(2025, '2025-10-16'), '/forum/2025/program?day=2025-10-16'],
  [pathWithin.session(2025, '12:00'), '/forum/2025/program/12%3A00'],
  [pathWithin.dashboard(2025), '/forum/2025/dashboard'],
  [pathWithin.dashboard(2025, 'hall'), '/forum/2025/dashboard/hall'],
])('%s is %s', (path, expected) => expect(path).toBe(expected))

test('a language comes before every path', () => expect(localePath('en', pathWithin.home())).toBe('/en'))

test('what nobody may keep is listed by nobody, and its address ends in a key', () => {
  const secret = pageIds.map(pageOf).filter(({ caching }) => caching === 'never')
  expect(secret.length).toBeGreaterThan(0)
  for (const { isListed, pattern } of secret)
    expect([isListed, pattern]).toEqual([false, expect.stringMatching(/^[a-z-]+\/:key$/)])
})

it.each(['/constructor', '/__proto__', '/toString', '/unknown'])('%s is no shortcut', (path) => {
  expect(shortcutOf(path, 2025)).toBeUndefined()
})
