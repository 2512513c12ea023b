import type { Locale } from '#domain/localisation/locale.ts'
import { orderWordsIn } from '#messages/order-words.ts'
import type { OrderWords } from '#messages/uk/order.ts'

export function orderWords(locale: Locale): OrderWords {
  return orderWordsIn[locale]
}
