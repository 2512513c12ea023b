// From which network an order came, so that orders of one network can be counted and its address is kept nowhere.
import { createHmac, randomBytes } from 'node:crypto'
import { isNearby, networkOf } from '../submissions/network.ts'

/** The digest of a visitor's network under a salt that ends with the process; empty for an address near this machine: a proxy's, nobody's own. */
export function createPlacedFrom(): (address: string) => string {
  const salt = randomBytes(32)
  return (address) =>
    isNearby(address) ? '' : createHmac('sha256', salt).update(networkOf(address)).digest('base64url').slice(0, 22)
}
