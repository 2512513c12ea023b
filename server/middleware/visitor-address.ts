// Whose request this is, for the rate limit only: the peer's address, or what a trusted proxy says of it.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { isNearby } from '../submissions/network.ts'

/**
 * The visitor's IP address. `X-Forwarded-For` counts only from `trustedProxies`, and of it the last address that is not itself a trusted
 * proxy (an address or a network): what stands before that was written by the visitor.
 */
export function visitorAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: readonly string[],
): string {
  const peer = plain(socket.remoteAddress ?? '')
  const isTrusted = trustOf(trustedProxies)
  if (!isTrusted(peer)) return peer
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plain(address.trim()))
    .filter(Boolean)
  return forwarded.findLast((address) => !isTrusted(address)) ?? peer
}

/** Whether a peer of this machine or of a private network forwards a visitor and is not trusted: most likely a proxy that nobody named. */
export function forwardsUntrusted(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: readonly string[],
): boolean {
  if (headers['x-forwarded-for'] === undefined) return false
  const peer = plain(socket.remoteAddress ?? '')
  return !trustOf(trustedProxies)(peer) && isNearby(peer)
}

const known = new WeakMap<readonly string[], BlockList>()

/** Asked at every request: each list is read once. */
function trustOf(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = known.get(trustedProxies) ?? listOf(trustedProxies)
  known.set(trustedProxies, trusted)
  return (address) => isIP(address) > 0 && trusted.check(address, familyOf(address))
}

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
