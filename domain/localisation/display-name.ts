import { type Locale, localeTable } from './locale.ts'

const known = new Map<string, Intl.DisplayNames>()

/** The name of a language in the words of `locale`, as a sentence says it ("українська"); the code itself when it names none. */
export function languageName(code: string, locale: Locale): string {
  return nameOf('language', code, locale) ?? code
}

/** Codes of two letters that browsers know a name for, and that are no country: unions, tests, "unknown region" (CLDR). */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** The name of a country in the words of `locale`; null for what is no country's code of two letters. */
export function countryName(code: string, locale: Locale): string | null {
  return noCountries.has(code.toUpperCase()) ? null : nameOf('region', code, locale)
}

function nameOf(type: 'language' | 'region', code: string, locale: Locale): string | null {
  const key = `${type} ${locale}`
  const names = known.get(key) ?? new Intl.DisplayNames(localeTable[locale].intl, { type, fallback: 'none' })
  known.set(key, names)
  try {
    return names.of(code) ?? null
  } catch {
    return null
  }
}
