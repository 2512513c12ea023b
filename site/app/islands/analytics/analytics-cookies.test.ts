import { expect, test } from 'vitest'
import { analyticsRemovals } from './analytics-cookies.ts'

test("the analytics service's own cookies go from the host and from every domain above it, and nothing else goes", () => {
  expect(analyticsRemovals('lang=uk; _ga=GA1.1; _ga_ABC=GS1; _gallery=1; consent=1.declined.1', 'www.forum.example')).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.forum.example',
    '_ga=; Path=/; Max-Age=0; Domain=forum.example',
    '_ga_ABC=; Path=/; Max-Age=0',
    '_ga_ABC=; Path=/; Max-Age=0; Domain=www.forum.example',
    '_ga_ABC=; Path=/; Max-Age=0; Domain=forum.example',
  ])
  expect(analyticsRemovals('_ga=GA1.1', 'localhost')).toEqual(['_ga=; Path=/; Max-Age=0'])
  expect(analyticsRemovals('lang=uk', 'forum.example')).toEqual([])
})
