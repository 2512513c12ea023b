// Words of the pages of tickets and of forms.
import type { FrameWords, OrderingWords } from '#messages/catalogue.ts'
import { loadWords, useWords } from '../locale.tsx'

if (!import.meta.env.SSR)
  await loadWords({
    uk: () => [import('#messages/uk/ordering.ts')],
    en: () => [import('#messages/en/ordering.ts')],
    ru: () => [import('#messages/ru/ordering.ts')],
  })

export const useOrderingWords = useWords as () => FrameWords & OrderingWords
