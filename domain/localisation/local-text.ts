import { type Locale, locales, localeTable } from './locale.ts'
import { choose, type Localised } from './localised.ts'

/** A text that is not in the language of the page that shows it. */
type ForeignText<T> = { text: T; lang: Locale }

/**
 * A text as a page shows it, plain (a string) or rich (a list of nodes): itself where it is in the page's language, with its language
 * where it is not. Whoever reads one asks `wordsOf` and `langOf`.
 */
export type LocalText<T extends string | readonly unknown[] = string> = T | ForeignText<T>

/** The field in `locale` with its fallbacks; null when nothing is filled in, or nothing but `-`. */
export function localText<T extends string | readonly unknown[]>(field: Localised<T>, locale: Locale): LocalText<T> | null {
  const chosen = choose(field, locale)
  return chosen ? textFrom(chosen.value, chosen.locale, locale) : null
}

/** `text` in `lang`; undefined: in the page's language. */
export function textIn<T extends string | readonly unknown[]>(text: T, lang: Locale | undefined): LocalText<T> {
  return lang ? { text, lang } : text
}

/** What was written in `language`, on a page in `locale`. */
export function textFrom<T extends string | readonly unknown[]>(text: T, language: Locale, locale: Locale): LocalText<T> {
  return textIn(text, language === locale ? undefined : language)
}

/** The title of what is published in `locale`, which has one there; an empty text for anything else. */
export function localTitle(title: Localised, locale: Locale): LocalText {
  return localText(title, locale) ?? ''
}

/** The text without its language, for where no element can carry one: a document's title, an address, a comparison. */
export function wordsOf<T extends string | readonly unknown[]>(text: LocalText<T>): T
export function wordsOf<T extends string | readonly unknown[]>(text: LocalText<T> | null | undefined): T | undefined
export function wordsOf<T extends string | readonly unknown[]>(text: LocalText<T> | null | undefined): T | undefined {
  return isForeign(text) ? text.text : (text ?? undefined)
}

/** The text where it is in the page's language: a description of the page in its head has no other, unlike what stands on it. */
export function ownWords<T extends string | readonly unknown[]>(text: LocalText<T> | null | undefined): T | undefined {
  return isForeign(text) ? undefined : (text ?? undefined)
}

/** The language to say with the text; undefined: it is the page's. */
export function langOf(text: LocalText<string | readonly unknown[]> | null | undefined): Locale | undefined {
  return isForeign(text) ? text.lang : undefined
}

/** `text` with other words in the same language. */
export function withWords<T extends string | readonly unknown[], U extends string | readonly unknown[]>(
  text: LocalText<T>,
  change: (words: T) => U,
): LocalText<U> {
  return textIn(change(wordsOf(text)), langOf(text))
}

function isForeign<T extends string | readonly unknown[]>(text: LocalText<T> | null | undefined): text is ForeignText<T> {
  return typeof text === 'object' && text !== null && !Array.isArray(text)
}

/** Names of people and files have one language, which nobody writes down: their letters tell when it is not the page's. */
export function textByLetters(text: string, locale: Locale): LocalText {
  const script = scriptOf(text)
  const lang = script && script !== localeTable[locale].script && locales.find((other) => localeTable[other].script === script)
  return textIn(text, lang || undefined)
}

/** One Cyrillic letter is enough: names in Cyrillic texts are often written in Latin ones, hardly ever the other way round. */
function scriptOf(text: string): 'cyrillic' | 'latin' | null {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrillic'
  return /\p{Script=Latin}/u.test(text) ? 'latin' : null
}
