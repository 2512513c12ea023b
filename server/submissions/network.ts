// The network of an address: for rate limits, and to recognise proxies.
import { BlockList, isIP, isIPv6 } from 'node:net'

/** One visitor has a whole /64 of IPv6 addresses, one line up to a /48 of them (RFC 6177). An IPv4 address is a network and a line by itself. */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const front = head.split(':').filter(Boolean)
  const back = plain.includes('::') ? tail.split(':').filter(Boolean) : []
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = plain.includes('::') ? [...front, ...zeros, ...back] : front
  return groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Whether an IP address is of this machine or of a private network. */
export function isNearby(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) > 0 && nearby.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/** Loopback, private and link-local networks (RFC 1918, 4193, 3927, 4291, 6598). */
const nearby = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  nearby.addSubnet(network, bits)
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nearby.addSubnet(network, bits, 'ipv6')
