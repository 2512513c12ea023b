// Sums in euro for payers abroad, beside those in hryvnias. They are a guide: what is owed is the sum in hryvnias.
import { decimalSign } from '../localisation/decimal-sign.ts'
import type { Locale } from '../localisation/locale.ts'
import { exactPrice, formatPrice } from '../ticket/price.ts'

/** Hryvnias for a euro in ten-thousandths, as exact as the National Bank's: 481234 is 48.1234. */
export type EuroRate = number

const inOne = 10_000

/** A rate as people type it, such as `48,12` or `48.1234`; null: no rate from 10 to 999 hryvnias with at most four decimals. */
export function readEuroRate(typed: string): EuroRate | null {
  const [, whole, fraction = ''] = /^([1-9]\d{1,2})(?:[.,](\d{1,4}))?$/.exec(typed.replaceAll(/[\s€₴]/g, '')) ?? []
  return whole === undefined ? null : Number(whole) * inOne + Number(fraction.padEnd(4, '0'))
}

/** Kopiykas in cents, half up. */
export const euroCents = (kopiykas: number, rate: EuroRate) => Math.round((kopiykas * inOne) / rate)

/** "≈ 249 €": so many hryvnias in whole euros, at least one; null: nothing to pay, or no rate. */
export function aboutEuro(hryvnias: number, rate: EuroRate | null): string | null {
  if (rate === null || hryvnias === 0) return null
  return `≈\u00a0${formatPrice(Math.max(1, Math.round(euroCents(hryvnias * 100, rate) / 100)), 'EUR')}`
}

/** "249,36 €" for so many hryvnias. */
export const exactEuro = (hryvnias: number, rate: EuroRate, locale: Locale) =>
  exactPrice(euroCents(hryvnias * 100, rate), locale, 'EUR')

/** "48,1234 ₴": at least two decimals. */
export function rateText(rate: EuroRate, locale: Locale): string {
  const fraction = String(rate % inOne)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return formatPrice(Math.floor(rate / inOne)).replace(/(?=\u00a0\D+$)/, decimalSign(locale) + fraction)
}
