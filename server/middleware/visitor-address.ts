// Whose request this is, for the rate limit only: the peer's address, or what a trusted proxy says of it.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The visitor's IP address. `X-Forwarded-For` counts only from `trustedProxies`, and of it the last address that is not itself a trusted
 * proxy: what stands before that was written by the visitor (reliability reference A4).
 */
export function visitorAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: readonly string[],
): string {
  const peer = plain(socket.remoteAddress ?? '')
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plain(address.trim()))
    .filter(Boolean)
  return forwarded.findLast((address) => !trustedProxies.includes(address)) ?? peer
}

/** Whether a peer of this machine or of a private network forwards a visitor and is not trusted: most likely a proxy that nobody named. */
export function forwardsUntrusted(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: readonly string[],
): boolean {
  if (headers['x-forwarded-for'] === undefined) return false
  const peer = plain(socket.remoteAddress ?? '')
  return !trustedProxies.includes(peer) && isIP(peer) > 0 && nearby.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
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

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
