const noBreak = '\u00a0'
const signs: Readonly<Record<string, string>> = { UAH: '₴' }

/** "14 900 ₴": whole units, thousands apart, nothing of it breaks at a line's end; a currency without a sign here by its code. */
export function formatPrice(amount: number, currency = 'UAH'): string {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, noBreak)
  return grouped + noBreak + (signs[currency] ?? currency)
}
