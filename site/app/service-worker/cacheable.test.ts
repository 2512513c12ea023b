import { expect, test } from 'vitest'
import { isCacheable, isFetchedAhead, isPagePath, pageAddress } from './cacheable.ts'

const site = 'https://forum.example'
const at = (path: string) => new URL(site + path)

test.each([
  ['/uk', '/uk'],
  ['/uk/forum/2025/program', '/uk/forum/2025/program'],
  ['/uk/forum/2025/program?utm_source=x&day=2025-10-16', '/uk/forum/2025/program?day=2025-10-16'],
  ['/en/news?page=2&fbclid=1', '/en/news?page=2'],
  ['/en/news?page=', '/en/news'],
  ['/en/news#top', '/en/news'],
  ['/ru/forum/2025/dashboard/velyka', '/ru/forum/2025/dashboard/velyka'],
])('the page %s is kept as %s', (given, expected) => expect(pageAddress(at(given))).toBe(site + expected))

test.each([
  '/',
  '/xx/news',
  '/ua',
  '/healthz',
  '/assets/1/480.webp',
  '/static/a.js',
  '/uk/forum/2025/calendar.ics',
  '/sitemap.xml',
  '/uk/forum/2025/by-card',
  '/uk/forum/by-bank',
  '/uk/forum/2025/by-form',
  '/uk/forum/2025/order/17',
  '/uk/order/Zx_1-abcdefghijklmnopq',
  '/en/ticket/Zx_1-abcdefghijklmnopq',
  '/ru/test-payment/2025-00042-1',
  '/uk/thank-you-page',
  '/uk/success-group-order',
  '/uk/accreditation',
])('%s is never kept as a page', (path) => expect(pageAddress(at(path))).toBeUndefined())

test.each([
  ['/uk', true],
  ['/en/a/b', true],
  ['/en/thank-you-page', true],
  ['/', false],
  ['/hooks/content', false],
  ['/en/x.ics', false],
])('%s is a path of a page: %s', (path, expected) => expect(isPagePath(path)).toBe(expected))

test.each([
  [200, {}, true],
  [200, { 'cache-control': 'public, max-age=0, must-revalidate' }, true],
  [200, { 'cache-control': 'no-store' }, false],
  [200, { 'cache-control': 'private, max-age=60' }, false],
  [404, {}, false],
  [503, {}, false],
  [301, {}, false],
])('an answer %i with %j is kept: %s', (status, headers, expected) => {
  expect(isCacheable({ status, redirected: false, headers: new Headers(headers as Record<string, string>) })).toBe(expected)
})

test('an answer from another address than was asked for is not kept', () => {
  expect(isCacheable({ status: 200, redirected: true, headers: new Headers() })).toBe(false)
})

test.each([
  [{}, false],
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'sec-purpose': 'navigation' }, false],
])('a page asked for with %j is only fetched ahead: %s', (headers, expected) =>
  expect(isFetchedAhead({ headers: new Headers(headers as Record<string, string>) })).toBe(expected),
)
