// What the settings of card payments decide.
import { type GivenSettings, readSettings, type ValuesOf } from '@forum/ground/settings/setting.ts'
import { liqpaySettings, monobankSettings, providerSettings } from './payment-settings.ts'

/** Data for LiqPay's fiscal receipts. */
export type LiqpayReceipts = ValuesOf<typeof liqpaySettings.receipts>

/** Data for monobank's fiscal receipts. */
export type MonobankReceipts = { tax: readonly number[] }

/** `isDemo`: the test provider, which takes no money, is the default. `receipts` null: none are issued. undefined: `faults` contains the errors. */
export function decidePayment(given: GivenSettings, faults: string[], isDemo: boolean) {
  const { kind } = readSettings({ kind: providerSettings.provider }, given, faults) ?? {}
  if (kind === undefined) return undefined
  const hasReceipts = readSettings({ receipts: providerSettings.receipts }, given, faults)?.receipts === 'provider'
  if (kind !== 'liqpay' && kind !== 'monobank') return { kind: kind ?? (isDemo ? 'test' : 'none') }
  if (kind === 'liqpay') {
    const shop = readSettings(liqpaySettings, given, faults)
    return shop && { kind, ...shop, receipts: hasReceipts ? shop.receipts : null }
  }
  const shop = readSettings(monobankSettings, given, faults)
  return shop && { kind, ...shop, receipts: hasReceipts ? { tax: shop.receipts.tax ?? [] } : null }
}
