// The words of the page about feeds and of the programme in a frame, for the server: they travel with their page, and no other page loads them.
import type { Locale } from '#domain/localisation/locale.ts'
import * as english from './en/open-data.ts'
import * as russian from './ru/open-data.ts'
import type { OpenDataWords } from './uk/open-data.ts'
import * as ukrainian from './uk/open-data.ts'

export const openDataWordsIn: Readonly<Record<Locale, OpenDataWords>> = {
  uk: { openData: ukrainian.openData, embed: ukrainian.embed },
  en: { openData: english.openData, embed: english.embed },
  ru: { openData: russian.openData, embed: russian.embed },
}
