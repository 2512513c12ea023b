import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { forwardsUntrusted, visitorAddress } from './visitor-address.ts'

test.each([
  ['192.0.2.9', undefined, [], '192.0.2.9'],
  ['192.0.2.9', '203.0.113.1', [], '192.0.2.9'],
  ['::ffff:127.0.0.1', '203.0.113.1', ['127.0.0.1'], '203.0.113.1'],
  ['127.0.0.1', '198.51.100.7, 203.0.113.1', ['127.0.0.1'], '203.0.113.1'],
  ['127.0.0.1', '198.51.100.7, 203.0.113.1, 10.0.0.2', ['127.0.0.1', '10.0.0.2'], '203.0.113.1'],
  ['127.0.0.1', undefined, ['127.0.0.1'], '127.0.0.1'],
  ['127.0.0.1', '198.51.100.7, 203.0.113.1, 173.245.63.9', ['127.0.0.1', '173.245.48.0/20'], '203.0.113.1'],
  ['173.245.64.1', '203.0.113.1', ['173.245.48.0/20'], '173.245.64.1'],
  ['2400:cb00:0:1::7', '2001:db8::1', ['2400:cb00::/32', '10.0.0.0/8'], '2001:db8::1'],
  ['10.1.2.3', 'unknown, fe80::1%eth0', ['10.0.0.0/8'], 'fe80::1%eth0'],
])('the peer %s that forwards for %j, with %j trusted, is %s', (remoteAddress, forwarded, trusted, expected) => {
  const socket = { remoteAddress } as Socket
  expect(visitorAddress({ socket, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, trusted)).toBe(expected)
})

test.each([
  ['127.0.0.1', '203.0.113.1', [], true],
  ['::ffff:127.0.0.1', '203.0.113.1', [], true],
  ['::1', '203.0.113.1', [], true],
  ['172.17.0.1', '203.0.113.1', [], true],
  ['fd00::2', '203.0.113.1', [], true],
  ['10.0.0.2', '203.0.113.1', ['10.0.0.2'], false],
  ['127.0.0.1', undefined, [], false],
  ['203.0.113.9', '198.51.100.7', [], false],
  ['2001:db8::1', '198.51.100.7', [], false],
])(
  'the peer %s that forwards for %j, with %j trusted, is a proxy that nobody named: %s',
  (remoteAddress, forwarded, trusted, is) => {
    const socket = { remoteAddress } as Socket
    expect(forwardsUntrusted({ socket, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, trusted)).toBe(is)
  },
)
