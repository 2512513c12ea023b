// Words of the pages about the forum, of contacts, materials, thanks, search and donations.
import type { FrameWords, ReferenceWords } from '#messages/catalogue.ts'
import { loadWords, useWords } from '../locale.tsx'

if (!import.meta.env.SSR)
  await loadWords({
    uk: () => [import('#messages/uk/reference.ts')],
    en: () => [import('#messages/en/reference.ts')],
    ru: () => [import('#messages/ru/reference.ts')],
  })

export const useReferenceWords = useWords as () => FrameWords & ReferenceWords
