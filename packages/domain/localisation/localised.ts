import { everyLocale, type Locale, locales } from './locale.ts'

/** A localised field; null: empty in that language. */
export type Localised<T = string> = Readonly<Record<Locale, T | null>>

/** Empty in every language. */
export const nothing: Readonly<Record<Locale, null>> = everyLocale(() => null)

/** A value and its language, which differs from the page's after a fallback. */
export type Chosen<T> = { value: T; locale: Locale }

/** The title of records that are hidden in a language (product.md, 2.3). */
export const notPublished = '-'

const fallbackOrder = ['en', 'uk'] as const

/** The field in `locale`, otherwise English, otherwise Ukrainian (product.md, 2.2); undefined: empty. A `-` is never used as a text. */
export function choose<T>(field: Localised<T>, locale: Locale): Chosen<T> | undefined {
  for (const candidate of [locale, ...fallbackOrder]) {
    const value = field[candidate]
    if (value !== null && value !== notPublished) return { value, locale: candidate }
  }
  return undefined
}

/** The text in `locale` with fallbacks; '' if empty. */
export function textIn(field: Localised, locale: Locale): string {
  return choose(field, locale)?.value ?? ''
}

/** The texts in all languages. */
export function textsOf(field: Localised): string[] {
  return locales.flatMap((locale) => (field[locale] === null || field[locale] === notPublished ? [] : [field[locale]]))
}

/** Whether a record with this title is visible in `locale`: its title is not `-` and has a text. */
export function isPublishedIn(title: Localised, locale: Locale): boolean {
  return title[locale] !== notPublished && choose(title, locale) !== undefined
}

/** Languages in which a record with this title is visible. */
export function publishedLocales(title: Localised): Locale[] {
  return locales.filter((locale) => isPublishedIn(title, locale))
}

/** Names of places exist in every language: `-` and empty ones fall back (product.md, 2.3). */
export function nameOfPlace(name: Localised): Localised {
  const [any = null] = textsOf(name)
  return everyLocale((locale) => (choose(name, locale) ? (name[locale] === notPublished ? null : name[locale]) : any))
}
