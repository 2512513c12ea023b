// The rule whether and how seats can be bought now, for all pages, buttons and forms (product.md, 6.1).
import { wordsOf } from '../localisation/local-text.ts'
import type { PaymentMethod } from '../payment/payment.ts'
import type { Instant } from '../record/record.ts'
import { publishedGroups, type SaleOptions, type TicketOnSale, ticketsOnSale } from './on-sale.ts'
import { type Sale, type SoldEdition, saleOf, saleOpens } from './sale.ts'

/** By card, by bank invoice, or as a group request. */
const waysToBuy = ['card', 'bank', 'form'] as const
export type WayToBuy = (typeof waysToBuy)[number]

/** What visitors must know of an open sale before they choose (product.md, 6.1). */
export type Remark =
  /** No seller, offer or terms. */
  | { is: 'closed' }
  /** No ticket in its sale period. */
  | { is: 'none' }
  /** No free seats. */
  | { is: 'soldOut' }
  /** Only broadcasts are left, and why: tickets to the venue are sold out, over, or sold later. */
  | { is: 'onlineOnly'; hall: 'soldOut' | 'over' }
  | { is: 'onlineOnly'; hall: 'ahead'; from: Instant }
  /** Names of the kinds without free seats; others have some. */
  | { is: 'soldOutKinds'; names: readonly string[] }

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
  /** null: everything is for sale, the sale is not open, or `goesOn` says it. */
  remark: Remark | null
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
  const goesOn = sale === 'started' && isSellable && !hasSeats ? saleOpens(edition.ticketGroups, options.now) : null
  return {
    sale,
    onSale,
    isSellable,
    ways: hasSeats && isSellable ? waysToBuy.filter((way) => way === 'form' || payable[way]) : [],
    goesOn,
    remark: sale === 'started' && goesOn === null ? remarkOf(edition, onSale, options) : null,
  }
}

function remarkOf(edition: SoldEdition, onSale: readonly TicketOnSale[], options: BuyingOptions): Remark | null {
  if (!options.isSellable) return { is: 'closed' }
  const [gone, free] = [onSale.filter(({ max }) => max === 0), onSale.filter(({ max }) => max > 0)]
  if (free.length === 0) return { is: gone.length > 0 ? 'soldOut' : 'none' }
  const published = publishedGroups(edition.ticketGroups, options.locale)
  const inHall = published.flatMap(({ tickets }) => tickets).filter(({ isOnline }) => !isOnline)
  if (inHall.length > 0 && free.every(({ ticket }) => ticket.isOnline)) {
    if (gone.some(({ ticket }) => !ticket.isOnline)) return { is: 'onlineOnly', hall: 'soldOut' }
    const from = saleOpens([{ tickets: inHall }], options.now)
    return from === null ? { is: 'onlineOnly', hall: 'over' } : { is: 'onlineOnly', hall: 'ahead', from }
  }
  return gone.length > 0 ? { is: 'soldOutKinds', names: gone.map(({ title }) => wordsOf(title)) } : null
}
