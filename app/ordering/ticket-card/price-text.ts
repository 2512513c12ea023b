import type { Locale } from '#domain/localisation/locale.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { everyWordIn } from '../../words/every-word.ts'

/** A ticket's price as visitors read it: a word where it costs nothing. */
export function priceText({ price, currency }: Pick<Ticket, 'price' | 'currency'>, locale: Locale): string {
  return price === 0 ? everyWordIn(locale).ticket.free : formatPrice(price, currency)
}
