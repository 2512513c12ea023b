// A digest of the visitor's network, so that orders of one network can be counted without storing its address.
import { createHmac, randomBytes } from 'node:crypto'
import { isNearby, networkOf } from '../submissions/network.ts'

/** Length of the digest's prefix that identifies the subscriber (all networks of one line). */
export const lineLength = 16

/**
 * Digest of a visitor's line and network with a salt that lasts as long as the process. Empty for local and proxy addresses.
 *
 * @param shared secret of all processes on one database. They derive the same salt from it, so that limits apply across processes.
 */
export function createNetworkDigest(shared?: Uint8Array): (address: string) => string {
  const salt = shared ? createHmac('sha256', shared).update('placed from').digest() : randomBytes(32)
  const digest = (text: string) => createHmac('sha256', salt).update(text).digest('base64url').slice(0, lineLength)
  return (address) => (isNearby(address) ? '' : digest(`line ${networkOf(address, 48)}`) + digest(networkOf(address)))
}
