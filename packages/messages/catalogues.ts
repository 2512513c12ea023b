// The words of every language. What runs in a browser loads none of this: it is given its words.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { files as en } from './en/words.ts'
import { files as ru } from './ru/words.ts'
import { type Catalogue, catalogueOf } from './uk/catalogue.ts'
import { files as uk } from './uk/words.ts'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  uk: catalogueOf(uk),
  en: catalogueOf(en),
  ru: catalogueOf(ru),
}
