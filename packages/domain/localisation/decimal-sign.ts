import { type Locale, localeTable } from './locale.ts'

/** The decimal separator: a comma in Ukrainian, a point in English. */
export function decimalSign(locale: Locale): string {
  const parts = new Intl.NumberFormat(localeTable[locale].intl).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
