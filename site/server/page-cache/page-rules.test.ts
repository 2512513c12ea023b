import { isNotModified } from '@forum/ground/http/conditional.ts'
import { acceptedEncoding } from '@forum/ground/http/encoding.ts'
import { expect, test } from 'vitest'
import { canonicalPath, pageTarget } from './page-key.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.000', 'identity'],
  ['gzip ; q=0 , br ; q=0', 'identity'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['gzip, br;q=0.001', 'gzip'],
  ['identity, gzip, br', 'br'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['*;q=0.5, gzip;q=0.1', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['gzip, identity;q=0', 'gzip'],
  ['gzip;q=2', 'gzip'],
  ['gzip;q=x', 'identity'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['deflate, identity;q=0', 'identity'],
  ['gzip;q=0, *;q=0', 'identity'],
  ['*;q=0, identity', 'identity'],
])('Accept-Encoding %j takes %s', (accept, expected) => expect(acceptedEncoding(accept)).toBe(expected))

test.each([
  ['"h-br"', true],
  ['W/"h-gz"', true],
  ['"h"', true],
  ['"h-gz-gzip"', true],
  ['W/"h-br-gzip"', true],
  ['"h-other"', false],
  ['"x-br", "h-id"', true],
  ['*', true],
  ['"x-br"', false],
  ['h-br', false],
  ['', false],
])('If-None-Match %j holds "h": %s', (header, expected) => expect(isNotModified(header, 'h')).toBe(expected))

test.each([
  ['/en', '/en'],
  ['/%65n', '/en'],
  ['/en/%D0%B0', '/en/%D0%B0'],
  ['/en/%d0%b0', '/en/%D0%B0'],
  ['/a%2Fb', '/a%2Fb'],
  ['/..', undefined],
  ['/en/../x', undefined],
  ['/%2e%2e/x', undefined],
  ['/en/%', undefined],
  ['/en\\x', undefined],
  ['/en/%5Cx', undefined],
  ['/%00', undefined],
  ['*', undefined],
  ['http://evil.example/', undefined],
])('the path %s is spelt %s', (given, expected) => expect(canonicalPath(given)).toBe(expected))

test('a very long path is not kept', () => expect(pageTarget(`/${'x'.repeat(500)}`, () => [])?.isCacheable).toBe(false))
