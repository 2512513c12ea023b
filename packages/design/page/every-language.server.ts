// Registers the words of all languages on the server; a browser gets only those of the page's islands.
import { locales } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { registerWords } from './locale.ts'

export function registerEveryLanguage(): void {
  for (const locale of locales) registerWords(locale, catalogues[locale])
}
