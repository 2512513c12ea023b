// Words of the home page and of a forum's own page.
import type { Locale } from '#domain/localisation/locale.ts'
import type { EventWords, FrameWords, HomeWords } from '#messages/catalogue.ts'
import { loadWords, useWords, wordsIn } from '../locale.tsx'

if (!import.meta.env.SSR)
  await loadWords({
    uk: () => [import('#messages/uk/events.ts'), import('#messages/uk/home.ts')],
    en: () => [import('#messages/en/events.ts'), import('#messages/en/home.ts')],
    ru: () => [import('#messages/ru/events.ts'), import('#messages/ru/home.ts')],
  })

type PageWords = FrameWords & EventWords & HomeWords

export const homeWordsIn = wordsIn as (locale: Locale) => PageWords
export const useHomeWords = useWords as () => PageWords
