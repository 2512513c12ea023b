import { decimalSign } from '../localisation/decimal-sign.ts'
import { grouped } from '../localisation/grouped.ts'
import type { Locale } from '../localisation/locale.ts'
import { ownValue } from '../own-value.ts'

const noBreak = '\u00a0'
const signs: Readonly<Record<string, string>> = { UAH: '₴' }

/** "14 900 ₴": whole units, thousands apart, nothing of it breaks at a line's end; a currency without a sign here by its code. */
export function formatPrice(amount: number, currency = 'UAH'): string {
  return grouped(amount) + noBreak + (ownValue(signs, currency) ?? currency)
}

/** Kopiykas as hryvnias, with a fraction where there is one: "2 616,67 ₴". */
export function exactPrice(kopiykas: number, locale: Locale): string {
  const fraction = kopiykas % 100
  const whole = formatPrice(Math.floor(kopiykas / 100))
  if (fraction === 0) return whole
  return whole.replace(/(?=\u00a0\D+$)/, `${decimalSign(locale)}${String(fraction).padStart(2, '0')}`)
}
