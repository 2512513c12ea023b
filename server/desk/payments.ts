// How the desk is paid: the provider that the settings name, held to the real time, and what it is told of an order.

import { defaultLocale, type Locale } from '#domain/localisation/locale.ts'
import { catalogues } from '#messages/catalogues.ts'
import type { Config } from '../config/config.ts'
import { liqpay } from '../payments/liqpay.ts'
import { monobank } from '../payments/monobank.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { testProvider } from '../payments/test-provider.ts'

export const paymentOptions = ({ siteUrl, desk: { payment } }: Config) => ({
  siteUrl,
  hasReceipts: 'receipts' in payment && payment.receipts !== null,
  description: (number: string, locale: Locale) => catalogues[locale].mail.orders.notice(number),
  // Receipts are Ukrainian, whatever the buyer's language is.
  itemName: catalogues[defaultLocale].documents.invoice.line,
})

/** `siteNow`: the clock by which an order says until when it may be paid. */
export function providerOnRealTime(config: Config, siteNow: () => number): PaymentProvider | null {
  return untilRealTime(providerOf(config), siteNow)
}

/** A provider of payments knows no other clock than the real one. */
function untilRealTime(provider: PaymentProvider | null, siteNow: () => number): PaymentProvider | null {
  if (!provider) return null
  const checkout: PaymentProvider['checkout'] = (asked) =>
    provider.checkout({ ...asked, expiresAt: asked.expiresAt - siteNow() + Date.now() })
  return { ...provider, checkout }
}

function providerOf({ desk: { payment }, siteUrl }: Config): PaymentProvider | null {
  switch (payment.kind) {
    case 'liqpay':
      return liqpay(payment)
    case 'monobank':
      return monobank({ ...payment, now: Date.now })
    case 'test':
      return testProvider(siteUrl)
    case 'none':
      return null
  }
}
