// A ticket's price may change at a moment that editors set: until then it costs what it cost before.
import type { Instant } from '../record.ts'
import type { Ticket } from './ticket.ts'

type Priced = Pick<Ticket, 'price' | 'oldPrice' | 'priceFrom'>

const isBefore = ({ priceFrom }: Priced, now: Instant) => priceFrom !== null && now < priceFrom

/** What a ticket costs at `now` (ms). */
export function priceAt(ticket: Priced, now: Instant): number {
  return isBefore(ticket, now) ? (ticket.oldPrice ?? ticket.price) : ticket.price
}

/** The price that will be asked, and from when (ms); null: the price stays, or nothing is sold any more by then. */
export function priceAhead(ticket: Priced & Pick<Ticket, 'saleEnd'>, now: Instant): { price: number; from: Instant } | null {
  const { price, priceFrom, saleEnd } = ticket
  if (priceFrom === null || priceAt(ticket, now) === price || (saleEnd !== null && saleEnd <= priceFrom)) return null
  return { price, from: priceFrom }
}
