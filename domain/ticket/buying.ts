// The one rule of whether and how seats can be bought now: pages, buttons and forms ask it, and nothing else (product.md, 6.1).
import type { PaymentMethod } from '../order/order.ts'
import type { Instant } from '../record.ts'
import { type SaleOptions, type TicketOnSale, ticketsOnSale } from './on-sale.ts'
import { type Sale, type SoldEdition, saleOf, saleOpens } from './sale.ts'

/** How seats are bought: paid by card, by an invoice of the bank, or asked for by a group. */
const waysToBuy = ['card', 'bank', 'form'] as const
export type WayToBuy = (typeof waysToBuy)[number]

export type Buying = {
  sale: Sale
  /** Tickets whose windows are open, sold out ones among them; none while the sale is not open. */
  onSale: readonly TicketOnSale[]
  /** Somebody sells, under terms that can be read (product.md, 6.6). */
  isSellable: boolean
  /** The ways in which a seat can be bought right now; none where there is no seat. */
  ways: readonly WayToBuy[]
  /** When seats are sold again, where there is none now: between two windows of the sale, or sold out but for a later one; else null. */
  goesOn: Instant | null
}

export type BuyingOptions = SaleOptions & {
  currentYear: number
  /** Orders can be kept. */
  isDeskOpen: boolean
  isSellable: boolean
  /** The ways to pay that the site is set up for. */
  payable: Readonly<Record<PaymentMethod, boolean>>
}

/** Whether and how seats of `edition` can be bought: its state, its day, the windows and the quotas of its tickets, the ways to pay. */
export function buyingOf(edition: SoldEdition, options: BuyingOptions): Buying {
  const sale = saleOf(edition, options.currentYear, options.now, options.isDeskOpen)
  const onSale = sale === 'started' ? ticketsOnSale(edition, options) : []
  const hasSeats = onSale.some(({ max }) => max > 0)
  const { isSellable, payable } = options
  return {
    sale,
    onSale,
    isSellable,
    ways: hasSeats && isSellable ? waysToBuy.filter((way) => way === 'form' || payable[way]) : [],
    goesOn: sale === 'started' && isSellable && !hasSeats ? saleOpens(edition.ticketGroups, options.now) : null,
  }
}
