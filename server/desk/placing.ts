// Connects order forms of visitors with the desk.
import type { DeskConfig } from '../config/desk-config.ts'
import { createRateLimit } from '../ground/rate-limit.ts'
import { type OrderOutcome, type OrderRequest, type PlaceOrderOptions, placeOrder } from '../orders/place-order.ts'

export function placingOf(
  options: Pick<PlaceOrderOptions, 'orders' | 'formGuard' | 'ways' | 'placedFrom' | 'now'>,
  desk: DeskConfig,
): (request: OrderRequest) => Promise<OrderOutcome> {
  const codeTries = createRateLimit({ burst: 30, perMinute: 3 })
  const all = { ...options, ...desk, codeTries, hasSeller: desk.seller !== null }
  return (request) => placeOrder(request, all)
}
