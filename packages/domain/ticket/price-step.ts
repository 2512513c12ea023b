// A ticket's price can change at a time that editors set.
import type { Instant } from '../record/record.ts'
import type { Ticket } from './ticket.ts'

type Priced = Pick<Ticket, 'price' | 'oldPrice' | 'priceFrom' | 'saleStart'>

const isBefore = (ticket: Priced, now: Instant) =>
  ticket.priceFrom !== null && now < ticket.priceFrom && !isNeverSoldBefore(ticket)

/** Whether it is not sold before its price holds: nobody can buy it at the former one. */
const isNeverSoldBefore = ({ priceFrom, saleStart }: Priced) => priceFrom !== null && saleStart !== null && saleStart >= priceFrom

/** A higher price at which it could be bought before `now` (ms); null: there was none, and what is asked is no discount. */
export function formerPrice(ticket: Priced, now: Instant): number | null {
  const { oldPrice, saleStart } = ticket
  const isYetToOpen = saleStart !== null && now < saleStart
  if (oldPrice === null || oldPrice <= priceAt(ticket, now) || isYetToOpen || isNeverSoldBefore(ticket)) return null
  return oldPrice
}

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
