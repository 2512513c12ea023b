import type { Locale } from '#domain/localisation/locale.ts'
import { choose, type Localised } from '#domain/localisation/localised.ts'

/** A content field as it is drawn: `lang` only where it fell back to another language than the page's. */
export type Said<T = string> = { text: T; lang?: Locale }

/** The field in `locale` with its fallbacks; null when nothing is filled in. */
export function said<T>(field: Localised<T>, locale: Locale): Said<T> | null {
  const chosen = choose(field, locale)
  if (!chosen) return null
  return { text: chosen.value, ...(chosen.locale !== locale && { lang: chosen.locale }) }
}
