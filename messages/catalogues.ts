// The words of the pages in every language, for the server: a browser loads only those of its document.
import type { Locale } from '#domain/localisation/locale.ts'
import { catalogue as english } from './en/catalogue.ts'
import { catalogue as russian } from './ru/catalogue.ts'
import { type Catalogue, catalogue as ukrainian } from './uk/catalogue.ts'

export const catalogues: Readonly<Record<Locale, Catalogue>> = { uk: ukrainian, en: english, ru: russian }
