// The words of every language, for whoever draws on the server's side; a browser has those that its page's islands say.
import { locales } from '#domain/localisation/locale.ts'
import { catalogues } from '#messages/catalogues.ts'
import { registerWords } from './locale.ts'

/** From here on there is every word of every language. */
export function registerEveryLanguage(): void {
  for (const locale of locales) registerWords(locale, catalogues[locale])
}
