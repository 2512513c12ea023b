// Whose request this is, for the rate limit only: the peer's address, or what a trusted proxy says of it.
import type { IncomingMessage } from 'node:http'
import { isNearby } from '../submissions/network.ts'

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
  return !trustedProxies.includes(peer) && isNearby(peer)
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
