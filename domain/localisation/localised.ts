import { everyLocale, type Locale, locales } from './locale.ts'

/** A content field in the languages of the site; null where the editor left it empty. */
export type Localised<T = string> = Readonly<Record<Locale, T | null>>

/** What an editor left empty in every language. */
export const nothing: Readonly<Record<Locale, null>> = everyLocale(() => null)

/** A value and the language it is written in, which differs from the page's when the field fell back. */
export type Chosen<T> = { value: T; locale: Locale }

/** The title that says "not published in this language" (product.md, 2.3). */
export const notPublished = '-'

const fallbackOrder = ['en', 'uk'] as const

/**
 * The field in `locale`, else in English, else in Ukrainian (product.md, 2.2); undefined when nothing is filled in.
 * A `-` of another language is never shown as a text.
 */
export function choose<T>(field: Localised<T>, locale: Locale): Chosen<T> | undefined {
  for (const candidate of [locale, ...fallbackOrder]) {
    const value = field[candidate]
    if (value !== null && value !== notPublished) return { value, locale: candidate }
  }
  return undefined
}

/** The text in `locale` with its fallbacks; an empty string when nothing is filled in. */
export function textIn(field: Localised, locale: Locale): string {
  return choose(field, locale)?.value ?? ''
}

/** Every text of the field, in whatever language. */
export function textsOf(field: Localised): string[] {
  return locales.flatMap((locale) => (field[locale] === null || field[locale] === notPublished ? [] : [field[locale]]))
}

/** Whether an item with this title exists in `locale`: the title there is not `-` and has a text to show. */
export function isPublishedIn(title: Localised, locale: Locale): boolean {
  return title[locale] !== notPublished && choose(title, locale) !== undefined
}

/** The languages in which an item with this title exists. */
export function publishedLocales(title: Localised): Locale[] {
  return locales.filter((locale) => isPublishedIn(title, locale))
}

/** The name of a place, which has one in every language: where it is `-` or left empty, that of another one (product.md, 2.3). */
export function nameOfPlace(name: Localised): Localised {
  const [any = null] = textsOf(name)
  return everyLocale((locale) => (choose(name, locale) ? (name[locale] === notPublished ? null : name[locale]) : any))
}
