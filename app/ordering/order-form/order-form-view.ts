// What the form of an order draws: the tickets that can be chosen now, with what is left of them.
import type { Locale } from '#domain/localisation/locale.ts'
import type { RecordId } from '#domain/record.ts'
import type { TicketOnSale } from '#domain/ticket/on-sale.ts'
import { priceText } from '../ticket-card/price-text.ts'

export type OfferedTicket = {
  id: RecordId
  name: TicketOnSale['title']
  /** Whole hryvnias. */
  price: number
  priceText: string
  /** How many may be chosen; 0: sold out. */
  max: number
  /** Seats, where there are so few that it matters. */
  left: number | null
  /** How many stand chosen when the page is opened. */
  chosen: number
}

/** From how many seats on their number is not worth saying. */
const manyLeft = 21

/** `preferred`: id of the ticket by whose button the visitor came. */
export function offeredTickets(onSale: readonly TicketOnSale[], locale: Locale, preferred: string | null): OfferedTicket[] {
  const choosable = onSale.filter(({ max }) => max > 0)
  const chosen = choosable.find(({ ticket }) => ticket.id === preferred) ?? (choosable.length === 1 ? choosable[0] : undefined)
  return onSale.map((one) => ({
    id: one.ticket.id,
    name: one.title,
    price: one.ticket.price,
    priceText: priceText(one.ticket, locale),
    max: one.max,
    left: one.left !== null && one.left < manyLeft ? one.left : null,
    chosen: one === chosen ? 1 : 0,
  }))
}
