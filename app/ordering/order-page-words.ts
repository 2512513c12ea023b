// Words of the pages of an order and of a ticket: a browser has them when it has the script of one of these, and no other page carries them.
import type { Locale } from '#domain/localisation/locale.ts'
import type { OrderPageWords } from '#messages/catalogue.ts'
import { localeOfPath, useLocale } from '../locale.tsx'

const words = new Map<Locale, OrderPageWords>()

/** Called for every language by the server's entry; a browser asks for its own below. */
export function registerOrderPageWords(locale: Locale, registered: OrderPageWords): void {
  words.set(locale, registered)
}

if (!import.meta.env.SSR) {
  const load: Record<Locale, () => Promise<OrderPageWords>> = {
    uk: () => import('#messages/uk/order-page.ts'),
    en: () => import('#messages/en/order-page.ts'),
    ru: () => import('#messages/ru/order-page.ts'),
  }
  const locale = localeOfPath(location.pathname)
  // What imports this module runs after the words are there, so a page never lacks them.
  registerOrderPageWords(locale, await load[locale]())
}

/** Words of `locale`. Throws when none are registered: no page answers in another language. */
export function orderPageWordsIn(locale: Locale): OrderPageWords {
  const registered = words.get(locale)
  if (!registered) throw new Error(`no words of orders registered for ${locale}`)
  return registered
}

export function useOrderPageWords(): OrderPageWords {
  return orderPageWordsIn(useLocale())
}
