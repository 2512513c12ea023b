// A ticket's price can change at a time that editors set.
import type { Instant } from '../record.ts'
import type { Ticket } from './ticket.ts'

type Priced = Pick<Ticket, 'price' | 'oldPrice' | 'priceFrom'>

const isBefore = ({ priceFrom }: Priced, now: Instant) => priceFrom !== null && now < priceFrom

/** What a ticket costs at `now` (ms). */
export function priceAt(ticket: Priced, now: Instant): number {
  return isBefore(ticket, now) ? (ticket.oldPrice ?? ticket.price) : ticket.price
}

/** The next price and its start (ms); null: no change, or the sale ends before. */
export function priceAhead(ticket: Priced & Pick<Ticket, 'saleEnd'>, now: Instant): { price: number; from: Instant } | null {
  const { price, priceFrom, saleEnd } = ticket
  if (priceFrom === null || priceAt(ticket, now) === price || (saleEnd !== null && saleEnd <= priceFrom)) return null
  return { price, from: priceFrom }
}
