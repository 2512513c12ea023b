import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { DisplayStatus } from '@forum/domain/order/display-status.ts'
import type { Seller } from '@forum/domain/order/invoice.ts'
import type { CorrectableInvoice } from '@forum/domain/order/invoice-version.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { fullDate } from '@forum/domain/time/kyiv-time.ts'

type CorrectionInput = { order: Order; correctable?: CorrectableInvoice; seller: Seller | null; locale: Locale }

export type CorrectionView = NonNullable<ReturnType<typeof correctionView>>

/** Versions of the invoice, and what its form begins with; null: there is no invoice. */
export function correctionView({ order, correctable, seller, locale }: CorrectionInput, displayStatus: DisplayStatus) {
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
