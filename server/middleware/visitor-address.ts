// Whose request this is, for the rate limit only: the peer's address, or what a trusted proxy says of it.
import type { IncomingMessage } from 'node:http'

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

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
