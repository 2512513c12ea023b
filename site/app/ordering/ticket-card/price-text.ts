import { wordsIn } from '@forum/design/page/locale.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'

/** Price of a ticket, or a word for free. */
export function priceText({ price, currency }: Pick<Ticket, 'price' | 'currency'>, locale: Locale): string {
  return price === 0 ? wordsIn(locale).ticket.free : formatPrice(price, currency)
}
