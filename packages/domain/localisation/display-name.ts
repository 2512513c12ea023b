import { type Locale, localeTable } from './locale.ts'

const known = new Map<string, Intl.DisplayNames>()

/** Name of a language in `locale`, in running text ("українська"); the code itself if unknown. */
export function languageName(code: string, locale: Locale): string {
  return nameOf('language', code, locale) ?? code
}

/** Two-letter codes that browsers name but that are no countries: unions, tests, "unknown region" (CLDR). */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** Name of a country in `locale`; null: not a country code. */
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
