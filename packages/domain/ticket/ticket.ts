import { type Localised, nothing } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record/record.ts'
import type { RichText } from '../rich-text/rich-text.ts'

/** `soon`: booking; `started`: on sale; `ended`; null: anything else (product.md, 6.1). */
export type TicketsStatus = 'soon' | 'started' | 'ended' | null

export type Ticket = {
  id: RecordId
  title: Localised
  /** What is included. */
  description: Localised<RichText>
  /** Whole units, VAT included. Price changes: price-step.ts. */
  price: number
  /** The price before. */
  oldPrice: number | null
  /** Start of `price`; null: from the beginning. */
  priceFrom: Instant | null
  /** ISO 4217: `UAH`. */
  currency: string
  /** null: unlimited. */
  quota: number | null
  maxPerOrder: number | null
  /** A broadcast ticket: it admits nobody to the venue. */
  isOnline: boolean
  saleStart: Instant | null
  saleEnd: Instant | null
  /** First and last day of validity; null: the edition's. */
  validFrom: Instant | null
  validUntil: Instant | null
}

export const blankTicket: Ticket = {
  id: '',
  title: nothing,
  description: nothing,
  price: 0,
  oldPrice: null,
  priceFrom: null,
  currency: 'UAH',
  quota: null,
  maxPerOrder: null,
  isOnline: false,
  saleStart: null,
  saleEnd: null,
  validFrom: null,
  validUntil: null,
}

export type TicketGroup = { id: RecordId; title: Localised; description: Localised; tickets: readonly Ticket[] }

export const blankTicketGroup: TicketGroup = { id: '', title: nothing, description: nothing, tickets: [] }
