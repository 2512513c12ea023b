// The payment provider that the settings name, with real time, and the texts that it gets.
import { defaultLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { liqpay } from '../payments/liqpay.ts'
import { monobank } from '../payments/monobank.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { testProvider } from '../payments/test-provider.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'

type PaymentConfig = Pick<SettingsForDesk, 'desk' | 'siteUrl'>

/** Payment methods that are configured. */
export const waysOf = ({ payment, seller }: SettingsForDesk['desk']): Readonly<Record<PaymentMethod, boolean>> => ({
  card: payment.kind !== 'none',
  bank: seller !== null,
})

export const paymentOptions = ({ siteUrl, desk: { payment } }: PaymentConfig) => ({
  siteUrl,
  hasReceipts: 'receipts' in payment && payment.receipts !== null,
  description: (number: string, locale: Locale) => catalogues[locale].mail.orders.notice(number),
  // Receipts are in Ukrainian, whatever the buyer's language is.
  itemName: catalogues[defaultLocale].papers.invoice.line,
})

/** `siteNow`: the clock of the order's payment deadline. */
export function providerOnRealTime(config: PaymentConfig, siteNow: () => number): PaymentProvider | null {
  return untilRealTime(providerOf(config), siteNow)
}

/** Converts deadlines to real time, which the provider uses. */
function untilRealTime(provider: PaymentProvider | null, siteNow: () => number): PaymentProvider | null {
  if (!provider) return null
  const checkout: PaymentProvider['checkout'] = (asked) =>
    provider.checkout({ ...asked, expiresAt: asked.expiresAt - siteNow() + Date.now() })
  return { ...provider, checkout }
}

function providerOf({ desk: { payment }, siteUrl }: PaymentConfig): PaymentProvider | null {
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
