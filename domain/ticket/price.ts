import { grouped } from '../localisation/grouped.ts'

const noBreak = '\u00a0'
const signs: Readonly<Record<string, string>> = { UAH: '₴' }

/** "14 900 ₴": whole units, thousands apart, nothing of it breaks at a line's end; a currency without a sign here by its code. */
export function formatPrice(amount: number, currency = 'UAH'): string {
  return grouped(amount) + noBreak + (signs[currency] ?? currency)
}
