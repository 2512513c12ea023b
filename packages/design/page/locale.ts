// Registered words by language: all on the server, those of the page's islands in a browser.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'

const registered = new Map<Locale, Catalogue>()

/** Registers the words of `locale`. This file imports no words, because browsers load it. */
export function registerWords(locale: Locale, words: Catalogue): void {
  registered.set(locale, words)
}

/** Throws when none are registered: a page never falls back to another language. */
export function wordsIn(locale: Locale): Catalogue {
  const words = registered.get(locale)
  if (!words) throw new Error(`no words registered for ${locale}`)
  return words
}
