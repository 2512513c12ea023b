// Parses a visitor's choice of tickets from the address or form, against the tickets on sale.
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { maxInOrder, maxSeats, type TicketOnSale } from '../sale/on-sale.ts'
import type { Ticket } from '../ticket/ticket.ts'
import type { Attendee, OrderLine } from './order.ts'

/** `title`: name under which the ticket is sold. */
export type Choice = { ticket: Ticket; title: string; quantity: number }

export type ChoiceFault = 'nothing' | 'tooMany' | 'notOnSale' | 'priceChanged'

export type ChoiceReading = { isValid: true; choices: readonly Choice[] } | { isValid: false; fault: ChoiceFault }

/** Name of a ticket's quantity field. */
export const quantityField = (ticketId: string) => `ticket-${ticketId}`

/** Name of the field with the price that the form showed. It is only compared, never used as the price. */
export const shownPriceField = (ticketId: string) => `shown-${ticketId}`

/**
 * Parses quantities of `onSale` (including sold-out tickets). An unknown ticket or a changed price is an error: the visitor must not pay for
 * something else than they chose. Free seats are not checked here.
 */
export function readChoices(onSale: readonly TicketOnSale[], given: Iterable<readonly [string, unknown]>): ChoiceReading {
  const quantities = new Map<string, number>()
  const fields = [...given]
  for (const [name, value] of fields) {
    if (!name.startsWith('ticket-') || value === '' || value === '0') continue
    const quantity = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
    if (Number.isNaN(quantity) || quantities.has(name)) return { isValid: false, fault: 'tooMany' }
    if (quantity > 0) quantities.set(name, quantity)
  }
  const choices = onSale.flatMap(({ ticket, title }) => {
    const quantity = quantities.get(quantityField(ticket.id))
    return quantity === undefined ? [] : [{ ticket, title: wordsOf(title), quantity }]
  })
  if (choices.length < quantities.size) return { isValid: false, fault: 'notOnSale' }
  if (choices.length === 0) return { isValid: false, fault: 'nothing' }
  const seats = choices.reduce((sum, { quantity }) => sum + quantity, 0)
  const isTooMany = seats > maxSeats || choices.some(({ ticket, quantity }) => quantity > maxInOrder(ticket))
  if (isTooMany) return { isValid: false, fault: 'tooMany' }
  const shown = new Map(fields)
  const isAnother = ({ ticket: { id, price } }: Choice) => (shown.get(shownPriceField(id)) ?? `${price}`) !== `${price}`
  return choices.some(isAnother) ? { isValid: false, fault: 'priceChanged' } : { isValid: true, choices }
}

/** Order lines; `attendees`: of all seats, in the order of the choice. */
export function orderLinesOf(choices: readonly Choice[], attendees: readonly Attendee[]): OrderLine[] {
  let taken = 0
  return choices.map(({ ticket, title, quantity }) => {
    const own = attendees.slice(taken, taken + quantity)
    taken += quantity
    return { ticketId: ticket.id, title, price: ticket.price, attendees: own }
  })
}
