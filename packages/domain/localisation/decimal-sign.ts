import { type Locale, locales, localeTable } from './locale.ts'

const signIn = (locale: Locale) =>
  new Intl.NumberFormat(localeTable[locale].intl).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** Found out once: a page of the desk asks it for a thousand sums. */
const signs = new Map(locales.map((locale) => [locale, signIn(locale)]))

/** The decimal separator: a comma in Ukrainian, a point in English. */
export const decimalSign = (locale: Locale): string => signs.get(locale) ?? '.'
