import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

test.each([
  ['192.0.2.9', undefined, [], '192.0.2.9'],
  ['192.0.2.9', '203.0.113.1', [], '192.0.2.9'],
  ['::ffff:127.0.0.1', '203.0.113.1', ['127.0.0.1'], '203.0.113.1'],
  ['127.0.0.1', '198.51.100.7, 203.0.113.1', ['127.0.0.1'], '203.0.113.1'],
  ['127.0.0.1', '198.51.100.7, 203.0.113.1, 10.0.0.2', ['127.0.0.1', '10.0.0.2'], '203.0.113.1'],
  ['127.0.0.1', undefined, ['127.0.0.1'], '127.0.0.1'],
])('the peer %s that forwards for %j, with %j trusted, is %s', (remoteAddress, forwarded, trusted, expected) => {
  const socket = { remoteAddress } as Socket
  expect(visitorAddress({ socket, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, trusted)).toBe(expected)
})
