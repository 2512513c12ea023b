// The words of the pages of ordering in every language, for the server: they travel with their page, and no other page loads them.
import type { Locale } from '#domain/localisation/locale.ts'
import { order as english } from './en/order.ts'
import { order as russian } from './ru/order.ts'
import { type OrderWords, order as ukrainian } from './uk/order.ts'

export const orderWordsIn: Readonly<Record<Locale, OrderWords>> = { uk: ukrainian, en: english, ru: russian }
