import type { PaymentMethod } from '#domain/order/order.ts'
import type { Desk } from '#server/desk.ts'

/** Which ways to pay the site is set up for. */
export type Ways = Readonly<Record<PaymentMethod, boolean>>

export function waysOf({ cashier, settings }: Pick<Desk, 'cashier' | 'settings'>): Ways {
  return { card: cashier.provider !== null, bank: settings.seller !== null }
}
