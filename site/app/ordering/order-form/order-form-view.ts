// Data of the order form: tickets on sale with their free seats.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { attendeeField } from '@forum/domain/order/order-request.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import type { TicketOnSale } from '@forum/domain/sale/on-sale.ts'
import type { Typed } from '@forum/domain/submission/fields.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import { priceText } from '../ticket-card/price-text.ts'

export type OfferedTicket = ReturnType<typeof offeredTickets>[number]

/** From this number on free seats are not shown. */
const manyLeft = 21

/** Ids of the ticket whose button the visitor clicked, and of the default one, whether sold out or not. */
type Wish = { preferred: string | null; recommended: RecordId | null }

export function offeredTickets(onSale: readonly TicketOnSale[], locale: Locale, { preferred, recommended }: Wish) {
  const choosable = onSale.filter(({ max }) => max > 0)
  const wish = preferred ?? recommended
  // Never another kind in the place of what the visitor came for.
  const chosen = wish === null && choosable.length === 1 ? choosable[0] : choosable.find(({ ticket }) => ticket.id === wish)
  return onSale.map((one) => ({
    id: one.ticket.id,
    name: one.title,
    /** Whole hryvnias. */
    price: one.ticket.price,
    priceText: priceText(one.ticket, locale),
    /** Maximum number per order; 0: sold out. */
    max: one.max,
    /** Free seats, if few. */
    left: one.left !== null && one.left < manyLeft ? one.left : null,
    /** Number that is preselected. */
    chosen: one === chosen ? 1 : 0,
    /** Preselected although the visitor did not choose it. */
    isSuggested: one === chosen && one.ticket.id !== preferred && choosable.length > 1,
  }))
}

/** The tickets with current prices. Pure. */
export function atPrices(tickets: readonly OfferedTicket[], prices: Readonly<Record<string, number>>): OfferedTicket[] {
  return tickets.map((ticket) => {
    const price = prices[ticket.id]
    return price === undefined || price === ticket.price ? ticket : { ...ticket, price, priceText: formatPrice(price) }
  })
}

/** Id of the suggested ticket that the visitor's first choice `id` replaces, unless an attendee was entered for it; otherwise null. */
export function replacedBy(id: RecordId, tickets: readonly OfferedTicket[], typed: Typed): RecordId | null {
  const suggested = tickets.find(({ isSuggested }) => isSuggested)
  if (!suggested || suggested.id === id) return null
  return typed[attendeeField({ ticketId: suggested.id, place: 0 }, 'name')]?.trim() ? null : suggested.id
}
