// The words of every language. What runs in a browser loads none of this: it is given its words.
import type { Locale } from '#domain/localisation/locale.ts'
import { words as en } from './en/words.ts'
import { words as ru } from './ru/words.ts'
import type { Catalogue } from './uk/catalogue.ts'
import { words as uk } from './uk/words.ts'

export const catalogues: Readonly<Record<Locale, Catalogue>> = { uk, en, ru }
