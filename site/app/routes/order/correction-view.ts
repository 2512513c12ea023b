import type { DisplayStatus } from '@forum/domain/order/display-status.ts'
import { fullDate } from '@forum/domain/time/kyiv-time.ts'
import type { OrderViewOptions } from './order-view.ts'

/** Versions of the invoice, and what its form begins with; null: there is no invoice. */
export function correctionView({ order, correctable, seller, locale }: OrderViewOptions, displayStatus: DisplayStatus) {
  const isShown = displayStatus === 'invoice' || displayStatus === 'partLate' || displayStatus === 'paid'
  if (!correctable || !seller || correctable.fixed === 'noInvoice' || !isShown) return null
  const { newest, replaced, fixed } = correctable
  const { payer, version, since } = newest
  return {
    fixed,
    version,
    since: fullDate(since, locale),
    replaced: replaced.toReversed().map(({ version, since }) => ({ version, since: fullDate(since, locale) })),
    payer,
    /** The box for banks abroad is shown. */
    hasAbroad: seller.abroad !== null || order.buyer.isAbroad === true,
  }
}
