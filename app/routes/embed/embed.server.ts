import type { Locale } from '#domain/localisation/locale.ts'
import { openDataWordsIn } from '#messages/open-data-words.ts'
import type { OpenDataWords } from '#messages/uk/open-data.ts'

export function embedWords(locale: Locale): OpenDataWords['embed'] {
  return openDataWordsIn[locale].embed
}
