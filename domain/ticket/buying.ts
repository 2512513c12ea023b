// The rule whether and how seats can be bought now, for all pages, buttons and forms (product.md, 6.1).
import type { PaymentMethod } from '../order/order.ts'
import type { Instant } from '../record.ts'
import { type SaleOptions, type TicketOnSale, ticketsOnSale } from './on-sale.ts'
import { type Sale, type SoldEdition, saleOf, saleOpens } from './sale.ts'

/** By card, by bank invoice, or as a group request. */
const waysToBuy = ['card', 'bank', 'form'] as const
export type WayToBuy = (typeof waysToBuy)[number]

export type Buying = {
  sale: Sale
  /** Tickets in their sale period, including sold-out ones; empty while the sale is closed. */
  onSale: readonly TicketOnSale[]
  /** Seller and terms are published (product.md, 6.6). */
  isSellable: boolean
  /** Possible ways to buy now; empty without free seats. */
  ways: readonly WayToBuy[]
  /** When the next seats are sold, if none are now: between two sale periods, or sold out until a later one; otherwise null. */
  goesOn: Instant | null
}

export type BuyingOptions = SaleOptions & {
  currentYear: number
  /** The desk can store orders. */
  isDeskOpen: boolean
  isSellable: boolean
  /** Configured payment methods. */
  payable: Readonly<Record<PaymentMethod, boolean>>
}

/** Depends on the edition's state and days, sale periods and quotas of its tickets, and payment methods. */
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
