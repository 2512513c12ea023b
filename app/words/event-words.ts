// Words of events, days and people, as pages of every kind show them.
import type { Locale } from '#domain/localisation/locale.ts'
import type { EventWords, FrameWords } from '#messages/catalogue.ts'
import { loadWords, useWords, wordsIn } from '../locale.tsx'

if (!import.meta.env.SSR)
  await loadWords({
    uk: () => [import('#messages/uk/events.ts')],
    en: () => [import('#messages/en/events.ts')],
    ru: () => [import('#messages/ru/events.ts')],
  })

type PageWords = FrameWords & EventWords

export const eventWordsIn = wordsIn as (locale: Locale) => PageWords
export const useEventWords = useWords as () => PageWords
