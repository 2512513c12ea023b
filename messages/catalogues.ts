// The words of the pages in every language, for the server: a browser loads only those of its document and of what it shows.
import type { Locale } from '#domain/localisation/locale.ts'
import type { Catalogue } from './catalogue.ts'
import { groups as english } from './en/groups.ts'
import { groups as russian } from './ru/groups.ts'
import { groups as ukrainian } from './uk/groups.ts'
import { type Words, withWords } from './with-words.ts'

const whole = (groups: Readonly<Record<string, Words>>) => Object.values(groups).reduce(withWords, {}) as Catalogue

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  uk: whole(ukrainian),
  en: whole(english),
  ru: whole(russian),
}
