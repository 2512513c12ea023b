// From which network an order came, so that orders of one network can be counted and its address is kept nowhere.
import { createHmac, randomBytes } from 'node:crypto'
import { isNearby, networkOf } from '../submissions/network.ts'

/**
 * The digest of a visitor's network under a salt that ends with the process; empty for an address near this machine: a proxy's, nobody's own.
 *
 * @param shared a secret that all processes on one database know: from it they have one salt, so that a limit holds over all of them
 */
export function createNetworkDigest(shared?: Uint8Array): (address: string) => string {
  const salt = shared ? createHmac('sha256', shared).update('placed from').digest() : randomBytes(32)
  return (address) =>
    isNearby(address) ? '' : createHmac('sha256', salt).update(networkOf(address)).digest('base64url').slice(0, 22)
}
