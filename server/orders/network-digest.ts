// From which network an order came, so that orders of one network can be counted and its address is kept nowhere.
import { createHmac, randomBytes } from 'node:crypto'
import { isNearby, networkOf } from '../submissions/network.ts'

/** Characters at the beginning of the digest that name the line: all networks that one subscriber has. */
export const lineLength = 16

/**
 * The digest of a visitor's line and network under a salt that ends with the process; empty for an address near this machine: a proxy's,
 * nobody's own.
 *
 * @param shared a secret that all processes on one database know: from it they have one salt, so that a limit holds over all of them
 */
export function createNetworkDigest(shared?: Uint8Array): (address: string) => string {
  const salt = shared ? createHmac('sha256', shared).update('placed from').digest() : randomBytes(32)
  const digest = (text: string) => createHmac('sha256', salt).update(text).digest('base64url').slice(0, lineLength)
  return (address) => (isNearby(address) ? '' : digest(`line ${networkOf(address, 48)}`) + digest(networkOf(address)))
}
