// The page's language and its words, for every component. One document carries one language: the switcher loads a new document.
import { useParams } from 'react-router'
import { type Locale, localeFrom } from '#domain/localisation/locale.ts'
import type { Catalogue } from '#messages/catalogue.ts'

const catalogues = new Map<Locale, Catalogue>()

/** Called by the entries: the server has every language, a browser the one of its document. */
export function registerWords(locale: Locale, catalogue: Catalogue): void {
  catalogues.set(locale, catalogue)
}

/** The language of a path; Ukrainian when its first segment is no language. */
export function localeOfPath(pathname: string): Locale {
  return localeFrom(pathname.split('/')[1])
}

/** Words of `locale`. Throws when no entry registered them: no page answers in another language. */
export function wordsIn(locale: Locale): Catalogue {
  const catalogue = catalogues.get(locale)
  if (!catalogue) throw new Error(`no words registered for ${locale}`)
  return catalogue
}

export function useLocale(): Locale {
  return localeFrom(useParams().lang)
}

export function useWords(): Catalogue {
  return wordsIn(useLocale())
}
