// The words of the page that is shown when the app itself cannot answer, in every language.
import type { Locale } from '#domain/localisation/locale.ts'
import { lastResort as english, sendAgain as sendAgainInEnglish } from './en/last-resort.ts'
import { lastResort as russian, sendAgain as sendAgainInRussian } from './ru/last-resort.ts'
import { type LastResortWords, sendAgain as sendAgainInUkrainian, lastResort as ukrainian } from './uk/last-resort.ts'

export const lastResortWords: Readonly<Record<Locale, LastResortWords>> = { uk: ukrainian, en: english, ru: russian }

export const sendAgainWords: Readonly<Record<Locale, string>> = {
  uk: sendAgainInUkrainian,
  en: sendAgainInEnglish,
  ru: sendAgainInRussian,
}
