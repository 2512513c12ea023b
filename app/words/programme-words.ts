// Words of the programme and of the pages of its sessions and events.
import type { Locale } from '#domain/localisation/locale.ts'
import type { EventWords, FrameWords, ProgrammeWords } from '#messages/catalogue.ts'
import { loadWords, useWords, wordsIn } from '../locale.tsx'

if (!import.meta.env.SSR)
  await loadWords({
    uk: () => [import('#messages/uk/events.ts'), import('#messages/uk/programme.ts')],
    en: () => [import('#messages/en/events.ts'), import('#messages/en/programme.ts')],
    ru: () => [import('#messages/ru/events.ts'), import('#messages/ru/programme.ts')],
  })

type PageWords = FrameWords & EventWords & ProgrammeWords

export const programmeWordsIn = wordsIn as (locale: Locale) => PageWords
export const useProgrammeWords = useWords as () => PageWords
