import { type Locale, locales, localeTable } from './locale.ts'
import { choose, type Localised } from './localised.ts'

/** A text as a page shows it, plain or rich: `lang` says its language, and only where that is not the page's. */
export type LocalText<T = string> = { text: T; lang?: Locale }

/** The field in `locale` with its fallbacks; null when nothing is filled in, or nothing but `-`. */
export function localText<T>(field: Localised<T>, locale: Locale): LocalText<T> | null {
  const chosen = choose(field, locale)
  return chosen ? textFrom(chosen.value, chosen.locale, locale) : null
}

/** What was written in `language`, on a page in `locale`. */
export function textFrom<T>(text: T, language: Locale, locale: Locale): LocalText<T> {
  return { text, ...(language !== locale && { lang: language }) }
}

/** The title of what is published in `locale`, which has one there; an empty text for anything else. */
export function localTitle(title: Localised, locale: Locale): LocalText {
  return localText(title, locale) ?? { text: '' }
}

/** Words of the catalogue beside those of editors: they are in the page's language. */
export function asLocalText(text: string | LocalText): LocalText {
  return typeof text === 'string' ? { text } : text
}

/** Names of people and files have one language, which nobody writes down: their letters tell when it is not the page's. */
export function textByLetters(text: string, locale: Locale): LocalText {
  const script = scriptOf(text)
  const lang = script && script !== localeTable[locale].script && locales.find((other) => localeTable[other].script === script)
  return { text, ...(lang && { lang }) }
}

/** One Cyrillic letter is enough: names in Cyrillic texts are often written in Latin ones, hardly ever the other way round. */
function scriptOf(text: string): 'cyrillic' | 'latin' | null {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrillic'
  return /\p{Script=Latin}/u.test(text) ? 'latin' : null
}
