// What a visitor chose to buy, read from the address or a form against what is on sale.
import type { Ticket } from '../ticket/ticket.ts'
import { maxSeats } from './order.ts'

export type Choice = { ticket: Ticket; quantity: number }

export type ChoiceFault = 'nothing' | 'tooMany' | 'notOnSale'

export type ChoiceReading = { isValid: true; choices: readonly Choice[] } | { isValid: false; fault: ChoiceFault }

/** Name of a ticket's field of quantity. */
export const quantityField = (ticketId: string) => `ticket-${ticketId}`

/**
 * Reads quantities of `tickets` (all that are on sale now). What the fields name that is not on sale is a fault, never left out silently:
 * the visitor would pay for less than they chose.
 */
export function readChoices(tickets: readonly Ticket[], given: Iterable<readonly [string, unknown]>): ChoiceReading {
  const quantities = new Map<string, number>()
  for (const [name, value] of given) {
    if (!name.startsWith('ticket-') || value === '' || value === '0') continue
    const quantity = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
    if (Number.isNaN(quantity) || quantities.has(name)) return { isValid: false, fault: 'tooMany' }
    if (quantity > 0) quantities.set(name, quantity)
  }
  const choices = tickets.flatMap((ticket) => {
    const quantity = quantities.get(quantityField(ticket.id))
    return quantity === undefined ? [] : [{ ticket, quantity }]
  })
  if (choices.length < quantities.size) return { isValid: false, fault: 'notOnSale' }
  if (choices.length === 0) return { isValid: false, fault: 'nothing' }
  const seats = choices.reduce((sum, { quantity }) => sum + quantity, 0)
  const isTooMany = seats > maxSeats || choices.some(({ ticket, quantity }) => quantity > maxOf(ticket))
  return isTooMany ? { isValid: false, fault: 'tooMany' } : { isValid: true, choices }
}

/** How many of a ticket one order may hold. */
export function maxOf(ticket: Pick<Ticket, 'maxPerOrder'>): number {
  return Math.max(1, Math.min(maxSeats, ticket.maxPerOrder ?? maxSeats))
}
