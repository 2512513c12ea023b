// Words of the pages of ordering: they travel with their page, and no other page loads them.
import type { Locale } from '#domain/localisation/locale.ts'
import { order as english } from '#messages/en/order.ts'
import { order as russian } from '#messages/ru/order.ts'
import { type OrderWords, order as ukrainian } from '#messages/uk/order.ts'

const words: Readonly<Record<Locale, OrderWords>> = { uk: ukrainian, en: english, ru: russian }

export function orderWords(locale: Locale): OrderWords {
  return words[locale]
}
