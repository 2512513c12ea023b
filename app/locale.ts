// The words of each language, as far as they are here: on the server all, in a browser those of the page's islands.
import type { Locale } from '#domain/localisation/locale.ts'
import type { Catalogue } from '#messages/catalogue.ts'

const registered = new Map<Locale, Catalogue>()

/** From here on `words` are those of `locale`. Nothing here imports them, for a browser is sent this file too. */
export function registerWords(locale: Locale, words: Catalogue): void {
  registered.set(locale, words)
}

/** The words of `locale`. Throws when none were registered: no page answers in another language. */
export function wordsIn(locale: Locale): Catalogue {
  const words = registered.get(locale)
  if (!words) throw new Error(`no words registered for ${locale}`)
  return words
}
