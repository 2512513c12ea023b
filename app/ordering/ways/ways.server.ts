import type { PaymentMethod } from '#domain/order/order.ts'
import type { Desk } from '#server/desk.ts'
import type { SellerView } from '../seller/seller-line.tsx'

/** Which ways to pay the site is set up for. */
export type Ways = Readonly<Record<PaymentMethod, boolean>>

/** What visitors read of who sells; null where nobody is named. */
export function sellerOf({ settings: { seller } }: Pick<Desk, 'settings'>): SellerView | null {
  return seller && { name: seller.name, code: seller.code, address: seller.address }
}
