// Words of news, videos, photos and broadcasts.
import type { Locale } from '#domain/localisation/locale.ts'
import type { FrameWords, ReadingWords } from '#messages/catalogue.ts'
import { loadWords, useWords, wordsIn } from '../locale.tsx'

if (!import.meta.env.SSR)
  await loadWords({
    uk: () => [import('#messages/uk/reading.ts')],
    en: () => [import('#messages/en/reading.ts')],
    ru: () => [import('#messages/ru/reading.ts')],
  })

type PageWords = FrameWords & ReadingWords

export const readingWordsIn = wordsIn as (locale: Locale) => PageWords
export const useReadingWords = useWords as () => PageWords
