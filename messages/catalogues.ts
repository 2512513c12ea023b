// The words of the pages in every language, for the server: a browser loads only those of its document.
import type { Locale } from '#domain/localisation/locale.ts'
import type { Catalogue, OrderPageWords } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'
import * as englishOrder from './en/order-page.ts'
import { catalogue as russian } from './ru/catalogue.ts'
import * as russianOrder from './ru/order-page.ts'
import { catalogue as ukrainian } from './uk/catalogue.ts'
import * as ukrainianOrder from './uk/order-page.ts'

export const catalogues: Readonly<Record<Locale, Catalogue & OrderPageWords>> = {
  uk: { ...ukrainian, ...ukrainianOrder },
  en: { ...english, ...englishOrder },
  ru: { ...russian, ...russianOrder },
}
