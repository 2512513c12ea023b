import type { Locale } from '#domain/localisation/locale.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { wordsIn } from '../../page/locale.ts'

/** Price of a ticket, or a word for free. */
export function priceText({ price, currency }: Pick<Ticket, 'price' | 'currency'>, locale: Locale): string {
  return price === 0 ? wordsIn(locale).ticket.free : formatPrice(price, currency)
}
