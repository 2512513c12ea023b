import { decimalSign } from '../localisation/decimal-sign.ts'
import { grouped } from '../localisation/grouped.ts'
import type { Locale } from '../localisation/locale.ts'
import { ownValue } from '../record/own-value.ts'

const noBreak = '\u00a0'
const signs: Readonly<Record<string, string>> = { UAH: '₴', EUR: '€' }

/** "14 900 ₴": whole units with non-breaking spaces; other currencies by code. */
export function formatPrice(amount: number, currency = 'UAH'): string {
  return grouped(amount) + noBreak + (ownValue(signs, currency) ?? currency)
}

/** Kopiykas as hryvnias (cents as euros), with decimals if needed: "2 616,67 ₴", "−0,05 ₴". */
export function exactPrice(kopiykas: number, locale: Locale, currency = 'UAH'): string {
  if (kopiykas < 0) return `−${exactPrice(-kopiykas, locale, currency)}`
  const fraction = kopiykas % 100
  const whole = formatPrice(Math.floor(kopiykas / 100), currency)
  if (fraction === 0) return whole
  return whole.replace(/(?=\u00a0\D+$)/, `${decimalSign(locale)}${String(fraction).padStart(2, '0')}`)
}
