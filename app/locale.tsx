// The page's language and its words, for every component. One document carries one language: the switcher loads a new document.
import { useParams } from 'react-router'
import { type Locale, localeFrom } from '#domain/localisation/locale.ts'
import type { Catalogue } from '#messages/catalogue.ts'

const registered = new Map<Locale, Catalogue>()

/** From here on `words` are those of `locale`. The server registers every language; nothing here imports them, for a browser is sent this file too. */
export function registerWords(locale: Locale, words: Catalogue): void {
  registered.set(locale, words)
}

/** The language of a path; Ukrainian when its first segment is no language. */
export function localeOfPath(pathname: string): Locale {
  return localeFrom(pathname.split('/')[1])
}

/** The words of `locale`. Throws when no entry registered them: no page answers in another language. */
export function wordsIn(locale: Locale): Catalogue {
  const words = registered.get(locale)
  if (!words) throw new Error(`no words registered for ${locale}`)
  return words
}

export function useLocale(): Locale {
  return localeFrom(useParams().lang)
}

export function useWords(): Catalogue {
  return wordsIn(useLocale())
}
