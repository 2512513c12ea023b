// Connects order forms of visitors with the desk.
import type { DeskConfig } from '../config/desk-config.ts'
import { createNetworkDigest } from '../orders/network-digest.ts'
import { type OrderOutcome, type OrderRequest, type PlaceOrderOptions, placeOrder } from '../orders/place-order.ts'
import { createRateLimit } from '../submissions/rate-limit.ts'

export function placingOf(
  options: Pick<PlaceOrderOptions, 'orders' | 'formGuard' | 'ways' | 'now'>,
  desk: DeskConfig,
  key: Uint8Array,
): (request: OrderRequest) => Promise<OrderOutcome> {
  const sentFrom = createNetworkDigest(key)
  // Machines on one database share the key, so that limits apply to all of them together.
  const placedFrom = desk.shared ? sentFrom : createNetworkDigest()
  const codeTries = createRateLimit({ burst: 30, perMinute: 3 })
  const all = { ...options, ...desk, codeTries, hasSeller: desk.seller !== null, placedFrom, sentFrom }
  return (request) => placeOrder(request, all)
}
