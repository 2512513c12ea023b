// Words of one's own programme, of the screens in the halls and of the list of changes.
import type { Locale } from '#domain/localisation/locale.ts'
import type { EventWords, FrameWords, PlanWords, ProgrammeWords } from '#messages/catalogue.ts'
import { loadWords, useWords, wordsIn } from '../locale.tsx'

if (!import.meta.env.SSR)
  await loadWords({
    uk: () => [import('#messages/uk/events.ts'), import('#messages/uk/programme.ts'), import('#messages/uk/plan.ts')],
    en: () => [import('#messages/en/events.ts'), import('#messages/en/programme.ts'), import('#messages/en/plan.ts')],
    ru: () => [import('#messages/ru/events.ts'), import('#messages/ru/programme.ts'), import('#messages/ru/plan.ts')],
  })

type PageWords = FrameWords & EventWords & ProgrammeWords & PlanWords

export const planWordsIn = wordsIn as (locale: Locale) => PageWords
export const usePlanWords = useWords as () => PageWords
