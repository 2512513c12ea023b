import type { Desk } from '@forum/desk/port.ts'
import { missingTerms } from '@forum/domain/order/consent.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import type { SellerView } from '../seller/seller-line.tsx'

/** Configured payment methods. */
export type Ways = Readonly<Record<PaymentMethod, boolean>>

/** Whether tickets may be sold: seller and terms are published (product.md, 6.6). */
export function maySell(
  {
    sale: {
      settings: { seller, refundTerms },
    },
  }: Pick<Desk, 'sale'>,
  content: Services['content'],
): boolean {
  return missingTerms(seller !== null, content.documents(), refundTerms).length === 0
}

/** The seller for visitors; null: none is named. */
export function sellerOf({
  sale: {
    settings: { seller },
  },
}: Pick<Desk, 'sale'>): SellerView | null {
  return seller && { name: seller.name, code: seller.code, address: seller.address, email: seller.email, phone: seller.phone }
}
