// The client's address, for rate limits only: the peer's, or the one that a trusted proxy reports.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { isNearby } from '../base/line.ts'

/**
 * The visitor's IP address. `X-Forwarded-For` is trusted only from `trustedProxies`; its last address that is not a trusted proxy (address or
 * network) counts, because the visitor can write everything before it.
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

/** Whether an untrusted peer on this machine or a private network forwards requests: probably a proxy missing in the settings. */
export function forwardsUntrusted(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: readonly string[],
): boolean {
  if (headers['x-forwarded-for'] === undefined) return false
  const peer = plain(socket.remoteAddress ?? '')
  return !trustOf(trustedProxies)(peer) && isNearby(peer)
}

const known = new WeakMap<readonly string[], BlockList>()

/** Called at every request, so each list is parsed once. */
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
