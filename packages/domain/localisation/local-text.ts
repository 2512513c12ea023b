import { type Locale, locales, localeTable } from './locale.ts'
import { choose, type Localised } from './localised.ts'

/** A text in another language than its page. */
type ForeignText<T> = { text: T; lang: Locale }

/** A text for a page, plain (string) or rich (nodes), with its language if it differs from the page's. Read it by `wordsOf` and `langOf`. */
export type LocalText<T extends string | readonly unknown[] = string> = T | ForeignText<T>

/** The field in `locale` with fallbacks; null: empty, or only `-`. */
export function localText<T extends string | readonly unknown[]>(field: Localised<T>, locale: Locale): LocalText<T> | null {
  const chosen = choose(field, locale)
  return chosen ? textFrom(chosen.value, chosen.locale, locale) : null
}

/** `text` in `lang`; undefined: the page's language. */
export function withLanguage<T extends string | readonly unknown[]>(text: T, lang: Locale | undefined): LocalText<T> {
  return lang ? { text, lang } : text
}

/** A text in `language` for a page in `locale`. */
export function textFrom<T extends string | readonly unknown[]>(text: T, language: Locale, locale: Locale): LocalText<T> {
  return withLanguage(text, language === locale ? undefined : language)
}

/** The title of a record published in `locale`; otherwise an empty text. */
export function localTitle(title: Localised, locale: Locale): LocalText {
  return localText(title, locale) ?? ''
}

/** The text without its language, where no `lang` attribute is possible: document title, address, comparison. */
export function wordsOf<T extends string | readonly unknown[]>(text: LocalText<T>): T
export function wordsOf<T extends string | readonly unknown[]>(text: LocalText<T> | null | undefined): T | undefined
export function wordsOf<T extends string | readonly unknown[]>(text: LocalText<T> | null | undefined): T | undefined {
  return isForeign(text) ? text.text : (text ?? undefined)
}

/** The text if it is in the page's language: meta descriptions have no fallback. */
export function wordsInPageLanguage<T extends string | readonly unknown[]>(text: LocalText<T> | null | undefined): T | undefined {
  return isForeign(text) ? undefined : (text ?? undefined)
}

/** The value for `lang`; undefined: the page's language. */
export function langOf(text: LocalText<string | readonly unknown[]> | null | undefined): Locale | undefined {
  return isForeign(text) ? text.lang : undefined
}

/** Another text in the language of `text`. */
export function withWords<T extends string | readonly unknown[], U extends string | readonly unknown[]>(
  text: LocalText<T>,
  change: (words: T) => U,
): LocalText<U> {
  return withLanguage(change(wordsOf(text)), langOf(text))
}

function isForeign<T extends string | readonly unknown[]>(text: LocalText<T> | null | undefined): text is ForeignText<T> {
  return typeof text === 'object' && text !== null && !Array.isArray(text)
}

/** For names of people and files, whose language is not stored: decided by their script. */
export function textByLetters(text: string, locale: Locale): LocalText {
  const script = scriptOf(text)
  const lang = script && script !== localeTable[locale].script && locales.find((other) => localeTable[other].script === script)
  return withLanguage(text, lang || undefined)
}

/** One Cyrillic letter is enough: Cyrillic texts often contain Latin names, seldom the other way round. */
function scriptOf(text: string): 'cyrillic' | 'latin' | null {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrillic'
  return /\p{Script=Latin}/u.test(text) ? 'latin' : null
}
