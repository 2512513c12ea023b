// Words of the pages of an order and of a ticket.
import type { Locale } from '#domain/localisation/locale.ts'
import type { FrameWords, OrderPageWords } from '#messages/catalogue.ts'
import { loadWords, useWords, wordsIn } from '../locale.tsx'

if (!import.meta.env.SSR)
  await loadWords({
    uk: () => [import('#messages/uk/order-page.ts')],
    en: () => [import('#messages/en/order-page.ts')],
    ru: () => [import('#messages/ru/order-page.ts')],
  })

type PageWords = FrameWords & OrderPageWords

export const orderPageWordsIn = wordsIn as (locale: Locale) => PageWords
export const useOrderPageWords = useWords as () => PageWords
