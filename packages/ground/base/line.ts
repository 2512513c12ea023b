// What one line (an internet connection) is. Everything that counts or limits strangers asks here.
import { createHmac } from 'node:crypto'
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * A network by which a visitor is counted. `times`: how often the limit of one line it has. A provider gives one customer a /64, a /56 or a /48 of
 * IPv6 addresses (RFC 6177, RIPE-690), and each telephone a /64: so a /64 is a line, and a /56 and a /48 have ceilings that are little higher.
 */
export type Circle = { name: string; times: number }

/** Widest first. */
const widths = [
  { bits: 48, times: 2 },
  { bits: 56, times: 1.5 },
  { bits: 64, times: 1 },
] as const

/** The networks of an address, widest first: one of an IPv4 address (or of any other text), three of an IPv6 address. */
export function circlesOf(address: string): readonly [Circle, ...Circle[]] {
  const groups = groupsOf(address)
  if (typeof groups === 'string') return [{ name: groups, times: 1 }]
  const digits = groups.map((group) => group.toString(16).padStart(4, '0')).join('')
  const [widest, ...others] = widths.map(({ bits, times }) => ({ name: `${digits.slice(0, bits / 4)}/${bits}`, times }))
  return widest ? [widest, ...others] : [{ name: address, times: 1 }]
}

/** All that can belong to one connection: an IPv4 address, an IPv6 /48. Where networks take turns, it has one. */
export const widestOf = (address: string): string => circlesOf(address)[0].name

/** The eight groups of an IPv6 address; IPv4 addresses, also written as IPv6 (`::ffff:192.0.2.1`), and other texts as they are. */
function groupsOf(address: string): number[] | string {
  const plain = address.replace(/%.*$/s, '')
  if (!isIPv6(plain)) return plain
  const dotted = /[\d.]+$/.exec(plain)?.[0].split('.').map(Number) ?? []
  const [a = 0, b = 0, c = 0, d = 0] = dotted
  const whole = dotted.length === 4 ? plain.replace(/[\d.]+$/, `${hex(a * 256 + b)}:${hex(c * 256 + d)}`) : plain
  const [head = '', tail = ''] = whole.split('::')
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16))
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 6).every((group, index) => group === (index === 5 ? 0xffff : 0))
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : groups
}

const hex = (number: number) => number.toString(16)

/** Length of each part of a line's digest. */
const partLength = 16

/** Length of the prefix of a digest that all networks of one connection share. */
export const connectionLength = partLength

/**
 * Makes digests of visitors' lines, so that their orders, forms and places can be counted and found without their addresses: a part for each circle,
 * widest first. Empty for no address, and for those of this machine and of private networks, which are proxies.
 *
 * @param secret of the desk: all its processes make the same digests, also after a restart
 */
export function createLineDigest(secret: Uint8Array): (address: string) => string {
  const salt = createHmac('sha256', secret).update('placed from').digest()
  const digest = (text: string) => createHmac('sha256', salt).update(text).digest('base64url').slice(0, partLength)
  return (address) => {
    if (address === '' || isNearby(address)) return ''
    const circles = circlesOf(address)
    return widths.map((_, index) => digest(`${index} ${circles[index]?.name ?? circles[0].name}`)).join('')
  }
}

/** The circles of a digest, each named by its beginning. */
export function circlesOfDigest(digest: string): readonly Circle[] {
  return widths.map(({ times }, index) => ({ name: digest.slice(0, (index + 1) * partLength), times }))
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
